// Keeps the page for when there is no network, and calls the player whose turn it is. Written by `cargo xtask page`: another page is another script.
//
// A page that is open goes on with the files it began with: this script takes over when no page of the old one is open any
// more. Meanwhile a visitor who loads the page with a network gets the new one all the same, because the network is asked first.
const FILES = {{files}};
const CACHE = "farbraum-{{version}}";
const INDEX = "/index.html";
// How long the network may take to answer before the kept page is shown.
const PATIENCE = 4000;

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(file(request));
});

// All or nothing. What is named by its content may come from the browser's own cache, the rest must be new.
async function keep() {
  const cache = await caches.open(CACHE);
  const fresh = (path) => new Request(path, { cache: path.startsWith("/assets/") ? "default" : "no-cache" });
  await cache.addAll([INDEX, ...FILES].map(fresh));
}

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith("farbraum-") && name !== CACHE) await caches.delete(name);
  }
  await clients.claim();
}

async function page(request) {
  const kept = () => match(INDEX);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(kept);
  const fetched = fetch(request).then(async (response) => (response.status < 500 ? response : (await kept()) ?? response));
  fetched.catch(() => {}); // It may fail after the kept page has been shown.
  try {
    return (await Promise.race([fetched, late])) ?? (await fetched);
  } catch {
    return (await kept()) ?? Response.error();
  }
}

async function file(request) {
  return (await match(request.url)) ?? fetch(request);
}

// The server says that its answers vary with how they are packed; here they lie unpacked.
function match(address) {
  return caches.match(address, { cacheName: CACHE, ignoreVary: true });
}

// "Your turn", in the browser's language; the texts are those of the page.
const TEXTS = {{texts}};

addEventListener("push", (event) => event.waitUntil(call(event.data)));
addEventListener("notificationclick", (event) => event.waitUntil(goThere(event.notification)));

// Something must be shown for everything that comes, whatever it says.
async function call(data) {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => code in TEXTS) ?? "en";
  const { turn, games } = TEXTS[spoken];
  const { game, code } = read(data);
  await registration.showNotification(games[game] ?? "Farbraum", {
    body: turn,
    tag: code,
    icon: "/favicon.svg",
    lang: spoken,
    data: { code },
  });
}

function read(data) {
  try {
    const { game, code } = data.json();
    return { game: String(game), code: /^[A-Z0-9]{6}$/.test(code) ? code : "" };
  } catch {
    return { game: "", code: "" };
  }
}

// To the page that shows the table, or else to a new one.
async function goThere(notification) {
  notification.close();
  const path = notification.data?.code ? `/t/${notification.data.code}` : "/me";
  const pages = await clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : clients.openWindow(path));
}
