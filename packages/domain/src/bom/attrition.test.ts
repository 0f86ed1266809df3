import { expect, it } from 'vitest';

import { attritionOf, noAttrition, presetAttrition } from './attrition.ts';

it.each([
  [{ kind: 'leader', pieces: 20, percent: 5 }, 1000, 70],
  [{ kind: 'leader', pieces: 20, percent: 0 }, 1, 20],
  [{ kind: 'share', percent: 5, minimum: 50 }, 1000, 50],
  [{ kind: 'share', percent: 5, minimum: 50 }, 1001, 51],
  [{ kind: 'share', percent: 0.29, minimum: 0 }, 10_000, 29],
  [{ kind: 'share', percent: 5, minimum: 50 }, -1, 0],
  [{ kind: 'share', percent: 5, minimum: 50 }, 1, 50],
  [noAttrition, 1000, 0],
] as const)('%j of %d placed pieces: %d', (attrition, need, extra) => expect(attritionOf(attrition, need)).toBe(extra));

it.each(['XLQFP-48', 'QFN-20', 'MYSDIP-8', 'xQFN-20', 'SIP'])('%s', (name) => {
  const isManyPins = /^[A-Z]*QF/u.test(name);
  expect(presetAttrition({ package: name, unitPrice: null })).toEqual({
    kind: 'share',
    percent: isManyPins ? 1 : 2,
    minimum: isManyPins ? 1 : 2,
  });
});
