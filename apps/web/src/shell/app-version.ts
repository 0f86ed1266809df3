import { appVersion } from '@farad/domain/site';

const versionKey = 'appVersion';

/**
 * Clears browser storage if the stored application version is another one (specification section 4, product S10). A
 * first visit only stores the version. If storage is blocked, nothing happens; otherwise it would clear on every visit.
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
