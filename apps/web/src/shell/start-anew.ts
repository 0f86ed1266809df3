import { appVersion, cookieRules } from '@farad/domain/site';

import { isNoAnswer } from '../kit/ask-json.ts';

const cookieNames = (): readonly string[] =>
  document.cookie.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');

async function clearCaches(): Promise<void> {
  // Browsers offer caches on https pages only.
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function stopWorkers(): Promise<void> {
  // Browsers offer service workers on https pages only.
  if (!('serviceWorker' in navigator)) return;
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
}

/** Signs out, which also clears the cookies that scripts cannot see. A guest's basket stays. */
async function signOut(): Promise<void> {
  try {
    await fetch('/sign-out', { method: 'POST', body: new URLSearchParams(), redirect: 'manual' });
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
  }
}

/**
 * Clears everything that an older version of the site stored: workers, caches, storage, most cookies and the session.
 * Then stores the new version under `versionKey` and reloads the page once (product S10).
 */
export async function startAnew(versionKey: string): Promise<void> {
  const kept = cookieRules.filter((rule) => rule.survivesVersionChange).map((rule) => rule.name);
  await stopWorkers();
  await clearCaches();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of cookieNames()) {
    if (!kept.includes(name)) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  }
  await signOut();
  localStorage.setItem(versionKey, appVersion);
  if (localStorage.getItem(versionKey) === appVersion) location.reload();
}
