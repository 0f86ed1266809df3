import type { StaffCategoryRow } from '@farad/contract/office/catalogue/categories';

type Node = Pick<StaffCategoryRow, 'id' | 'parentId'>;

/** Position of a category: its parent, and its index among the parent's other children. */
export interface Place {
  readonly parentId: string | null;
  readonly place: number;
}

export type Branch<Row> = Row & { readonly children: readonly Branch<Row>[] };

/** Returns the tree of categories below `parentId`; null = the whole tree. */
export const treeOf = <Row extends Node>(
  rows: readonly Row[],
  parentId: string | null = null,
): readonly Branch<Row>[] =>
  rows.filter((row) => row.parentId === parentId).map((row) => ({ ...row, children: treeOf(rows, row.id) }));

const siblingsOf = (rows: readonly Node[], parentId: string | null, except: string): readonly string[] =>
  rows.filter((row) => row.parentId === parentId && row.id !== except).map(({ id }) => id);

/** Returns the new position of the category `dragged` when it is dropped into, before or after the category `on`. */
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

/** Returns the position one step up (-1) or down (1) among the siblings; null at the first or last one. */
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

/** Returns the categories whose title or slug contains the text, and all their ancestors. */
export function matching<Row extends Node & Pick<StaffCategoryRow, 'title' | 'slug'>>(
  rows: readonly Row[],
  text: string,
): readonly Row[] {
  const sought = text.trim().toLowerCase();
  if (sought === '') return rows;
  const found = rows.filter(({ title, slug }) => title.toLowerCase().includes(sought) || slug.includes(sought));
  return rows.filter((row) => found.some((each) => isBelow(rows, each, row.id)));
}
