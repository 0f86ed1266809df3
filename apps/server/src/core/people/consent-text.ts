import { createHash } from 'node:crypto';

import { consentVersions, type ConsentKind } from '@farad/domain/account';
import type { Locale } from '@farad/domain/shared';
import { resources } from '@farad/wording/server';

/** The text beside the box, as a person reads it who gives the consent. */
const textOf = (kind: ConsentKind, locale: Locale): string => {
  const { checkout, cabinet } = resources[locale];
  return kind === 'personal_data' ? checkout.personalDataText : cabinet.advertisingText;
};

/** What is given now by this language's text, for the record of it. */
export const consentNow = (kind: ConsentKind, locale: Locale) => ({
  kind,
  locale,
  version: consentVersions[kind],
  textSha256: createHash('sha256').update(textOf(kind, locale)).digest(),
});
