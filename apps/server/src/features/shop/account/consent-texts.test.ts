import { createHash } from 'node:crypto';

import { consentVersions } from '@farad/domain/account';
import { resources } from '@farad/wording/server';
import { expect, it } from 'vitest';

const digest = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);

const { ru, en, tr } = resources;

it('a consent text changes only together with its version', () => {
  expect({
    personal_data: [
      consentVersions.personal_data,
      digest(ru.checkout.personalDataText, en.checkout.personalDataText, tr.checkout.personalDataText),
    ],
    advertising: [
      consentVersions.advertising,
      digest(ru.cabinet.advertisingText, en.cabinet.advertisingText, tr.cabinet.advertisingText),
    ],
  }).toMatchInlineSnapshot(`
    {
      "advertising": [
        "2026-11-21",
        "9dc467a2786e4e89",
      ],
      "personal_data": [
        "2026-11-21",
        "819fa7f0ad884633",
      ],
    }
  `);
});
