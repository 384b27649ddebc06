import start from "{{js}}";
await start({ module_or_path: "{{wasm}}" });
// Only now, so that it does not keep anybody waiting. Without it everything works but the page without a network.
navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" }).catch((why) => console.info(why));
