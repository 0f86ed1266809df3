import type { AttributeDefinition, AttributeKey, AttributeValue } from '@farad/domain/category';
import {
  meaningOfSingle,
  otherUnitTitle,
  plainText,
  saysNothingOfPart,
  type ColumnKind,
  type ColumnTally,
  type UnreadColumn,
} from '@farad/domain/import';
import { inEachLocale, locales, type LocalizedText } from '@farad/domain/shared';
import { attributeCandidates } from '@farad/importers/vocabulary/attributes';
import { isRubbishName } from '@farad/importers/vocabulary/field-names';
import { translateWords } from '@farad/importers/vocabulary/words';

import { cachedByText } from '#kit/cached-by-text.ts';
import { besideDefinition, besideKey, besideValue, type BesideValue } from './beside-attribute.ts';
import type { Mapping } from '../mapping.ts';
import { nominalColumns, type NominalColumns } from './nominal-columns.ts';
import type { Survey } from './survey.ts';
import { typedValue, type MeaningOf } from './typed-value.ts';

/** An attribute that a column may become. */
interface Target {
  readonly definition: AttributeDefinition;
  /** If true, only words of the vocabulary are accepted. */
  readonly isClosed: boolean;
}

/** Converts a text of a column to an attribute. `path` is the supplier's category path of the row. */
export type ColumnReader = (text: string, path: string) => ReadAttribute;

export type ReadAttribute =
  | { readonly kind: 'value'; readonly key: string; readonly value: AttributeValue }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unread' };

export interface ColumnPlan {
  readonly readers: ReadonlyMap<string, ColumnReader>;
  /** All attributes that the columns may become, by key. */
  readonly definitions: ReadonlyMap<string, AttributeDefinition>;
  /** Keys of the separate attributes (beside-attribute.ts) that the file has values for. */
  readonly beside: ReadonlySet<string>;
  /** Columns that should contain numbers but mostly contain other texts. */
  readonly unread: readonly UnreadColumn[];
}

interface Wanted {
  readonly key: string;
  readonly kind: AttributeDefinition['kind'] | null;
  readonly unit: AttributeDefinition['unit'];
  readonly title: LocalizedText | null;
  readonly isClosed: boolean;
}

const keyLengthMax = 40;

/** Returns the key of an unknown column: its name in Latin letters, otherwise a number. */
const keyOf = (name: string, index: number): string => {
  const key = plainText(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '')
    .slice(0, keyLengthMax);
  return key === '' ? `attribute_${index + 1}` : key;
};

function wantedBy(name: string, index: number, { attributes }: Mapping): readonly Wanted[] {
  const own = attributes.table[name];
  if (own?.key !== undefined) {
    const { key, kind = null, title = null } = own;
    return [{ key, kind, title, unit: null, isClosed: false }];
  }
  const label = attributes.labels[name] ?? name;
  const candidates = attributeCandidates(label);
  if (candidates.length > 0) return candidates;
  return [{ key: keyOf(label, index), kind: null, unit: null, title: null, isClosed: false }];
}

const titleOf = (name: string, wanted: Wanted, { otherUnit }: Pick<ColumnKind, 'otherUnit'>): LocalizedText => {
  const plain = plainText(name).slice(0, 80);
  const title = wanted.title ?? inEachLocale(() => plain);
  if (otherUnit === null) return title;
  const unit = otherUnitTitle(otherUnit);
  return title.en.endsWith(`, ${unit.en}`) ? title : inEachLocale((locale) => `${title[locale]}, ${unit[locale]}`);
};

/**
 * Returns a map from a word in lower case to its most frequent spelling. Words that the vocabulary knows are in
 * English.
 */
function spellingsOf(tallies: readonly ColumnTally[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const tally of tallies) {
    for (const [text, times] of tally.texts()) {
      const word = translateWords(plainText(text))?.en ?? plainText(text);
      const same = counts.get(word.toLowerCase()) ?? new Map<string, number>();
      counts.set(word.toLowerCase(), same.set(word, (same.get(word) ?? 0) + times));
    }
  }
  const commonest = (same: ReadonlyMap<string, number>): string =>
    [...same].reduce((a, b) => (b[1] > a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a))[0];
  return new Map([...counts].map(([lower, same]) => [lower, commonest(same)]));
}

function valueTitlesOf(spellings: ReadonlyMap<string, string>): Readonly<Record<string, LocalizedText>> {
  const titles = [...spellings.values()].flatMap((value) => {
    const title = translateWords(value);
    return title === null || locales.every((locale) => title[locale] === value) ? [] : [[value, title] as const];
  });
  return Object.fromEntries(titles);
}

interface Column {
  readonly name: string;
  /** Name by which the vocabulary is searched: from the mapping, otherwise the name of the column. */
  readonly label: string;
  readonly tally: ColumnTally;
  readonly wanted: readonly Wanted[];
}

/** Defines an unknown attribute by the column that has the most values for it. */
function definitionOf(key: string, columns: readonly Column[]): AttributeDefinition {
  const fullest = columns.reduce((a, b) => (b.tally.filled() > a.tally.filled() ? b : a));
  const wanted = fullest.wanted.find((some) => some.key === key);
  if (wanted === undefined) throw new Error(`no column for attribute ${key}`);
  const told = fullest.tally.kind();
  const kind = wanted.kind ?? told.kind;
  const isNumeric = kind === 'number' || kind === 'range';
  // Plain numbers look like counts, so the unit in the vocabulary is preferred.
  const isBare = told.unit === null || told.unit === 'count';
  const unit = isNumeric ? (isBare ? (wanted.unit ?? told.unit) : told.unit) : null;
  const valueTitles = kind === 'enum' ? valueTitlesOf(spellingsOf(columns.map(({ tally }) => tally))) : {};
  const title = titleOf(fullest.label, wanted, isNumeric && unit === null ? told : { otherUnit: null });
  return { key: key as AttributeKey, kind, unit, title, valueTitles };
}

/** Adds translated titles for the values in this file to a known attribute. Titles that it already has stay. */
function withMoreTitles(
  definition: AttributeDefinition | undefined,
  columns: readonly Column[],
): AttributeDefinition | undefined {
  if (definition?.kind !== 'enum' || columns.every(({ wanted }) => isClosedIn(wanted, definition.key)))
    return definition;
  const more = valueTitlesOf(spellingsOf(columns.map(({ tally }) => tally)));
  return { ...definition, valueTitles: { ...more, ...definition.valueTitles } };
}

const isClosedIn = (wanted: readonly Wanted[], key: string): boolean =>
  wanted.some((some) => some.key === key && some.isClosed);

interface Read {
  readonly answer: ReadAttribute;
  readonly beside: { readonly of: AttributeDefinition; readonly found: BesideValue } | null;
}

/**
 * Converts a text to a value of the first attribute that can hold it. If none can, it becomes a value of the first
 * separate attribute that can.
 */
function readText(
  text: string,
  targets: readonly Target[],
  spellings: ReadonlyMap<string, string>,
  meaningOf: MeaningOf,
): Read {
  let isAbsent = false;
  for (const { definition, isClosed } of targets) {
    const typed = typedValue(text, definition, isClosed, spellings, meaningOf);
    if (typed.kind === 'value') return { answer: { ...typed, key: definition.key }, beside: null };
    if (typed.kind === 'absent') isAbsent = true;
  }
  if (isAbsent) return { answer: { kind: 'absent' }, beside: null };
  for (const { definition: of } of targets) {
    const found = besideValue(text, of, meaningOf);
    if (found === null) continue;
    return {
      answer: { kind: 'value', key: besideKey(of.key, found.form), value: found.value },
      beside: { of, found },
    };
  }
  return { answer: { kind: 'unread' }, beside: null };
}

function columnReader(
  name: string,
  targets: readonly Target[],
  spellings: ReadonlyMap<string, string>,
  nominal: NominalColumns,
) {
  const hasRange = targets.some(({ definition }) => definition.kind === 'range');
  const meaningIn =
    (isNominal: boolean): MeaningOf =>
    (value, { key, unit }) =>
      meaningOfSingle(value, { column: name, key, unit, isNominal });
  const meanings = [meaningIn(false), meaningIn(true)] as const;
  const readers = meanings.map((meaningOf) =>
    cachedByText((text): Read => readText(text, targets, spellings, meaningOf)),
  ) as [(text: string) => Read, (text: string) => Read];
  const read = (text: string, isNominal: boolean): Read => readers[isNominal ? 1 : 0](text);
  const isNominalIn = cachedByText((path) => nominal.isNominal(path, name));
  const reader: ColumnReader = (text, path) => read(text, hasRange && isNominalIn(path)).answer;
  return { reader, read, isNominalAlways: hasRange && nominal.isNominalEverywhere(name) };
}

/** Returns the definitions of the separate attributes (beside-attribute.ts) that values of the columns need. */
function besideOf(
  columns: readonly { readonly texts: ReadonlyMap<string, number>; readonly made: ReturnType<typeof columnReader> }[],
  known: ReadonlyMap<string, AttributeDefinition>,
): ReadonlyMap<string, AttributeDefinition> {
  const needed = new Map<string, { readonly of: AttributeDefinition; readonly values: BesideValue[] }>();
  for (const { texts, made } of columns) {
    for (const text of texts.keys()) {
      const { beside } = made.read(text, made.isNominalAlways);
      if (beside === null) continue;
      const key = besideKey(beside.of.key, beside.found.form);
      const same = needed.get(key) ?? { of: beside.of, values: [] };
      same.values.push(beside.found);
      needed.set(key, same);
    }
  }
  return new Map(
    [...needed].flatMap(([key, { of, values }]) => {
      const [first] = values;
      if (first === undefined) return [];
      const defined = besideDefinition(of, first.form, values);
      const before = known.get(key);
      const after =
        before === undefined ? defined : { ...before, valueTitles: { ...defined.valueTitles, ...before.valueTitles } };
      return [[key, after] as const];
    }),
  );
}

/**
 * Returns true if a column does not describe the parts: data of programs, pictures, addresses, internal flags. A column
 * that the mapping names is always read.
 */
function isIgnored(name: string, tally: ColumnTally, { attributes }: Mapping): boolean {
  const isNamed = Array.isArray(attributes.columns) && attributes.columns.includes(name);
  if (isNamed || Object.hasOwn(attributes.table, name)) return false;
  return isRubbishName(name) || saysNothingOfPart([...tally.texts().keys()].slice(0, textsJudged));
}

const textsJudged = 300;

const isMeasured = ({ kind }: AttributeDefinition): boolean => kind === 'number' || kind === 'range';
const unreadShareMin = 0.5;
const unreadRowsMin = 3;

/** Returns the column if it should contain numbers and most of its texts are something else. */
function unreadOf({
  name,
  texts,
  isNumeric,
  made,
}: {
  readonly name: string;
  readonly texts: ReadonlyMap<string, number>;
  readonly isNumeric: boolean;
  readonly made: ReturnType<typeof columnReader>;
}): readonly UnreadColumn[] {
  if (!isNumeric) return [];
  let [filled, rows, sample] = [0, 0, ''];
  for (const [text, times] of texts) {
    const { answer, beside } = made.read(text, made.isNominalAlways);
    if (answer.kind === 'absent') continue;
    filled += times;
    if (answer.kind !== 'unread' && beside?.found.form !== 'other') continue;
    rows += times;
    if (sample === '') sample = text.slice(0, 80);
  }
  return rows >= unreadRowsMin && rows > unreadShareMin * filled ? [{ column: name, rows, sample }] : [];
}

/**
 * Decides what each column becomes: by the mapping, otherwise by the vocabulary, otherwise by its name and content.
 *
 * @param known definitions of the shop and the reference frame, by key
 * @param categories texts of each column, in each category of the file
 */
export function planColumns(
  tallies: ReadonlyMap<string, ColumnTally>,
  mapping: Mapping,
  known: ReadonlyMap<string, AttributeDefinition>,
  categories: Survey['categories'],
): ColumnPlan {
  const columns: Column[] = [...tallies].flatMap(([name, tally], index) =>
    isIgnored(name, tally, mapping)
      ? []
      : [
          {
            name,
            label: mapping.attributes.labels[name] ?? name,
            tally,
            wanted: wantedBy(name, index, mapping),
          },
        ],
  );
  const byKey = new Map<string, Column[]>();
  for (const column of columns)
    for (const { key } of column.wanted) byKey.set(key, [...(byKey.get(key) ?? []), column]);
  const definitions = new Map(
    [...byKey].map(([key, same]) => [key, withMoreTitles(known.get(key), same) ?? definitionOf(key, same)] as const),
  );
  const nominal = nominalColumns(categories);
  const read = columns.map(({ name, tally, wanted }) => {
    const targets = wanted.flatMap(({ key, isClosed }) => {
      const definition = definitions.get(key);
      return definition === undefined ? [] : [{ definition, isClosed }];
    });
    const same = targets.flatMap(({ definition }) => (byKey.get(definition.key) ?? []).map((column) => column.tally));
    const made = columnReader(name, targets, spellingsOf(same.length === 0 ? [tally] : same), nominal);
    const isNumeric = targets.length > 0 && targets.every(({ definition }) => isMeasured(definition));
    return { name, texts: tally.texts(), isNumeric, made };
  });
  const beside = besideOf(read, known);
  return {
    readers: new Map(read.map(({ name, made }) => [name, made.reader])),
    definitions: new Map([...definitions, ...[...beside].filter(([key]) => !definitions.has(key))]),
    beside: new Set([...beside.keys()].filter((key) => !definitions.has(key))),
    unread: read.flatMap(unreadOf),
  };
}
