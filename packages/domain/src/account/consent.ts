/** Kinds of consent a person can give. The law requires a separate request for each. */
export const consentKinds = ['personal_data', 'advertising'] as const;

export type ConsentKind = (typeof consentKinds)[number];

/**
 * Version of each consent text: the day it was written. A changed text gets a new version; consents already given keep
 * their old one (product U2).
 */
export const consentVersions: Readonly<Record<ConsentKind, string>> = {
  personal_data: '2026-11-21',
  advertising: '2026-11-21',
};
