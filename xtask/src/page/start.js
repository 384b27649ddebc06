// Browsers run this only after the styles have come: a slow network shows something before it brings the program, which is large.
import start from "{{js}}";
// Until the program is there: the language and the light that somebody has chosen, and the styles of pictures, which markup may not have.
const chosen = (what) => { try { return localStorage.getItem(`farbraum-${what}`); } catch { return null; } };
const root = document.documentElement;
root.lang = chosen("language") ?? (navigator.language.startsWith("de") ? "de" : "en");
root.dataset.theme = chosen("theme") ?? "auto";
root.dataset.symbols = chosen("symbols") ?? "on";
for (const styled of document.querySelectorAll("[data-style]")) styled.style.cssText = styled.dataset.style;
// What the page at this address needs beside what every page needs, so that it comes at the same time.
const FIRST = {{first}};
for (const href of FIRST[location.pathname.split("/")[1]] ?? []) {
  const link = Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
  document.head.append(link);
}
await start({ module_or_path: "{{wasm}}" });
// Only now, so that it does not keep anybody waiting. Without it everything works but the page without a network.
navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" }).catch((why) => console.info(why));
