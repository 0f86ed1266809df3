import { appVersion } from '@farad/domain/site';

const versionKey = 'appVersion';

/**
 * Clears the browser's storage when the site's version has changed since the last visit (specification section 4,
 * product S10). A first visit only stores the version. If storage is blocked, nothing is cleared, because the stored
 * version is unknown.
 */
export function checkVersion(): void {
  let stored: string | null;
  try {
    stored = localStorage.getItem(versionKey);
    if (stored === null) localStorage.setItem(versionKey, appVersion);
  } catch (error) {
    if (error instanceof DOMException) return;
    throw error;
  }
  if (stored !== null && stored !== appVersion)
    void import('./start-anew.ts').then(({ startAnew }) => startAnew(versionKey));
}
