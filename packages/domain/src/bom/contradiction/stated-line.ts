import { isPlainNumber } from '../../search-query/reading/words/value-lexeme.ts';
import type { BomLine } from '../row/bom-line.ts';
import { statedKinds } from './stated-kinds.ts';
import type { PartKind } from '../part/part-kind.ts';
import { statedValues, type StatedValues } from './stated-values.ts';

export type Polarity = 'NPN' | 'PNP' | 'n-channel' | 'p-channel';

/** A parsed text of a line. */
export interface StatedText {
  readonly text: string;
  /** True for the value column. */
  readonly isValue: boolean;
  readonly values: StatedValues;
  readonly kinds: readonly PartKind[] | null;
  readonly polarity: Polarity | null;
  /** Contact counts that the text may mean. */
  readonly pins: readonly { readonly text: string; readonly count: number }[];
}

/** Facts that a line states about its part, text by text. */
export interface LineStatements {
  readonly designators: readonly string[];
  readonly package: string | null;
  /** A number without a unit: `103`, `4700`; null = the value is not such a number. */
  readonly plainValue: string | null;
  readonly isCyrillic: boolean;
  readonly texts: readonly StatedText[];
}

const polarities: readonly (readonly [RegExp, Polarity])[] = [
  [/(?<![\p{L}\d])NPN(?![\p{L}\d])/iu, 'NPN'],
  [/(?<![\p{L}\d])PNP(?![\p{L}\d])/iu, 'PNP'],
  [/(?<![\p{L}\d])N[- ]?(?:CH(?:AN(?:NEL)?)?|MOS(?:FET)?|FET|канал\p{L}*|kanal\p{L}*)(?![\p{L}\d])/iu, 'n-channel'],
  [/(?<![\p{L}\d])[PП][- ]?(?:CH(?:AN(?:NEL)?)?|MOS(?:FET)?|FET|канал\p{L}*|kanal\p{L}*)(?![\p{L}\d])/iu, 'p-channel'],
];

const both = /(?<![\p{L}\d])(?:N[PN]*\s*[+&/]\s*P|P[NP]*\s*[+&/]\s*N)/iu;

/** Returns the polarity if a text names exactly one; otherwise null. */
function polarityOf(text: string): Polarity | null {
  const spaced = text.replaceAll('_', ' ');
  if (both.test(spaced)) return null;
  const found = polarities.flatMap(([pattern, polarity]) => (pattern.test(spaced) ? [polarity] : []));
  const [only = null, ...others] = found;
  return others.length === 0 ? only : null;
}

const countMax = 400;

/** Reads contact counts: `Conn_01x04`, `06x1.25mm`, `4 pin`, `10 контактов`. */
function pinsOf(text: string): StatedText['pins'] {
  const grids = Array.from(
    text.matchAll(/(?<![\d.,xх×])(\d{1,2})[xх×](\d{1,3})(?![\d.,xх×]| ?(?:mm|мм))/giu),
    (found) => ({
      text: found[0],
      count: Number(found[1]) * Number(found[2]),
    }),
  );
  const rows = Array.from(text.matchAll(/(?<![\d.,])(\d{2})[xх×]\d\.\d{1,2} ?mm/giu), (found) => ({
    text: found[1] ?? '',
    count: Number(found[1]),
  }));
  const told = Array.from(
    text.matchAll(
      /(?<![\d.,\p{L}])(\d{1,3})[- ]?(?:pins?|pos(?:ition)?s?|way|конт(?:акт\p{L}*)?|выв(?:од\p{L}*)?|p)(?![\p{L}\d])/giu,
    ),
    (found) => ({ text: found[0], count: Number(found[1]) }),
  );
  return [...grids, ...rows, ...told].filter(({ count }) => count > 0 && count <= countMax);
}

/** Whether a short text states polarity or contacts: `P-Channel`, `12 pin`. */
export const saysFeature = (text: string): boolean =>
  text.length <= 40 && (polarityOf(text) !== null || pinsOf(text).length > 0);

const read = (text: string, isValue: boolean): StatedText => ({
  text,
  isValue,
  values: statedValues(text),
  kinds: statedKinds(text),
  polarity: polarityOf(text),
  pins: pinsOf(text),
});

/** Maximum length that is read; longer texts add no facts. */
const lengthMax = 300;

/** Collects the facts that a line states about its part: value, description, other columns and designators. */
export function lineStatements(
  line: Pick<BomLine, 'designators' | 'package' | 'value' | 'description' | 'words'>,
): LineStatements {
  const plainValue = line.value !== null && isPlainNumber(line.value.trim()) ? line.value.trim() : null;
  // `words` may hold the plain number with a guessed unit, such as `103 Ohm`. It is removed.
  const words =
    plainValue === null ? line.words : line.words.replace(`${plainValue} Ohm`, '').replace(`${plainValue} uF`, '');
  const own: readonly (readonly [string | null, boolean])[] = [
    [line.value, true],
    [line.description, false],
    [words, false],
    // The package is read too, because footprint names of connectors state their contacts.
    [line.package !== null && /[_:]|\d[xх×]\d/iu.test(line.package) ? line.package : null, false],
  ];
  const texts = own.flatMap(([text, isValue]) =>
    text === null || text.trim() === '' ? [] : [read(text.trim().slice(0, lengthMax), isValue)],
  );
  return {
    designators: line.designators,
    package: line.package,
    plainValue,
    isCyrillic: texts.some(({ text }) => /\p{Script=Cyrillic}/u.test(text)),
    texts,
  };
}
