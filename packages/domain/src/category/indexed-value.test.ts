import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { AttributeDefinition, AttributeKey } from './category.ts';
import { groupValues, indexedAttributeOf, valueSlug } from './indexed-value.ts';
import { localized } from '../shared/index.ts';

const definition = (key: string, kind: AttributeDefinition['kind']): AttributeDefinition => {
  return {
    key: key as AttributeKey,
    kind,
    unit: null,
    title: localized({ ru: key, en: key, tr: key }),
    valueTitles: {},
  };
};

const attribute = (key: string, isIndexed: boolean) => {
  return {
    key: key as AttributeKey,
    isFacet: true,
    isColumn: true,
    ...(isIndexed ? { isIndexed: true as const } : {}),
  };
};

describe('pages of values (product C15)', () => {
  it('are those of the indexed attribute, if it has words', () => {
    const [packages, resistance] = [definition('package', 'enum'), definition('resistance', 'number')];
    const definitionOf = (key: AttributeKey) => [packages, resistance].find((known) => known.key === key);
    const marked = (key: string) => ({ attributes: [attribute('other', false), attribute(key, true)] });
    expect(indexedAttributeOf(marked('package'), definitionOf)).toBe(packages);
    expect(indexedAttributeOf(marked('resistance'), definitionOf)).toBeNull();
    expect(indexedAttributeOf(marked('unknown'), definitionOf)).toBeNull();
    expect(indexedAttributeOf({ attributes: [attribute('package', false)] }, definitionOf)).toBeNull();
  });

  it.each([
    ['0603', '0603'],
    ['X7R', 'x7r'],
    ['SOT-23', 'sot-23'],
    ['DO-214AC (SMA)', 'do-214ac-sma'],
    ['С2-23', 's2-23'],
    ['МЛТ', 'mlt'],
  ])('have slugs: %s is %s', (value, slug) => expect(valueSlug(value)).toBe(slug));

  it('join equal spellings, and skip values without products or letters', () => {
    const counted = [
      { value: 'SOT 23', count: 2 },
      { value: 'SOT-23', count: 5 },
      { value: 'SOT23', count: 1 },
      { value: 'DPAK', count: 0 },
      { value: '—', count: 3 },
      { value: 4, count: 3 },
    ];
    expect(groupValues(counted)).toEqual([
      { slug: 'sot-23', values: ['SOT-23', 'SOT 23'], count: 7 },
      { slug: 'sot23', values: ['SOT23'], count: 1 },
    ]);
  });

  it('lead from each value to one page and back, regardless of other values', () => {
    const value = fc.oneof(fc.string(), fc.constantFrom('SOT-23', 'sot 23', 'X7R', 'x7r', 'МЛТ', 'mlt'));
    fc.assert(
      fc.property(fc.uniqueArray(value), fc.uniqueArray(value), (values, others) => {
        const pages = groupValues([...new Set([...values, ...others])].map((one) => ({ value: one, count: 1 })));
        expect(new Set(pages.map(({ slug }) => slug)).size).toBe(pages.length);
        for (const one of values) {
          const holding = pages.filter((page) => page.values.includes(one)).map(({ slug }) => slug);
          expect(holding).toEqual(valueSlug(one) === '' ? [] : [valueSlug(one)]);
        }
        expect(pages.every(({ slug }) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toBe(true);
      }),
    );
  });
});
