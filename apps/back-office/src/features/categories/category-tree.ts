import type { StaffCategoryRow } from '@farad/contract/office/catalogue';

type Node = Pick<StaffCategoryRow, 'id' | 'parentId'>;

/** Position of a category among its siblings. The category itself is not counted. */
export interface Place {
  readonly parentId: string | null;
  readonly place: number;
}

export type Branch<Row> = Row & { readonly children: readonly Branch<Row>[] };

/** Builds the tree below `parentId`; null = the whole tree. */
export const treeOf = <Row extends Node>(
  rows: readonly Row[],
  parentId: string | null = null,
): readonly Branch<Row>[] =>
  rows.filter((row) => row.parentId === parentId).map((row) => ({ ...row, children: treeOf(rows, row.id) }));

const siblingsOf = (rows: readonly Node[], parentId: string | null, except: string): readonly string[] =>
  rows.filter((row) => row.parentId === parentId && row.id !== except).map(({ id }) => id);

/** Returns the new position of a category dropped into, before or after another one. */
export function dropPlace(
  rows: readonly Node[],
  dragged: string,
  on: string,
  where: 'into' | 'before' | 'after',
): Place {
  if (where === 'into') return { parentId: on, place: siblingsOf(rows, on, dragged).length };
  const parentId = rows.find(({ id }) => id === on)?.parentId ?? null;
  const at = siblingsOf(rows, parentId, dragged).indexOf(on);
  return { parentId, place: where === 'before' ? at : at + 1 };
}

/** Returns the position one step up (-1) or down (1) among siblings; null at either end. */
export function neighbourPlace(rows: readonly Node[], id: string, step: -1 | 1): Place | null {
  const parentId = rows.find((row) => row.id === id)?.parentId ?? null;
  const siblings = rows.filter((row) => row.parentId === parentId).map((row) => row.id);
  const place = siblings.indexOf(id) + step;
  return place < 0 || place >= siblings.length ? null : { parentId, place };
}

const isBelow = (rows: readonly Node[], row: Node, id: string): boolean => {
  const parent = rows.find((each) => each.id === row.parentId);
  return row.id === id || (parent !== undefined && isBelow(rows, parent, id));
};

/** Returns the rows without a category and its descendants. */
export const withoutSubtree = <Row extends Node>(rows: readonly Row[], id: string): readonly Row[] =>
  rows.filter((row) => !isBelow(rows, row, id));

/** Returns the rows whose title or slug contains the text, together with their ancestors. */
export function matching<Row extends Node & Pick<StaffCategoryRow, 'title' | 'slug'>>(
  rows: readonly Row[],
  text: string,
): readonly Row[] {
  const sought = text.trim().toLowerCase();
  if (sought === '') return rows;
  const found = rows.filter(({ title, slug }) => title.toLowerCase().includes(sought) || slug.includes(sought));
  return rows.filter((row) => found.some((each) => isBelow(rows, each, row.id)));
}
