import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { BrandId } from '../../category/category.ts';
import type { FoundPart } from '../part/decide-match-part.ts';
import { idOf, makers, matchOf, part, pinned } from './test-match-chain.ts';

const bys: readonly FoundPart['by'][] = [
  'pinned',
  'number',
  'alternate',
  'near',
  'parameters',
  'parameters_part',
  'words',
  'mentioned',
];
/** Likenesses that do not mean that the part has the line's number. Alternates have numbers of their own. */
const likenesses = ['packing', 'packing_like', 'begins', 'loose', 'other'] as const;
const isOfOther = (by: FoundPart['by']): boolean => by === 'alternate' || by === 'mentioned';

const found = fc
  .record({
    id: fc.integer({ min: 1, max: 4 }),
    brandId: fc.integer({ min: 1, max: 3 }),
    by: fc.constantFrom(...bys),
    likeness: fc.constantFrom(...likenesses),
    available: fc.constantFrom(0, 5, 100),
    package: fc.constantFrom('SOIC-8', 'DIP-8', null),
  })
  .map(({ id, brandId, by, ...fields }) =>
    part(id, {
      ...fields,
      by,
      brandId: brandId as BrandId,
      alternate: isOfOther(by) ? 0 : null,
      ...(isOfOther(by) && { likeness: 'same' as const }),
    }),
  );

const cases = fc.record({
  found: fc.array(found, { maxLength: 6 }),
  package: fc.constantFrom('SOIC-8', null),
  makers: fc.constantFrom(null, makers(), makers(1), makers(1, 2)),
  shop: fc.option(fc.integer({ min: 1, max: 4 }).map(idOf)),
  foreign: fc.array(fc.integer({ min: 1, max: 4 }).map(idOf), { maxLength: 2 }),
});

it('a stated number that no part in the catalogue has is never exact', () => {
  fc.assert(
    fc.property(cases, ({ found: parts, package: stated, makers: named, shop, foreign }) => {
      const match = matchOf({
        line: { package: stated },
        found: parts,
        asked: pinned({ shop, foreign }, { makers: named, alternateMakers: [named] }),
      });
      expect(match.status).not.toBe('exact');
    }),
    { numRuns: 2000 },
  );
});
