import type { AttributeDefinition, AttributeValue, AttributeValues, Category } from '@farad/domain/category';
import type { Lifecycle, SalesUnit } from '@farad/domain/product';
import { inEachLocale, localized, type Locale, type LocalizedText } from '@farad/domain/shared';
import type { Draft } from '../draft.ts';
import { formatValue } from '../format.ts';
import { attributeOf } from '@farad/frame/attributes';
import { brandOf } from '@farad/frame/brands';
import { categoryOf } from '@farad/frame/categories';
import { purposeEnding } from '../uses.ts';
import { slugOf } from '../slug.ts';
import { famousParts } from './famous.ts';

/**
 * A table of listed parts. `columns` names the cells of a row, which are separated by `|`: `mpn`, `price` (roubles per
 * piece) and attribute keys. Columns for values that differ by row are `brand`, `series`, `lifecycle`, `weight` and
 * `group`. An empty cell = the part does not have the attribute. A number may end in an SI letter (4.7k, but not 4k7):
 * f p n u m k M G, and Ki Mi for memory. Ranges are `from..to`.
 */
export interface ListedTable {
  readonly category: string;
  readonly brand: string;
  readonly columns: string;
  readonly rows: string;
  /** Attributes that all rows have, with values in the notation of the cells. */
  readonly common?: Readonly<Record<string, string>>;
  readonly series?: string;
  readonly lifecycle?: Lifecycle;
  readonly unit?: SalesUnit;
  /** Weight of one part in milligrams. Absent = estimated from the package. */
  readonly weight?: number;
}

const scales: Readonly<Record<string, number>> = {
  p: -12,
  n: -9,
  u: -6,
  m: -3,
  k: 3,
  K: 3,
  M: 6,
  G: 9,
};

/**
 * Returns the number in a cell: 4.7k → 4700, 64Ki → 65536. Throws on any other text, which is a mistake in the table.
 */
const readNumber = (text: string): number => {
  const match = /^(-?\d+(?:\.\d+)?)([pnumkKMG]?)(i?)$/.exec(text);
  if (match === null) throw new Error(`demonstration: expected a number in a listed table, got ${text}`);
  const [, digits = '', letter = '', isBinary = ''] = match;
  if (letter === '') return Number(digits);
  const power = scales[letter] ?? 0;
  return isBinary === 'i' ? Number(digits) * 1024 ** (power / 3) : Number(`${digits}e${power}`);
};

/** Parses a cell by the kind of its attribute. */
const readCell = (definition: AttributeDefinition, text: string): AttributeValue => {
  if (definition.kind === 'number') return readNumber(text);
  if (definition.kind === 'flag') return text === 'yes';
  if (definition.kind !== 'range') return text;
  const [from = '', to = ''] = text.split('..');
  return [readNumber(from), readNumber(to === '' ? from : to)];
};

/** Weight of one part in milligrams, by its package. */
const packageWeights: readonly (readonly [RegExp, number])[] = [
  [/^SO[TD]-(23|323|363|523|123)/, 10],
  [/^SOT-(89|223)/, 100],
  [/^SMA|^SMB|^SMC/, 90],
  [/^DO-(35|34)|SOD-80/, 130],
  [/^DO-/, 500],
  [/^TO-92/, 200],
  [/^TO-(220|262|126|202)/, 1900],
  [/^TO-(247|3P|218)/, 6000],
  [/^TO-3/, 12_000],
  [/^TO-(252|251)/, 330],
  [/^TO-263/, 1500],
  [/^DIP/, 1200],
  [/^(SOIC|TSSOP|SSOP|MSOP|VSSOP)/, 130],
  [/QFP/, 350],
  [/QFN|DFN|LGA|BGA|SON/, 60],
];

const weightOf = (packageName: string | null, table: ListedTable): number => {
  if (table.weight !== undefined) return table.weight;
  const found = packageName === null ? undefined : packageWeights.find(([pattern]) => pattern.test(packageName));
  return found?.[1] ?? 2000;
};

const throughHole =
  /^(LED-|DIP|SIP|TO-(92|220|247|126|218|3|39|5|18|202|251)|DO-(35|41|15|201|34)|KT-|KD-|R-6|GB[UP]|KB[PUL]|DB-1|THT|Multiwatt|HC-49)/;
const surfaceMount =
  /^(SO|TSSOP|SSOP|MSOP|VSSOP|LQFP|TQFP|QFN|VQFN|UFQFPN|DFN|LGA|BGA|SM[ABC]$|TO-(252|263)|WSON|WLCSP|MiniMELF|MELF|PLCC|\d{4}$|UQFN|HTSSOP|HSOP|XSON|Mini|ABS|LL-)/;

const mountingOf = (packageName: string): string | null => {
  if (surfaceMount.test(packageName)) return 'smd';
  return throughHole.test(packageName) ? 'tht' : null;
};

/** Words that follow the number of an attribute in titles: `4 ch`. Other attributes have no such word. */
const counted: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  channels: localized({ ru: 'кан.', en: 'ch', tr: 'kanal' }),
  pins: localized({ ru: 'конт.', en: 'pos.', tr: 'pin' }),
  digits: localized({ ru: 'разр.', en: 'digit', tr: 'basamak' }),
  turns: localized({ ru: 'об.', en: 'turn', tr: 'tur' }),
  elements: localized({ ru: 'эл.', en: 'el.', tr: 'eleman' }),
};
const leftOutOfTitles = new Set([
  'rows',
  'io_count',
  'function',
  'output_type',
  'output_signal',
  'display_counts',
  'series',
  'b_value',
  'logic_family',
  'tx_power',
  'antenna',
  'wire_section',
  'cross_section',
]);

const titleWords = (category: Category, attributes: AttributeValues, mpn: string, locale: Locale): readonly string[] =>
  category.attributes
    .filter(({ key, isColumn }) => isColumn && attributes[key] !== undefined && !leftOutOfTitles.has(key))
    .filter(({ key }) => (key !== 'channels' && key !== 'elements') || attributes[key] !== 1)
    .map(({ key }) => {
      const text = formatValue(attributeOf(key), attributes[key] ?? '', locale);
      const word = counted[key]?.[locale];
      return word === undefined ? text : `${text} ${word}`;
    })
    .filter((text, index, texts) => text !== '' && !mpn.endsWith(text) && texts.indexOf(text) === index);

const headColumns = new Set(['mpn', 'price', 'brand', 'lifecycle', 'weight', 'group', 'part_ru', 'part_en', 'part_tr']);

const attributesOf = (cells: ReadonlyMap<string, string>, table: ListedTable, category: Category): AttributeValues => {
  const written = new Map([...Object.entries(table.common ?? {}), ...cells]);
  const attributes: Record<string, AttributeValue> = {};
  for (const [key, text] of written) {
    if (!headColumns.has(key) && text !== '') attributes[key] = readCell(attributeOf(key), text);
  }
  const series = cells.get('series') ?? table.series;
  if (series !== undefined && series !== '') attributes['series'] = series;
  const grams = Number(cells.get('weight') ?? 0) / 1000;
  const tellsWeight =
    category.attributes.some(({ key }) => key === 'net_weight') && attributes['net_weight'] === undefined;
  if (tellsWeight && grams > 0) attributes['net_weight'] = grams;
  const packageName = attributes['package'];
  const mounting = typeof packageName === 'string' ? mountingOf(packageName) : null;
  if (mounting !== null && attributes['mounting'] === undefined) attributes['mounting'] = mounting;
  return attributes;
};

const upperFirst = (text: string, locale: Locale): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** Categories whose parts are named after their function in titles: a counter, a shift register, a motor driver. */
const namedByFunction = new Set(['logic-gates', 'flip-flops-registers', 'counters-decoders', 'drivers']);

const nameOf = (category: Category, attributes: AttributeValues): LocalizedText => {
  const action = attributes['function'];
  if (typeof action !== 'string' || !namedByFunction.has(category.slug)) return category.partTitle;
  return inEachLocale((locale) => upperFirst(formatValue(attributeOf('function'), action, locale), locale));
};

const draftOf = (table: ListedTable, category: Category, cells: ReadonlyMap<string, string>): Draft => {
  const attributes = attributesOf(cells, table, category);
  const mpn = cells.get('mpn') ?? '';
  const brand = brandOf(cells.get('brand') ?? table.brand);
  const packageName = typeof attributes['package'] === 'string' ? attributes['package'] : null;
  const group = cells.get('group') ?? '';
  const weight = cells.get('weight');
  const named = nameOf(category, attributes);
  const own = inEachLocale((locale) => cells.get(`part_${locale}`) ?? named[locale]);
  return {
    mpn,
    seo: `${brand.slug}-${slugOf(mpn)}`,
    brand,
    category,
    title: inEachLocale((locale) =>
      [`${own[locale]} ${mpn}`, ...titleWords(category, attributes, mpn, locale)].join(', '),
    ),
    description: inEachLocale((locale) => `${own[locale]} ${brand.name} ${mpn}${purposeEnding(category)[locale]}`),
    attributes,
    price: Number(cells.get('price')),
    package: packageName,
    series: typeof attributes['series'] === 'string' ? attributes['series'] : null,
    weightMilligrams: weight === undefined ? weightOf(packageName, table) : Number(weight),
    variantGroup: group === '' ? null : `${brand.slug}-${slugOf(group)}`,
    fame: famousParts.includes(mpn) ? 1 : 0.45,
    reel: 1,
    lifecycle: (cells.get('lifecycle') as Lifecycle | undefined) ?? table.lifecycle ?? null,
    unit: table.unit ?? 'piece',
  };
};

/** Returns the parts of a table, row by row. Throws if a row does not have as many cells as there are columns. */
export const readTable = (table: ListedTable): readonly Draft[] => {
  const category = categoryOf(table.category);
  const columns = table.columns.trim().split(/\s+/);
  return table.rows
    .trim()
    .split('\n')
    .map((row) => {
      const cells = row.split('|').map((cell) => cell.trim());
      if (cells.length !== columns.length)
        throw new Error(`${table.category}: expected ${columns.length} cells, got ${cells.length} in "${row}"`);
      return draftOf(table, category, new Map(columns.map((column, index) => [column, cells[index] ?? ''])));
    });
};
