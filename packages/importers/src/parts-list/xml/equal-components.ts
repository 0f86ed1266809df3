import { inRows } from '../component-rows.ts';
import { headerForm } from '../text/header-words.ts';

export type Fields = ReadonlyMap<string, string>;

const isPlaceName = (name: string): boolean =>
  /^(?:позиционноеобозначение|позобозначение|refdes|designator|reference)$/.test(headerForm(name));
/** Matches `Количество на исполнение`, but not `Количество выводов`. */
const isQuantityName = (name: string): boolean =>
  /^(?:количество|колво|кол|quantity|qty|count)(?:(?:на|per)\p{L}*)?$/u.test(headerForm(name));

/**
 * Returns whether a field is the position of a component on the board: a coordinate, a rotation or a layer. Equal parts
 * differ in it.
 */
const isPosition = (name: string): boolean =>
  /^(?:(?:center|mid|ref|pad)?[xyz](?:mm|mil)?|rotation|layer|standoff|угол|сторона|слой|поворот)$/.test(
    headerForm(name),
  );

const plain = (text: string): string => text.replace(/\s/gu, '').toLowerCase();

/**
 * Returns whether the name of a part starts with the text. Then the text adds nothing: `Тип` К10-79 of a part named
 * `К10-79-10 В-1 мкФ`.
 */
const isInName = (fields: Fields, text: string): boolean =>
  plain(fields.get('Наименование') ?? '').startsWith(plain(text));

/**
 * Returns the column names of records. Leaves out positions on the board if there are designators, and `Тип` if every
 * name starts with it.
 */
export function columnNames(records: readonly Fields[]): readonly string[] {
  const names = new Set(records.flatMap((fields) => [...fields.keys()]));
  const hasPlaces = [...names].some(isPlaceName);
  return [...names].filter((name) => {
    if (hasPlaces && isPosition(name)) return false;
    return name !== 'Тип' || !records.every((fields) => isInName(fields, fields.get(name) ?? ''));
  });
}

/** A row of cells in the order of the column names, and the numbers of the records joined in it. */
export interface GroupedRow {
  readonly cells: readonly string[];
  readonly records: readonly number[];
}

interface Group {
  readonly cells: readonly string[];
  readonly places: string[];
  readonly records: number[];
  /** True if the record is of one piece. Records of more pieces stay separate rows. */
  readonly isOfOne: boolean;
}

const letters = (place: string): string => /^\p{L}+/u.exec(place)?.[0] ?? '';

/**
 * Returns rows of records under their column names. Records of one piece that differ only in the designator are joined
 * into one row.
 *
 * @param first number of the first record
 */
export function groupedRows(
  records: readonly Fields[],
  names: readonly string[],
  first: number,
): readonly GroupedRow[] {
  const placeAt = names.findIndex(isPlaceName);
  const quantityAt = names.findIndex(isQuantityName);
  const groups = new Map<string, Group>();
  records.forEach((fields, index) => {
    const cells = names.map((name) => fields.get(name) ?? '');
    const place = cells[placeAt] ?? '';
    const quantity = cells[quantityAt] ?? '';
    const isOfOne = /^\p{L}+\d+\p{L}?$/u.test(place) && (quantity === '' || /^1(?:[.,]0+)?$/u.test(quantity));
    const rest = cells.filter((_, column) => column !== placeAt);
    const key = isOfOne ? JSON.stringify([letters(place), rest]) : `record ${index}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { cells, places: [place], records: [first + index], isOfOne });
    else {
      group.places.push(place);
      group.records.push(first + index);
    }
  });
  return [...groups.values()].flatMap(({ cells, places, records: joined, isOfOne }) => {
    if (!isOfOne || places.length === 1) return [{ cells, records: joined }];
    let from = 0;
    return inRows(places).map((some): GroupedRow => {
      const own = joined.slice(from, from + some.length);
      from += some.length;
      const counted = cells[quantityAt] === undefined || cells[quantityAt] === '' ? '' : String(some.length);
      return {
        cells: cells.map((cell, column) =>
          column === placeAt ? some.join(', ') : column === quantityAt ? counted : cell,
        ),
        records: own,
      };
    });
  });
}
