import { headerHits } from './header-words.ts';
import type { XmlElement } from './xml-tree.ts';

type Fields = ReadonlyMap<string, string>;

const readable = (name: string): string => name.replaceAll('_', ' ').trim();

/** How an element that is one field says its name: <property name="Кол." value="4"/>, <field name="MPN">…</field>. */
const nameOf = ({ attributes }: XmlElement): string | undefined =>
  attributes.get('name') ??
  attributes.get('Name') ??
  attributes.get('caption') ??
  attributes.get('имя') ??
  attributes.get('Наименование');
const valueOf = ({ attributes, text }: XmlElement): string =>
  attributes.get('value') ?? attributes.get('Value') ?? attributes.get('значение') ?? text.trim();

/** Levels below a record that its fields may stand at. */
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
    // Several of one name are records themselves.
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
  /** What the element that the record stands in is called, such as a section of a specification. */
  readonly group: string;
}

/** Elements by the names on the way to them: those of one way are records of one kind, whatever group they stand in. */
function byWay(root: XmlElement): ReadonlyMap<string, readonly XmlRecord[]> {
  const ways = new Map<string, XmlRecord[]>();
  const waiting: (XmlRecord & { readonly way: string; readonly depth: number })[] = [
    { element: root, group: '', way: root.name, depth: 0 },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { element, group, way, depth } = next;
    const list = ways.get(way);
    if (list) list.push({ element, group });
    else ways.set(way, [{ element, group }]);
    const name = nameOf(element) ?? '';
    if (depth < 12)
      for (const child of element.children.toReversed())
        waiting.push({ element: child, group: name, way: `${way}/${child.name}`, depth: depth + 1 });
  }
  return ways;
}

const sampleSize = 50;

/** Names of the fields of the first records. */
const sampleNames = (records: readonly XmlRecord[]): readonly string[] => [
  ...new Set(records.slice(0, sampleSize).flatMap(({ element }) => [...fieldsOf(element).keys()])),
];

/**
 * Rows of an XML list of parts, under a header of the fields' names: element lists and specifications by ESKD, lists that
 * Altium writes. Those elements are the records whose fields are called most like columns of a list. null: none are.
 */
export function xmlRecordRows(root: XmlElement): readonly (readonly string[])[] | null {
  let best: { readonly records: readonly XmlRecord[]; readonly score: number } | null = null;
  for (const records of byWay(root).values()) {
    const hits = headerHits(sampleNames(records));
    const score = hits * 100 + Math.min(99, records.length);
    if (hits >= 2 && (best === null || score > best.score)) best = { records, score };
  }
  if (best === null) return null;
  const rows = best.records.map(({ element, group }) => ({ fields: fieldsOf(element), group }));
  const names = [...new Set(rows.flatMap(({ fields }) => [...fields.keys()]))];
  const hasGroups = new Set(rows.map(({ group }) => group)).size > 1;
  return [
    [...names, ...(hasGroups ? ['Раздел'] : [])],
    ...rows.map(({ fields, group }) => [...names.map((name) => fields.get(name) ?? ''), ...(hasGroups ? [group] : [])]),
  ];
}
