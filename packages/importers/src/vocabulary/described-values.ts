import { describedValueRows } from './described-value-rows.ts';

/** The value of an attribute, as the table of words recognised it in texts about a part. */
export interface DescribedValue {
  readonly attribute: string;
  readonly value: string;
}

/** Recognises the values of one attribute in texts about parts of one category. */
interface Teller {
  readonly attribute: string;
  readonly pattern: RegExp;
  /** Values in the order of the groups in the pattern. An empty value belongs to a wording that is skipped. */
  readonly values: readonly string[];
  /** Combined values: if a text names `buck` and `boost`, the value is buck-boost. */
  readonly together: ReadonlyMap<string, string>;
  /** Cache of the values found, by text. */
  readonly said: Map<string, readonly string[]>;
}

/** Value in the table for everything that the shop has no value for. */
const otherValue = '-';
const textLengthMax = 600;
/** Maximum length of a cached text. Longer texts describe one part and do not repeat. */
const cachedLengthMax = 60;
/** Number of texts that are cached per attribute of a category. */
const cachedMax = 2000;
const endingLengthMax = 12;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');

const hasHan = (wording: string): boolean => /\p{Script=Han}/u.test(wording);

/** Returns the pattern of a wording: any separators between words, and a word boundary at the end. */
function patternOf(wording: string): string {
  const words = wording
    .split(' ')
    .map((word) => (word.endsWith('*') ? `${escaped(word.slice(0, -1))}\\p{L}{0,${endingLengthMax}}` : escaped(word)));
  const joined = words.join('[\\s\\-_/]{0,2}');
  if (hasHan(wording)) return joined;
  return /[\p{L}\p{N}*]$/u.test(wording) ? `${joined}(?![\\p{L}\\p{N}])` : joined;
}

const keyOf = (values: Iterable<string>): string => [...values].toSorted().join('+');

function tellerOf(attribute: string, rows: readonly (readonly [value: string, wordings: string])[]): Teller {
  const together = new Map<string, string>();
  const wordings: { readonly value: string; readonly wording: string }[] = [];
  for (const [value, all] of rows) {
    for (const wording of all.split(';')) {
      if (wording.startsWith('=')) together.set(keyOf(wording.slice(1).split('+')), value);
      else wordings.push({ value, wording });
    }
  }
  // Longer wordings first: `buck boost` is not `buck`.
  const sorted = wordings.toSorted((a, b) => b.wording.length - a.wording.length);
  const [han, plain] = [
    sorted.filter(({ wording }) => hasHan(wording)),
    sorted.filter(({ wording }) => !hasHan(wording)),
  ];
  const alternatives = (these: typeof sorted): string =>
    these.map(({ wording }) => `(${patternOf(wording)})`).join('|');
  const sides = [plain.length === 0 ? '' : `(?<![\\p{L}\\p{N}])(?:${alternatives(plain)})`, alternatives(han)];
  return {
    attribute,
    pattern: new RegExp(sides.filter((side) => side !== '').join('|'), 'giu'),
    values: [...plain, ...han].map(({ value }) => value),
    together,
    said: new Map(),
  };
}

/** Rows of the table, by category and attribute. */
const rowsBySlug = new Map<string, Map<string, [value: string, wordings: string][]>>();
for (const row of describedValueRows.trim().split('\n')) {
  const [slugs = '', attribute = '', value = '', wordings = ''] = row.split('|');
  for (const slug of slugs.split(',')) {
    const own = rowsBySlug.get(slug) ?? new Map<string, [string, string][]>();
    rowsBySlug.set(slug, own);
    const said = own.get(attribute) ?? [];
    own.set(attribute, said);
    said.push([value, wordings]);
  }
}

const tellers = new Map(
  Array.from(
    rowsBySlug,
    ([slug, own]) => [slug, Array.from(own, ([attribute, rows]) => tellerOf(attribute, rows))] as const,
  ),
);

/** Returns the values that a pattern finds in a text. */
function valuesIn({ pattern, values }: Teller, text: string): readonly string[] {
  const found: string[] = [];
  for (const match of text.matchAll(pattern)) {
    const value = values[match.findIndex((group, place) => place > 0 && group !== undefined) - 1];
    if (value !== undefined && value !== '') found.push(value);
  }
  return found;
}

/** Returns the result of `valuesIn` from the cache, because most texts of a file repeat. */
function saidIn(teller: Teller, text: string): readonly string[] {
  const known = teller.said.get(text);
  if (known !== undefined) return known;
  const found = valuesIn(teller, text);
  if (text.length > cachedLengthMax) return found;
  if (teller.said.size >= cachedMax) teller.said.clear();
  teller.said.set(text, found);
  return found;
}

/**
 * Returns the only value that a pattern finds in the texts. Null if it finds none, or several that contradict each
 * other.
 */
function valueIn(teller: Teller, texts: readonly string[]): string | null {
  const found = new Set<string>();
  for (const text of texts) for (const value of saidIn(teller, text)) found.add(value);
  const [only, ...others] = found;
  if (only === undefined) return null;
  if (others.length > 0) return teller.together.get(keyOf(found)) ?? null;
  return only === otherValue ? null : only;
}

/**
 * Returns the values of wanted attributes that the words of descriptions state. An attribute with contradictory values
 * is left out.
 *
 * @param slugs of the part's category and its ancestors, the narrowest first
 * @param texts called only if some attribute is wanted
 */
export function describedValues(
  slugs: readonly string[],
  texts: () => readonly string[],
  isWanted: (attribute: string) => boolean,
): readonly DescribedValue[] {
  const known = new Set<string>();
  let read: readonly string[] | undefined;
  return slugs.flatMap((slug) =>
    (tellers.get(slug) ?? []).flatMap((teller) => {
      const { attribute } = teller;
      if (known.has(attribute) || !isWanted(attribute)) return [];
      known.add(attribute);
      read ??= texts().map((text) => text.slice(0, textLengthMax).normalize('NFC'));
      const value = valueIn(teller, read);
      return value === null ? [] : [{ attribute, value }];
    }),
  );
}
