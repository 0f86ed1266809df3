import { inLocale, locales } from '@farad/domain/shared';

const pages = Object.fromEntries(locales.map((locale) => [locale, inLocale(locale, '/offline')]));
const prefix = `^/(${locales.join('|')})(?:/|$)`;

/**
 * The worker that shows a page of its own where there is no network. It keeps nothing else, so that no price is ever an
 * old one: every answer comes from the network, and only what a person opens passes through it. A release asks for it by
 * another address (`?<version>`), and its worker takes the place of the former.
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
