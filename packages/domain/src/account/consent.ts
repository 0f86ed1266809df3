/** What a person can agree to; the law wants each asked for by itself. */
export type ConsentKind = 'personal_data' | 'advertising';

/**
 * Version of the text that is agreed to: the day it was written. A changed text gets a new one; consents that were given
 * keep theirs (product U2).
 */
export const consentVersions: Readonly<Record<ConsentKind, string>> = {
  personal_data: '2026-11-21',
  advertising: '2026-11-21',
};
