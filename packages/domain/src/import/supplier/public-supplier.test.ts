import { expect, it } from 'vitest';

import { isKnownPublic, otherNumberKey, publicNumbers } from './public-supplier.ts';

it('knows the distributors with public numbers', () => {
  for (const name of ['LCSC', 'Digi-Key', 'Mouser Electronics']) expect(isKnownPublic(name)).toBe(true);
  for (const name of ['promel', 'my-lcsc', '']) expect(isKnownPublic(name)).toBe(false);
});

it('shows only numbers of public suppliers', () => {
  const numbers = { lcsc: 'C1', promel: 'P1', acme: 'A1', 'Digi-Key': 'D1' };
  expect(publicNumbers(numbers, [])).toEqual({ lcsc: 'C1', 'Digi-Key': 'D1' });
  const suppliers = [
    { code: 'lcsc', numberName: null, isPublic: false },
    { code: 'acme-trade', numberName: 'acme', isPublic: true },
    { code: 'promel', numberName: 'promel', isPublic: false },
  ];
  expect(publicNumbers(numbers, suppliers)).toEqual({ acme: 'A1', 'Digi-Key': 'D1' });
});

it('keeps a name private that a private supplier shares with a public one', () => {
  const [open, closed] = [
    { code: 'one', numberName: 'shared', isPublic: true },
    { code: 'two', numberName: 'shared', isPublic: false },
  ];
  for (const suppliers of [
    [open, closed],
    [closed, open],
  ])
    expect(publicNumbers({ shared: '1' }, suppliers)).toEqual({});
});

it('tells the suppliers of two lists apart, and the numbers of two products', () => {
  const listed = (isPublic: boolean) => [{ code: 'acme', numberName: null, isPublic }];
  const [open, closed] = [listed(true), listed(false)];
  const shown = [open, closed, open].map((suppliers) => publicNumbers({ acme: 'A1' }, suppliers));
  expect(shown).toEqual([{ acme: 'A1' }, {}, { acme: 'A1' }]);
  expect(publicNumbers({ acme: 'A2', promel: 'P2' }, open)).toEqual({ acme: 'A2' });
});

it('normalises a number without case and signs', () => {
  expect(otherNumberKey('311-1344-1-nd')).toBe('31113441ND');
});
