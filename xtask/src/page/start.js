// Until the program is there: the language and the light that the reader has chosen, and the styles of pictures, which markup may not have.
const chosen = (what) => { try { return localStorage.getItem(`farbraum-${what}`); } catch { return null; } };
const root = document.documentElement;
const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === "de" || tag === "en");
root.lang = chosen("language") ?? spoken ?? "en";
root.dataset.theme = chosen("theme") ?? "auto";
root.dataset.symbols = chosen("symbols") ?? "on";
root.dataset.letters = chosen("letters") ?? "100";
root.dataset.hand = chosen("hand") ?? "right";
// The server speaks it too, where it draws what is seen first.
document.cookie = `farbraum-language=${root.lang}; path=/; max-age=31536000; samesite=lax`;
for (const styled of document.querySelectorAll("[data-style]")) styled.style.cssText = styled.dataset.style;
// What the page at this address needs beside what every page needs, so that it comes at the same time.
const FIRST = {{first}};
const sight = document.getElementById("splash");
const way = location.pathname.split("/").slice(1);
const places = ["any", way[0], way.slice(0, 2).join("/"), sight?.dataset.first].flatMap((place) => [place, `${place}:${root.lang}`]);
for (const href of new Set(places.flatMap((place) => FIRST[place] ?? []))) {
  const link = Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
  document.head.append(link);
}
// Removes the first picture as soon as the program has drawn the page.
new MutationObserver((_, watch) => {
  if (!document.querySelector("#content:not(.laying)")) return;
  sight?.remove();
  watch.disconnect();
}).observe(document.body, { childList: true, subtree: true });
// Only after the styles have come: a slow network shows something before it brings the program, which is large.
const { default: start } = await import("{{js}}");
await start({ module_or_path: "{{wasm}}" });
// Only now, so that nothing waits for it. Without it everything works but the page without a network.
navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" }).catch((why) => console.info(why));
