import { referenceFrame } from '@farad/frame/reference-frame';
import { generateParts } from '@farad/demo-catalogue/generate';
import {
  decideMatch,
  mentionedNumbers,
  readBomLines,
  recogniseLayout,
  usualGrades,
  type BomMatch,
  type PartsSheet,
} from '@farad/domain/bom';
import type { AttributeValue } from '@farad/domain/category';
import type { Quantity } from '@farad/domain/money';
import type { IndexedProduct } from '@farad/domain/search-query';
import { expect, test } from 'vitest';
import { buildEngine } from '../engine.ts';

const partsCount = 4000;
const parts = Array.from(generateParts(partsCount), (part): IndexedProduct => ({
  ...part,
  available: part.stock.reduce((sum, { onHand }) => sum + onHand, 0) as Quantity,
  hasBeforePrice: false,
}));
const engine = buildEngine(referenceFrame, parts);
const slugOf = new Map(referenceFrame.categories.map(({ id, slug }) => [id, slug]));
const brandOf = new Map(referenceFrame.brands.map(({ id, name }) => [id, name]));

interface Row {
  readonly designator: string;
  readonly value: string;
  readonly mpn: string;
  readonly maker: string;
  readonly package: string;
  readonly description: string;
}

const numberAt = ({ attributes }: IndexedProduct, key: string): number | null => {
  const value: AttributeValue | undefined = attributes[key];
  return typeof value === 'number' ? value : null;
};

const prefixed = (value: number, prefixes: readonly (readonly [number, string])[]): string => {
  const [size, prefix] = prefixes.find(([each]) => value >= each * 0.9999) ?? prefixes.at(-1)!;
  return `${Number((value / size).toPrecision(6))}${prefix}`;
};

const ohms = (value: number): string =>
  prefixed(value, [
    [1e6, 'M'],
    [1e3, 'k'],
    [1, 'R'],
  ]);
const farads = (value: number): string =>
  prefixed(value, [
    [1, 'F'],
    [1e-6, 'uF'],
    [1e-9, 'nF'],
    [1e-12, 'pF'],
  ]);
const henries = (value: number): string =>
  prefixed(value, [
    [1e-3, 'mH'],
    [1e-6, 'uH'],
    [1e-9, 'nH'],
  ]);
const hertz = (value: number): string =>
  prefixed(value, [
    [1e6, 'MHz'],
    [1e3, 'kHz'],
  ]);

/** Kinds of parts, and how a parts list describes each: `key` is the attribute with its value. */
const kinds = [
  { slugs: /resistors$/, letter: 'R', key: 'resistance', valueOf: ohms, words: 'RES SMD' },
  { slugs: /capacitors$/, letter: 'C', key: 'capacitance', valueOf: farads, words: 'CAP CER' },
  { slugs: /inductors$/, letter: 'L', key: 'inductance', valueOf: henries, words: 'INDUCTOR' },
  { slugs: /^crystals$/, letter: 'Y', key: 'frequency', valueOf: hertz, words: 'CRYSTAL' },
  { slugs: /^ferrite-beads$/, letter: 'FB', key: 'impedance', valueOf: ohms, words: 'FERRITE BEAD' },
  { slugs: /-diodes$|^rectifier/, letter: 'D', key: null, valueOf: String, words: 'DIODE' },
  { slugs: /transistors$|^mosfets$/, letter: 'Q', key: null, valueOf: String, words: '' },
  {
    slugs: /amplifiers$|regulators$|^microcontrollers$|^timers$|^logic-gates$/,
    letter: 'U',
    key: null,
    valueOf: String,
    words: '',
  },
] as const;

const kindOf = (part: IndexedProduct) => kinds.find(({ slugs }) => slugs.test(slugOf.get(part.categoryId) ?? ''));

const textAt = ({ attributes }: IndexedProduct, key: string): string =>
  typeof attributes[key] === 'string' ? attributes[key] : '';

/** Builds a list row for a part in one of several notations. */
function rowOf(part: IndexedProduct, place: number): Row | null {
  const kind = kindOf(part);
  if (kind === undefined) return null;
  const nominal = kind.key === null ? null : numberAt(part, kind.key);
  if (kind.key !== null && (nominal === null || nominal === 0)) return null;
  const value = nominal === null ? part.mpn : kind.valueOf(nominal);
  const body = textAt(part, 'package');
  const tolerance = numberAt(part, 'tolerance');
  const volts = kind.letter === 'C' ? numberAt(part, 'voltage') : null;
  const polarity = textAt(part, 'polarity').replace('n-channel', 'N-CH').replace('p-channel', 'P-CH');
  const described = [
    kind.words,
    nominal === null ? '' : value.toUpperCase(),
    tolerance === null ? '' : `${tolerance}%`,
    volts === null ? '' : `${volts}V`,
    textAt(part, 'dielectric'),
    polarity,
    body,
  ];
  return {
    designator: `${kind.letter}${place + 1}`,
    value: place % 3 === 0 && kind.letter === 'C' && volts !== null ? `${value} ${volts}V` : value,
    mpn: part.mpn,
    maker: brandOf.get(part.brandId) ?? '',
    package: place % 2 === 0 ? body : body.replace(/^(0\d{3}|1\d{3})$/, `${kind.letter}_$1`),
    description: place % 4 === 0 ? '' : described.filter((word) => word !== '').join(' '),
  };
}

const sheetOf = (rows: readonly Row[]): PartsSheet => {
  const header = ['Designator', 'Value', 'Manufacturer Part', 'Manufacturer', 'Package', 'Description'];
  const cells = rows.map((row) => [row.designator, row.value, row.mpn, row.maker, row.package, row.description]);
  return { name: '', rows: [header, ...cells], rowNumbers: [header, ...cells].map((_, place) => place + 1) };
};

const brandIds = new Map(referenceFrame.brands.map(({ id, name }) => [name, id]));

/** Reads the rows as a file and matches them. */
function matchRows(rows: readonly Row[]): readonly BomMatch[] {
  const sheet = sheetOf(rows);
  const { lines } = readBomLines(
    sheet,
    recogniseLayout([sheet], 0, {}, () => null),
  );
  expect(lines).toHaveLength(rows.length);
  const makersOf = (maker: string | null) => new Set([brandIds.get(maker ?? '')].flatMap((id) => id ?? []));
  const found = engine.matchLines(
    lines.map((line) => ({
      mpn: line.mpn,
      alternates: [],
      mentions: mentionedNumbers(line),
      pinned: [],
      words: line.words,
      package: line.package,
      makers: [...makersOf(line.maker)],
      quantity: 10,
      grades: usualGrades,
    })),
  );
  return lines.map((line, place) =>
    decideMatch(
      {
        line,
        needed: 10,
        pinned: { chosen: null, shop: null, foreign: [] },
        makers: makersOf(line.maker),
        alternateMakers: [],
        found: found[place] ?? [],
        isUnsold: () => false,
      },
      { isExactOnly: false, isSamePackageOnly: false },
    ),
  );
}

type Plant = (row: Row, part: IndexedProduct, place: number) => Partial<Row> | null;

const other = (texts: readonly string[], own: string, place: number): string => {
  const left = texts.filter((text) => text !== own);
  return left[place % left.length]!;
};

const isPassive = (part: IndexedProduct): boolean => typeof kindOf(part)?.key === 'string';
const isOf = (part: IndexedProduct, ...letters: readonly string[]): boolean =>
  letters.includes(kindOf(part)?.letter ?? '');

/**
 * Ten changes to a line. Each makes the line contradict the part that has its number. A change returns null if the part
 * lacks the fact.
 */
const plants: Readonly<Record<string, Plant>> = {
  'another value': (_, part, place) => {
    const kind = kindOf(part);
    const nominal = kind === undefined || kind.key === null ? null : numberAt(part, kind.key);
    const factor = [10, 0.1, 1.5, 4.7, 1000][place % 5]!;
    return nominal === null || kind === undefined ? null : { value: kind.valueOf(nominal * factor), description: '' };
  },
  'value of another kind': (_, part, place) => {
    if (!isPassive(part) || isOf(part, 'Y')) return null;
    const foreign = isOf(part, 'C')
      ? ['10k', '4.7 kOhm', '10uH']
      : isOf(part, 'R', 'FB')
        ? ['16nF', '100n', '4.7uH']
        : ['16pF', '100k', '1uF'];
    return { value: foreign[place % 3]!, description: '' };
  },
  'letter of the place': (row, part, place) => {
    const letters = isOf(part, 'FB', 'L')
      ? ['C', 'D', 'Q', 'U']
      : isOf(part, 'R')
        ? ['C', 'D', 'Q', 'L']
        : ['R', 'C', 'L'];
    const own = kindOf(part)?.letter ?? '';
    return { designator: row.designator.replace(/^\D+/, other(letters, own, place)) };
  },
  'kind in words': (_, part, place) => {
    const words = isOf(part, 'R')
      ? ['Capacitor 0603', 'Diode', 'CAP CER 100NF 50V']
      : ['Resistor 1%', 'RES SMD 10K OHM', 'Резистор чип'];
    return { description: words[place % 3]!, ...(isPassive(part) ? { value: '' } : {}) };
  },
  'another package': (row, part, place) => {
    const body = textAt(part, 'package');
    const groups = [
      ['0402', '0603', '0805', '1206'],
      ['SOIC-8', 'SOIC-14', 'DIP-8', 'TSSOP-20'],
      ['SOT-23', 'SOT-223', 'SOD-123', 'SOT-89'],
      ['LQFP-48', 'LQFP-64', 'QFN-32'],
    ];
    const group = groups.find((names) => names.includes(body));
    return group === undefined
      ? null
      : { package: other(group, body, place), description: row.description.replace(body, '') };
  },
  'tighter tolerance': (row, part) => {
    const tolerance = numberAt(part, 'tolerance');
    return tolerance === null || !isOf(part, 'R', 'C', 'L')
      ? null
      : { value: `${row.value.split(' ')[0]} ${tolerance / 10}%`, description: '' };
  },
  'higher voltage': (row, part) => {
    const volts = isOf(part, 'C') ? numberAt(part, 'voltage') : null;
    return volts === null ? null : { value: `${row.value.split(' ')[0]} ${volts * 2}V`, description: '' };
  },
  'better dielectric': (row, part) => {
    const dielectric = textAt(part, 'dielectric');
    if (!['X5R', 'X7R', 'Y5V'].includes(dielectric)) return null;
    return { description: row.description === '' ? 'CAP CER C0G' : row.description.replace(dielectric, 'C0G') };
  },
  'other polarity': (_, part, place) => {
    const turned: Readonly<Record<string, readonly string[]>> = {
      NPN: ['PNP', 'Transistor PNP'],
      PNP: ['NPN', 'Transistor NPN'],
      'n-channel': ['P-CH', 'MOSFET P-Channel', 'P-канальный'],
      'p-channel': ['N-CH', 'MOSFET N-Channel', 'N-канальный'],
    };
    const words = turned[textAt(part, 'polarity')];
    return words === undefined ? null : { description: words[place % words.length]! };
  },
  'another number': (_, part, place) => {
    if (isPassive(part)) return null;
    const own = parts.filter(
      (one) => kindOf(one) === kindOf(part) && one.mpn.slice(0, 5) !== part.mpn.slice(0, 5) && /^\S{5,}$/.test(one.mpn),
    );
    const wrong = own[(place * 7) % Math.max(1, own.length)];
    return wrong === undefined ? null : { value: wrong.mpn };
  },
};

/** About 40 parts of each kind, evenly spaced in the catalogue. */
const picked = kinds.flatMap((kind) => {
  const own = parts.filter((part) => kindOf(part) === kind);
  return own.filter((_, place) => place % Math.max(1, Math.floor(own.length / 40)) === 0);
});

const clean = picked.flatMap((part, place) => {
  const row = rowOf(part, place);
  return row === null ? [] : [{ part, row }];
});

test('correct lists have no conflict', () => {
  const matches = matchRows(clean.map(({ row }) => row));
  const alarms = clean.filter((_, place) => matches[place]?.status === 'conflict').map(({ row }) => row);
  expect(clean.length).toBeGreaterThan(200);
  expect(alarms.length / clean.length, JSON.stringify(alarms.slice(0, 5))).toBeLessThanOrEqual(0.01);
});

test.each(Object.entries(plants))('%s is a conflict with a reason', (_, plant) => {
  const planted = clean.flatMap(({ part, row }, place) => {
    const change = plant(row, part, place);
    return change === null ? [] : [{ ...row, ...change }];
  });
  const matches = matchRows(planted);
  const missed = planted.filter((_row, place) => matches[place]?.status !== 'conflict');
  const unsaid = matches.filter(({ status, differences }) => status === 'conflict' && differences.length === 0);
  expect(planted.length).toBeGreaterThan(10);
  expect(missed.length / planted.length, JSON.stringify(missed.slice(0, 8))).toBeLessThanOrEqual(0.02);
  expect(unsaid).toEqual([]);
});
