import { columnInFile, fieldAt, textAt, type SourceRecord } from '@farad/importers/record';

import { knownCategory } from '@farad/importers/vocabulary/categories';
import { diodesOfNumber } from '@farad/importers/vocabulary/diode-numbers';
import { nameKey } from '@farad/importers/vocabulary/key';
import { categoryNamer, isUmbrella } from '@farad/importers/vocabulary/named-category';
import { readCategoryName } from '@farad/importers/vocabulary/read-category';
import { referenceFrame } from '@farad/frame/reference-frame';

import { cachedByText } from '#kit/cached-by-text.ts';
import type { Mapping } from '../mapping.ts';

const bareNumber = /^[-+±]?\d[\d.,\s\u00a0~…-]*$/;

/** Returns a function that adds the unit of a column to its plain numbers. */
function unitAdder(table: Mapping['attributes']['table']): (name: string, text: string) => string {
  const units = new Map(
    Object.entries(table).flatMap(([name, { unit }]) => (unit === undefined ? [] : [[name, unit]])),
  );
  if (units.size === 0) return (_, text) => text;
  return (name, text) => {
    const unit = units.get(name);
    return unit === undefined || !bareNumber.test(text) ? text : `${text}${unit}`;
  };
}

type AttributeText = readonly [name: string, text: string];

/**
 * Returns a function that reads the attribute texts of a row, from its object with attributes or from columns. The
 * texts of the last row are cached, since several functions read them.
 */
export function attributeReader({ attributes, fields, prices }: Mapping) {
  const withUnit = unitAdder(attributes.table);
  const ignored = new Set(attributes.ignore);
  const used = new Set(
    [...Object.values(fields).flat(), prices.tiers?.field, ...(prices.columns ?? []).map(({ field }) => field)]
      .filter((name) => name !== undefined)
      .map(columnInFile),
  );
  const prefix = attributes.from === undefined ? '' : `${attributes.from}.`;
  const isWanted = cachedByText((name) => !ignored.has(name) && !used.has(prefix + name));
  const read = (record: SourceRecord): readonly AttributeText[] => {
    const found: AttributeText[] = [];
    if (attributes.from !== undefined) {
      const values = fieldAt(record.fields, attributes.from);
      if (typeof values !== 'object' || values === null) return found;
      for (const [name, value] of Object.entries(values) as [string, unknown][]) {
        if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') continue;
        if (isWanted(name)) found.push([name, withUnit(name, String(value))]);
      }
      return found;
    }
    const names = attributes.columns === 'rest' ? Object.keys(record.fields) : attributes.columns;
    for (const name of names) if (isWanted(name)) found.push([name, withUnit(name, textAt(record.fields, name))]);
    return found;
  };
  let last: { readonly record: SourceRecord; readonly texts: readonly AttributeText[] } | undefined;
  return (record: SourceRecord): readonly AttributeText[] => {
    if (last?.record !== record) last = { record, texts: read(record) };
    return last.texts;
  };
}

export type AttributeReader = ReturnType<typeof attributeReader>;

/** Separates the names in a category path. The names themselves may contain slashes. */
export const pathSign = ' > ';

/** Returns the supplier's category path, with " > " between the names; empty if there is none. */
function categoryPath(record: SourceRecord, { fields }: Mapping): string {
  const names = fields.category === undefined ? [] : [fields.category].flat();
  return names
    .map((name) => textAt(record.fields, name).replace(/\s+/g, ' '))
    .filter((name) => name !== '')
    .join(pathSign)
    .slice(0, 300);
}

/** Returns true if a path is empty or ends with a mixed group ("Others > New Arrivals"). */
export const isUmbrellaPath = cachedByText((path) => isUmbrella(path.split(pathSign).at(-1) ?? ''));

const describing = /descr|опис|наимен|назв|номенкл|товар|categor|категор|title|name|açıklama|描述/iu;
const describingTextsMax = 6;
const isDescribing = cachedByText((name) => describing.test(name));

/** Returns the texts of a row that describe the part. */
export function describingTexts(record: SourceRecord, { fields, attributes }: Mapping): readonly string[] {
  const own = [fields.titleRu, fields.titleEn, fields.descriptionRu, fields.descriptionEn].flatMap((name) =>
    name === undefined ? [] : [textAt(record.fields, columnInFile(name))],
  );
  const values = attributes.from === undefined ? undefined : fieldAt(record.fields, attributes.from);
  const inside = typeof values === 'object' && values !== null ? values : {};
  const described = [record.fields, inside].flatMap((named) =>
    Object.entries(named).flatMap(([name, text]: [string, unknown]) =>
      typeof text === 'string' && isDescribing(name) && name !== fields.maker ? [text] : [],
    ),
  );
  return [...new Set([...own, ...described])].filter((text) => text !== '').slice(0, describingTextsMax);
}

/** Names of parts that distributors use for several kinds of parts: flash, SRAM and EEPROM are called `Memory`. */
const broadNames: ReadonlySet<string> = new Set(['Memory']);

/**
 * Returns a function that finds a category name in a text. It knows the titles of categories with parts, and the names
 * of parts that hardly any other category has. Titles of groups of categories (`Interface ICs`) are left out, since
 * they describe no part.
 */
function makeNamer(): ReturnType<typeof categoryNamer> {
  const counts = new Map<string, number>();
  const groups = new Set(referenceFrame.categories.map(({ parentId }) => parentId));
  const leaves = referenceFrame.categories.filter(({ id }) => !groups.has(id));
  const parts = leaves.flatMap(({ partTitle }) => Object.values(partTitle));
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  const single = parts.filter((part) => (counts.get(part) ?? 0) <= 2 && !broadNames.has(part));
  return categoryNamer([...leaves.flatMap(({ title }) => Object.values(title)), ...single]);
}

let namer: ReturnType<typeof categoryNamer> | undefined;
const ownNamer = (): ReturnType<typeof categoryNamer> => (namer ??= makeNamer());

/** Groups that price lists fill with zeners and TVS diodes alike: `diodes` is a group that names both. */
const diodeGroups: ReadonlySet<string | null> = new Set(['diodes', 'zener-diodes', 'tvs-diodes']);

/** How a group's name tells the kind of its parts: all, mixed, or only zeners and TVS diodes. */
interface GroupKind {
  readonly isHeap: boolean;
  /** Slug of a group of {@link diodeGroups}; null = the group is another one. */
  readonly diodes: string | null;
}

const otherGroup: GroupKind = { isHeap: false, diodes: null };

function groupKind(path: string): GroupKind {
  const slug = readCategoryName(path.split(pathSign));
  return { isHeap: isUmbrellaPath(path), diodes: diodeGroups.has(slug) ? slug : null };
}

/**
 * Returns a function that reads the category path of a row. If the path ends with a mixed group, the category found in
 * the row is appended: "Others > New Arrivals > MOSFETs". Zeners and TVS diodes are told apart by their part numbers,
 * whichever of them the group names. Groups in the mapping's table are left unchanged.
 */
export function pathReader(mapping: Mapping): (record: SourceRecord) => string {
  const settled = new Set(Object.keys(mapping.categories.table).map(nameKey));
  const kinds = new Map<string, GroupKind>();
  const kindOf = (path: string): GroupKind => {
    const known = kinds.get(path);
    if (known !== undefined) return known;
    const last = path.split(pathSign).at(-1) ?? '';
    const isSettled = settled.has(nameKey(path)) || settled.has(nameKey(last));
    const kind = isSettled ? otherGroup : groupKind(path);
    if (kinds.size < groupsMax) kinds.set(path, kind);
    return kind;
  };
  const textsOf = (record: SourceRecord, path: string, { isHeap, diodes }: GroupKind): readonly string[] => {
    if (isHeap) return describingTexts(record, mapping);
    // The name of the group itself names both kinds.
    return diodes === 'diodes' ? describingTexts(record, mapping).filter((text) => !path.includes(text)) : [];
  };
  const nameIn = (texts: readonly string[]): string | null =>
    texts
      .map(ownNamer())
      .reduce<string | null>((best, each) => (each !== null && each.length > (best?.length ?? 0) ? each : best), null);
  const numberOf = (record: SourceRecord): string =>
    mapping.fields.mpn === undefined ? '' : textAt(record.fields, mapping.fields.mpn);
  return (record) => {
    const path = categoryPath(record, mapping);
    const kind = kindOf(path);
    const { isHeap, diodes } = kind;
    if (!isHeap && diodes === null) return path;
    const name = diodesOfNumber(numberOf(record)) ?? nameIn(textsOf(record, path, kind));
    if (name === null || (!isHeap && knownCategory(name) === diodes)) return path;
    return path === '' ? name : `${path}${pathSign}${name}`;
  };
}

const groupsMax = 50_000;
