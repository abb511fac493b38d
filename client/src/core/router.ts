/** Pages and their addresses. A press on a link of ours changes the page without a reload. */

import { signal } from "@preact/signals";

interface Route {
  /** The parts of the path: ["table", "x7"]. */
  path: string[];
  /** What follows the #, which is not sent to any server. */
  fragment: string;
}

export const route = signal<Route>(currentRoute());

function currentRoute(): Route {
  const { pathname, hash } = location;
  return {
    path: pathname.split("/").filter(Boolean).map(decodeURIComponent),
    fragment: decodeURIComponent(hash.slice(1)),
  };
}

export function navigate(address: string): void {
  history.pushState(null, "", address);
  const before = route.value.path.join("/");
  route.value = currentRoute();
  if (route.value.path.join("/") === before) return;
  window.scrollTo(0, 0);
  requestAnimationFrame(() => document.getElementById("main")?.focus({ preventScroll: true }));
}

/** Say more in the address of the same page, without a new entry in the browser's history. */
export function replaceFragment(fragment: string): void {
  history.replaceState(null, "", `${location.pathname}${location.search}#${fragment}`);
}

/** Follow the browser's own history, and links of ours that are pressed plainly. */
export function handleLinks(): void {
  addEventListener("popstate", () => (route.value = currentRoute()));
  addEventListener("hashchange", () => (route.value = currentRoute()));
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || modified || event.button !== 0 || event.defaultPrevented) return;
    if (link.origin !== location.origin || link.target || link.download) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}
