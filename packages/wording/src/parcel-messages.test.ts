import { locales } from '@farad/domain/shared';
import { expect, test } from 'vitest';

import { unheldParcelMail, type UnheldParcel } from './parcel-messages.ts';

const parcel: UnheldParcel = { number: 'F-1024', parcel: 2, parts: [], url: 'https://admin.example/orders/F-1024' };

test('the message about a parcel without reservation lists pieces that left the stock and pieces that did not', () => {
  const parts = [
    { part: 'NE555', taken: 3, missing: 0 },
    { part: 'LM358', taken: 1, missing: 2 },
    { part: 'BC547', taken: 0, missing: 5 },
  ];
  expect(unheldParcelMail('ru', { ...parcel, parts })).toEqual({
    subject: 'Заказ F-1024: посылка 2 ушла без резерва',
    text: `Заказ F-1024: посылка 2 ушла без резерва.

NE555: списано из свободного остатка — 3 шт.
LM358: списано из свободного остатка — 1 шт.
LM358: не списано — 2 шт., свободных нет.
BC547: не списано — 5 шт., свободных нет.

Проверьте остаток на складе. Несписанные детали либо обещаны другому заказу, либо уже сняты с остатка.

Открыть заказ: https://admin.example/orders/F-1024
`,
  });
});

test.each(locales)('%s: staff are asked to check only if pieces did not leave the stock', (locale) => {
  const [taken, missing] = [
    unheldParcelMail(locale, { ...parcel, parts: [{ part: 'NE555', taken: 7, missing: 0 }] }),
    unheldParcelMail(locale, { ...parcel, parts: [{ part: 'NE555', taken: 0, missing: 8 }] }),
  ];
  expect([taken.text.split('\n\n').length, missing.text.split('\n\n').length]).toEqual([3, 4]);
  for (const { subject } of [taken, missing]) expect(subject).toMatch(/F-1024.*2/);
  expect([taken.text.match(/NE555.* 7 /), missing.text.match(/NE555.* 8 /)]).not.toContain(null);
});
