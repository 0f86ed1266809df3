import { referenceFrame } from '@farad/frame/reference-frame';
import {
  bomStatuses,
  candidatesMax,
  comparePackages,
  decideMatch,
  unknownLine,
  usualGrades,
  type BomLine,
  type BomMatch,
  type PinnedProducts,
} from '@farad/domain/bom';
import type { BrandId } from '@farad/domain/category';
import type { ProductId } from '@farad/domain/product';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildEngine } from '../engine.ts';
import { requestedNumber, likenessOf } from '../words/number-likeness.ts';
import { brandOf, partsCatalogue, unsoldIds } from '../testing/parts-catalogue.ts';
import { partsLines } from '../testing/parts-lines.ts';

const parts = partsCatalogue(referenceFrame);
const engine = buildEngine(referenceFrame, parts);
const mpnOf = new Map(parts.map(({ id, mpn }) => [id, mpn]));
const brands = new Map(referenceFrame.brands.map(({ id, name }) => [id, name]));
const makerOf = new Map(parts.map(({ id, brandId }) => [id, brands.get(brandId) ?? '']));

const emptyLine: BomLine = { ...unknownLine, rows: [2], quantity: 10 };

interface Case {
  readonly line: BomLine;
  readonly pinned: PinnedProducts;
}

const idOf = (text: string): ProductId => Number(text) as ProductId;

/** Returns the fields of a row of the table (see `parts-lines.ts`). */
const caseOf = (fields: string): Case => {
  const given = new Map(
    fields.split(' ').map((field): [string, string] => {
      const at = field.indexOf('=');
      return at === -1 ? [field, ''] : [field.slice(0, at), field.slice(at + 1)];
    }),
  );
  const text = (key: string): string | null => given.get(key) ?? null;
  const alternates = (given.get('a')?.split(',') ?? []).map((one) => {
    const [mpn = '', maker = null] = one.split('@');
    return { mpn, maker };
  });
  return {
    line: {
      ...emptyLine,
      quantity: Number(given.get('q') ?? 10),
      isDnp: given.has('dnp'),
      mpn: text('n'),
      maker: text('m'),
      package: text('p'),
      words: (given.get('w') ?? '').replaceAll('_', ' '),
      alternates,
      problems: given.has('error') ? [{ code: 'bad_quantity', severity: 'error', text: 'много' }] : [],
    },
    pinned: {
      chosen: given.has('c') ? idOf(given.get('c')!) : null,
      shop: given.has('s') ? idOf(given.get('s')!) : null,
      foreign: given.get('f')?.split(',').map(idOf) ?? [],
    },
  };
};

const makersOf = (maker: string | null): ReadonlySet<BrandId> | null => {
  if (maker === null) return null;
  return new Set(maker === '?' ? [] : [brandOf(referenceFrame, maker)]);
};

const free = { isExactOnly: false, isSamePackageOnly: false };

const matchOf = ({ line, pinned }: Case, options = free): BomMatch => {
  const ids = [pinned.chosen, pinned.shop, ...pinned.foreign].filter((id) => id !== null);
  const [found = []] = engine.matchLines([
    {
      mpn: line.mpn,
      alternates: line.alternates.map(({ mpn }) => mpn),
      mentions: [],
      grades: usualGrades,
      pinned: ids,
      words: line.words,
      package: line.package,
      makers: [...(makersOf(line.maker) ?? [])],
      quantity: line.quantity,
    },
  ]);
  return decideMatch(
    {
      line,
      needed: line.quantity,
      pinned,
      makers: makersOf(line.maker),
      alternateMakers: line.alternates.map(({ maker }) => makersOf(maker)),
      found,
      isUnsold: (id) => unsoldIds.has(id),
    },
    options,
  );
};

const nameOf = (id: ProductId): string => mpnOf.get(id) ?? '?';

const written = (fields: string, { status, reason, productId, candidates }: BomMatch): string => {
  const others = candidates.filter((one) => one.productId !== productId).map((one) => nameOf(one.productId));
  const taken = productId === null ? '-' : nameOf(productId);
  return `${fields} | ${status} | ${reason ?? '-'} | ${taken} | ${others.join(' ')}`.trim();
};

const fieldsOf = (row: string): string => row.slice(0, row.indexOf(' | '));

test('the table has enough different lines', () => {
  expect(new Set(partsLines.map(fieldsOf)).size).toBeGreaterThanOrEqual(100);
});

test.each(partsLines)('%s', (row) => {
  expect(written(fieldsOf(row), matchOf(caseOf(fieldsOf(row))))).toBe(row);
});

describe('options', () => {
  test.each(partsLines)('nothing but exact matches is taken: %s', (row) => {
    const match = matchOf(caseOf(fieldsOf(row)), { ...free, isExactOnly: true });
    expect(match.productId === null || match.status === 'exact').toBe(true);
  });

  test.each(partsLines)('no other package is offered: %s', (row) => {
    const asked = caseOf(fieldsOf(row));
    const match = matchOf(asked, { ...free, isSamePackageOnly: true });
    for (const { productId } of match.candidates) {
      if (asked.line.package === null || productId === match.productId) continue;
      const own = parts.find(({ id }) => id === productId)?.attributes['package'];
      expect(comparePackages(asked.line.package, String(own))).toBe('same');
    }
  });
});

test('reports how a described part meets the requirements', () => {
  const match = matchOf(caseOf('w=конденсатор_0,1мкФ_16В_X7R_20% p=0603'));
  expect(match.rules).toEqual([
    { key: 'capacitance', asked: '0,1мкФ', found: '1e-7', how: 'equal' },
    { key: 'voltage', asked: '16В', found: '25', how: 'at_least' },
    { key: 'dielectric', asked: 'X7R', found: 'X7R', how: 'equal' },
    { key: 'tolerance', asked: '20%', found: '10', how: 'at_most' },
    { key: 'package', asked: '0603', found: '0603', how: 'equal' },
  ]);
});

describe('laws', () => {
  const numbers = parts.map(({ mpn }) => mpn);
  /** A part number with typical errors. */
  const spoiled = fc
    .tuple(fc.constantFrom(...numbers), fc.constantFrom('', '-', ' ', '.', 'R', '/TR', '-7', '0'), fc.nat(20))
    .map(([mpn, sign, at]) => mpn.slice(0, at) + sign + mpn.slice(at));
  const cases = fc
    .record({
      mpn: fc.option(fc.oneof(fc.constantFrom(...numbers), spoiled)),
      maker: fc.option(fc.constantFrom('yageo', 'ti', 'vishay', '?')),
      package: fc.option(fc.constantFrom('0603', '0805', 'SOIC-8', 'SO-8', 'DIP-8', 'SOT-23', 'Library_Thing')),
      words: fc.constantFrom('', 'резистор 10к 1%', '100n 25V X7R', 'усилитель', '10k', '16 МГц'),
      isDnp: fc.boolean(),
      foreign: fc.subarray([1, 4, 17, 18, 22, 34] as ProductId[], { maxLength: 2 }),
      chosen: fc.option(fc.constantFrom(1 as ProductId, 18 as ProductId)),
    })
    .map(({ foreign, chosen, ...fields }): Case => {
      return { line: { ...emptyLine, ...fields }, pinned: { chosen, shop: null, foreign } };
    });
  const packageOf = (id: ProductId): string | null => {
    const own = parts.find((part) => part.id === id)?.attributes['package'];
    return typeof own === 'string' ? own : null;
  };

  test('a part in another package is never chosen, unless the customer chose it before', () => {
    fc.assert(
      fc.property(cases, (asked) => {
        const { productId, reason } = matchOf(asked);
        if (productId === null || reason === 'chosen_before' || asked.line.package === null) return;
        expect(comparePackages(asked.line.package, packageOf(productId) ?? asked.line.package)).not.toBe('other');
      }),
      { numRuns: 600 },
    );
  });

  test('a line that is not fitted never has a part to order', () => {
    fc.assert(
      fc.property(cases, (asked) => {
        const match = matchOf({ ...asked, line: { ...asked.line, isDnp: true } });
        expect(match).toMatchObject({ status: 'excluded', productId: null, candidates: [] });
      }),
    );
  });

  test('exact means the stated number, except for signs and look-alike letters, unless the customer chose', () => {
    fc.assert(
      fc.property(cases, ({ line, pinned }) => {
        const { status, productId } = matchOf({ line, pinned });
        if (status !== 'exact' || productId === null || productId === pinned.chosen) return;
        const asked = line.mpn === null ? null : requestedNumber(line.mpn);
        const likeness = asked === null ? 'none' : likenessOf(asked, nameOf(productId), makerOf.get(productId) ?? '');
        const isPinned = [pinned.shop, ...pinned.foreign].includes(productId);
        const isStated = likeness === 'same' || likeness === 'spelled' || (isPinned && likeness === 'alike');
        expect(isStated || (isPinned && asked === null)).toBe(true);
      }),
      { numRuns: 600 },
    );
  });

  test('a chosen part is sold and is the first candidate; no candidate appears twice', () => {
    fc.assert(
      fc.property(cases, (asked) => {
        const { productId, candidates } = matchOf(asked);
        const ids = candidates.map((one) => one.productId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(candidatesMax);
        expect(productId === null || (ids[0] === productId && !unsoldIds.has(productId))).toBe(true);
      }),
      { numRuns: 600 },
    );
  });
});

describe('hostile lines', () => {
  const long = [
    'A'.repeat(10_000),
    '-'.repeat(10_000),
    '1-'.repeat(5000),
    '0.'.repeat(5000),
    'К'.repeat(10_000),
    ' \t'.repeat(5000),
    '\u{1F600}'.repeat(3000),
    `${'('.repeat(5000)}${')'.repeat(5000)}`,
    '\ud800\udfff\ud800'.repeat(1000),
    '__proto__',
    'constructor',
    '-R-T-R-T/TR#PBF'.repeat(600),
  ];

  test.each(long.map((text) => [text.slice(0, 20), text]))('%s… finds nothing sure', (_, text) => {
    for (const fields of [
      { mpn: text },
      { words: text },
      { package: text, words: '10k' },
      { maker: text, mpn: text },
    ]) {
      const asked = { ...emptyLine, ...fields, maker: null, alternates: [{ mpn: text, maker: null }] };
      expect(matchOf({ line: asked, pinned: { chosen: null, shop: null, foreign: [] } }).status).not.toBe('exact');
    }
  });

  test('any text gets a result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (mpn, words) => {
        const line = { ...emptyLine, mpn, words, package: words };
        const { status, candidates } = matchOf({ line, pinned: { chosen: null, shop: null, foreign: [] } });
        expect(bomStatuses).toContain(status);
        expect(candidates.length).toBeLessThanOrEqual(candidatesMax);
      }),
    );
  });
});
