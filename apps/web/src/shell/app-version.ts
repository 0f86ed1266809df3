import { appVersion } from '@farad/domain/site';

const versionKey = 'appVersion';

/**
 * Specification section 4, product S10: another stored version of the application clears what the browser keeps. A first
 * visit only stores it; where storage is blocked nothing happens, so that nothing is done again and again.
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
