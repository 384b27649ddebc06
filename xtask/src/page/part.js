
// Files with several pieces, as they are loaded. What could not be loaded is asked for again.
const files = {};
function part(address, begin, length) {
    files[address] ??= fetch(address).then((response) => {
        if (!response.ok) throw new Error(`${address}: ${response.status}`);
        return response.arrayBuffer();
    });
    files[address].catch(() => delete files[address]);
    const headers = { "Content-Type": "application/wasm" };
    return files[address].then((bytes) => new Response(new Uint8Array(bytes, begin, length), { headers }));
}
