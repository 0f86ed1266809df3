import { inLocale, locales } from '@farad/domain/shared';

const pages = Object.fromEntries(locales.map((locale) => [locale, inLocale(locale, '/offline')]));
const prefix = `^/(${locales.join('|')})(?:/|$)`;

/**
 * Service worker that shows the offline page when there is no network. It stores nothing else, so no price is outdated.
 * Only page navigations pass through it, and each page comes from the network. The worker's address changes with each
 * release (`?<version>`), so the new worker replaces the old one.
 */
export const offlineWorker = `const pages = ${JSON.stringify(pages)};
const kept = "offline " + location.search.slice(1);
const keepPages = async () => {
  const cache = await caches.open(kept);
  await cache.addAll(Object.values(pages));
  await skipWaiting();
};
const forgetFormer = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)));
  await registration.navigationPreload?.enable();
};
const pageOf = async ({ request, preloadResponse }) => {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const locale = new RegExp(${JSON.stringify(prefix)}).exec(new URL(request.url).pathname)?.[1] ?? "ru";
    const page = await caches.match(pages[locale]);
    if (page === undefined) throw error;
    return page;
  }
};
addEventListener("install", (event) => event.waitUntil(keepPages()));
addEventListener("activate", (event) => event.waitUntil(forgetFormer()));
addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate" && event.request.method === "GET") event.respondWith(pageOf(event));
});
`;
