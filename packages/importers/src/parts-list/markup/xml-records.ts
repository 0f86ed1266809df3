import type { PartsSheet } from '@farad/domain/bom';

import { headerHits } from '../text/header-words.ts';
import { refuse, type Read } from '../sheet/refusal.ts';
import { openSheet } from '../sheet/sheet-builder.ts';
import { columnNames, groupedRows, type Fields, type GroupedRow } from '../xml/equal-components.ts';
import type { XmlElement } from './xml-tree.ts';

const readable = (name: string): string => name.replaceAll('_', ' ').trim();

/**
 * Returns the field name that an element states in an attribute: <property name="Кол." value="4"/>, <field
 * name="MPN">…</field>. undefined = none.
 */
const nameOf = ({ attributes }: XmlElement): string | undefined =>
  attributes.get('name') ??
  attributes.get('Name') ??
  attributes.get('caption') ??
  attributes.get('имя') ??
  attributes.get('Наименование');
const valueOf = ({ attributes, text }: XmlElement): string =>
  attributes.get('value') ?? attributes.get('Value') ?? attributes.get('значение') ?? text.trim();

/** Maximum depth of fields below their record. */
const depthMax = 3;

function collect(element: XmlElement, depth: number, fields: Map<string, string[]>): void {
  const put = (name: string, value: string): void => {
    const texts = fields.get(readable(name)) ?? [];
    if (value.trim() !== '') fields.set(readable(name), [...texts, value.trim()].slice(0, 5000));
  };
  if (depth === 0) for (const [name, value] of element.attributes) put(name, value);
  const times = Map.groupBy(element.children, ({ name }) => name);
  for (const child of element.children) {
    const named = nameOf(child);
    if (child.children.length === 0 && named !== undefined) put(named, valueOf(child));
    else if (child.children.length === 0 && child.text.trim() !== '') put(child.name, child.text);
    else if (child.children.length === 0) for (const [name, value] of child.attributes) put(name, value);
    // Several children with the same name are records themselves and no fields of this record.
    else if (depth < depthMax && times.get(child.name)?.length === 1) collect(child, depth + 1, fields);
  }
}

function fieldsOf(element: XmlElement): Fields {
  const fields = new Map<string, string[]>();
  collect(element, 0, fields);
  return new Map([...fields].map(([name, texts]) => [name, texts.join(', ')]));
}

interface XmlRecord {
  readonly element: XmlElement;
  /** Name of the parent of the record, such as a section of a specification. */
  readonly group: string;
  /** Variant of the product that the record belongs to: `-01`; '' = there are no variants. */
  readonly variant: string;
}

const isVariant = (name: string): boolean => /^(?:configuration|variant|исполнение)$/i.test(name);

/**
 * Groups all elements by the path of element names from the root. Elements with equal paths are records of one kind,
 * even if they belong to different sections.
 */
function byWay(root: XmlElement): ReadonlyMap<string, readonly XmlRecord[]> {
  const ways = new Map<string, XmlRecord[]>();
  const waiting: (XmlRecord & { readonly way: string; readonly depth: number })[] = [
    { element: root, group: '', variant: '', way: root.name, depth: 0 },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { element, group, way, depth } = next;
    const list = ways.get(way);
    const name = nameOf(element) ?? '';
    const variant = isVariant(element.name) ? name : next.variant;
    if (list) list.push({ element, group, variant });
    else ways.set(way, [{ element, group, variant }]);
    if (depth < 12)
      for (const child of element.children.toReversed())
        waiting.push({ element: child, group: name, variant, way: `${way}/${child.name}`, depth: depth + 1 });
  }
  return ways;
}

const sampleSize = 50;

/** Returns the field names of the first records. */
const sampleNames = (records: readonly XmlRecord[]): readonly string[] => [
  ...new Set(records.slice(0, sampleSize).flatMap(({ element }) => [...fieldsOf(element).keys()])),
];

/**
 * Returns the records of the path whose field names match most columns of parts lists. Returns null if no path has any
 * match.
 */
function bestRecords(root: XmlElement): readonly XmlRecord[] | null {
  let best: { readonly records: readonly XmlRecord[]; readonly score: number } | null = null;
  for (const records of byWay(root).values()) {
    const hits = headerHits(sampleNames(records));
    const score = hits * 100 + Math.min(99, records.length);
    if (hits >= 2 && (best === null || score > best.score)) best = { records, score };
  }
  return best?.records ?? null;
}

/**
 * Returns sheets of an XML parts list with a header of field names: element lists and specifications by ESKD, lists of
 * Altium. Components that differ only in the designator form one row. If the product has variants, each has a sheet,
 * and one more sheet has all of them. Returns null for other XML.
 */
export function xmlRecordSheets(root: XmlElement): Read<readonly PartsSheet[]> | null {
  const records = bestRecords(root);
  if (records === null) return null;
  const read = records.map(({ element, group, variant }) => ({ fields: fieldsOf(element), group, variant }));
  const hasGroups = new Set(read.map(({ group }) => group)).size > 1;
  const rows = read.map(({ fields, group, variant }) => {
    const own = hasGroups && group !== variant ? new Map([...fields, ['Раздел', group] as const]) : fields;
    return { fields: own, variant };
  });
  const names = columnNames(rows.map(({ fields }) => fields));
  const sheets: PartsSheet[] = [];
  let first = 1;
  for (const [variant, own] of Map.groupBy(rows, (row) => row.variant)) {
    const made = sheetOfRows(
      variant,
      names,
      groupedRows(
        own.map(({ fields }) => fields),
        names,
        first,
      ),
    );
    if (!made.ok) return made;
    sheets.push(made.value);
    first += own.length;
  }
  return sheets.length < 2 ? { ok: true, value: sheets } : { ok: true, value: [...sheets, together(sheets)] };
}

/** Returns a sheet whose row 0 is a header of field names. The other rows have the numbers of their records. */
function sheetOfRows(name: string, names: readonly string[], rows: readonly GroupedRow[]): Read<PartsSheet> {
  const builder = openSheet(name);
  const joined = new Map(rows.map(({ records }) => [records[0] ?? 0, records]));
  const all = [{ cells: names, records: [0] }, ...rows];
  for (const { cells, records } of all) {
    const refusal = builder.put(records[0] ?? 0, cells);
    if (refusal !== null) return refuse(refusal);
  }
  const sheet = builder.sheet();
  if (sheet === null) return refuse('empty');
  return { ok: true, value: { ...sheet, joinedRows: sheet.rowNumbers.map((row) => joined.get(row) ?? [row]) } };
}

const together = (sheets: readonly PartsSheet[]): PartsSheet => ({
  name: sheets.map(({ name }) => name).join(', '),
  rows: sheets.flatMap(({ rows }) => rows),
  rowNumbers: sheets.flatMap(({ rowNumbers }) => rowNumbers),
  joinedRows: sheets.flatMap(({ joinedRows = [] }) => joinedRows),
  pages: sheets.map(({ name, rows }) => ({ name, rows: rows.length })),
});
