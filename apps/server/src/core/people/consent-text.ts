import { createHash } from 'node:crypto';

import { consentVersions, type ConsentKind } from '@farad/domain/account';
import type { Locale } from '@farad/domain/shared';
import { resources } from '@farad/wording/server';

/** Returns the text that the person reads beside the checkbox. */
const textOf = (kind: ConsentKind, locale: Locale): string => {
  const { checkout, cabinet } = resources[locale];
  return kind === 'personal_data' ? checkout.personalDataText : cabinet.advertisingText;
};

/** Returns the record of a consent given now: language, version and hash of its text. */
export const consentNow = (kind: ConsentKind, locale: Locale) => ({
  kind,
  locale,
  version: consentVersions[kind],
  textSha256: createHash('sha256').update(textOf(kind, locale)).digest(),
});
