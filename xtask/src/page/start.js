import start from "{{js}}";
// What the page at this address needs beside what every page needs, so that it comes at the same time.
const FIRST = {{first}};
for (const href of FIRST[location.pathname.split("/")[1]] ?? []) {
  const link = Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
  document.head.append(link);
}
await start({ module_or_path: "{{wasm}}" });
// Only now, so that it does not keep anybody waiting. Without it everything works but the page without a network.
navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" }).catch((why) => console.info(why));
