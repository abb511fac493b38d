/** Pages and their addresses. A press on a link of ours changes the page without a reload. */

import { signal } from "@preact/signals";

export interface Place {
  /** The parts of the path: ["table", "x7"]. */
  path: string[];
  query: URLSearchParams;
  /** What stands behind the #, which no server is told. */
  fragment: string;
}

export const place = signal<Place>(read());

function read(): Place {
  const { pathname, search, hash } = location;
  return {
    path: pathname.split("/").filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(search),
    fragment: decodeURIComponent(hash.slice(1)),
  };
}

export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  const before = place.value.path.join("/");
  place.value = read();
  if (place.value.path.join("/") === before) return;
  window.scrollTo(0, 0);
  requestAnimationFrame(() => document.getElementById("main")?.focus({ preventScroll: true }));
}

export function followLinks(): void {
  addEventListener("popstate", () => (place.value = read()));
  addEventListener("hashchange", () => (place.value = read()));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    const ours = link && link.origin === location.origin && !link.target && !link.download;
    const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!ours || !plain || event.button !== 0 || event.defaultPrevented) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
