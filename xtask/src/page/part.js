
// Files with several chunks, as they are loaded. What could not be loaded is asked for again.
const files = {};
function load(address) {
    const file = fetch(address).then((response) => {
        if (!response.ok) throw new Error(`${address}: ${response.status}`);
        return response.arrayBuffer();
    });
    file.catch(() => delete files[address]);
    return file;
}
function part(address, begin, length) {
    const headers = { "Content-Type": "application/wasm" };
    const take = (bytes) => new Response(new Uint8Array(bytes, begin, length), { headers });
    return (files[address] ??= load(address)).then(take);
}
