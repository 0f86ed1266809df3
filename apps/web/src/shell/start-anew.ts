import { appVersion, cookieRules } from '@farad/domain/site';

import { isNoAnswer } from '../kit/ask-json.ts';

const cookieNames = (): readonly string[] =>
  document.cookie.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');

async function clearCaches(): Promise<void> {
  // Not available over plain http.
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function stopWorkers(): Promise<void> {
  // Not available over plain http.
  if (!('serviceWorker' in navigator)) return;
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
}

/** Signs out through the API, which clears cookies that scripts cannot see. A guest's basket is kept. */
async function signOut(): Promise<void> {
  try {
    await fetch('/sign-out', { method: 'POST', body: new URLSearchParams(), redirect: 'manual' });
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
  }
}

/**
 * Clears everything after a change of version: workers, caches, storage, cookies and session. Then it stores the
 * version under its key and reloads once (product S10).
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
