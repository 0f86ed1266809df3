import type { WireBomRow } from '@farad/contract/shop/boms/rows';
import { bomLineQueries, type BomLineRow } from '@farad/database/boms/bom-line.queries';
import { bomProductQueries, type BomProduct } from '@farad/database/boms/bom-product.queries';
import type { CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import {
  compressDesignators,
  isPlausible,
  missingReason,
  type AssumedGrade,
  type BomLine,
  type BomLineProblem,
  type BomMatch,
  type PartDifference,
} from '@farad/domain/bom';
import { scaledUnitPrice, toRoubles, unitPriceToRoubles } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import type { Locale } from '@farad/domain/shared';

import { differenceText } from '#core/boms/difference-text.ts';
import { isValueRead } from '#core/boms/near-parts.ts';
import type { Viewer } from '#core/catalogue/viewer.ts';
import type { BomDeps } from './bom-context.ts';
import { figuresOf, isPending, type CountedRow, type RowFigures } from './count-bom.ts';
import type { LoadedBom } from './present-bom.ts';
import { ruleTitle, ruleValue } from './rule-title.ts';

const roubles = (price: RowFigures['unitPrice']): number | null => (price === null ? null : unitPriceToRoubles(price));
const sum = (total: RowFigures['total']): number | null => (total === null ? null : toRoubles(total));

export const presentFigures = (figures: RowFigures): WireBomRow['quantities'] => ({
  ...figures,
  unitPrice: roubles(figures.unitPrice),
  total: sum(figures.total),
  surplusValue: sum(figures.surplusValue),
  cheaperAtMore: figures.cheaperAtMore && {
    quantity: figures.cheaperAtMore.quantity,
    total: toRoubles(figures.cheaperAtMore.total),
  },
});

/** Returns a problem of a line in the form of the contract. */
export const presentProblem = (problem: BomLineProblem): WireBomRow['problems'][number] =>
  problem.code === 'duplicate_designators' ? { ...problem, designators: [...problem.designators] } : problem;

/** Returns the differences between a line and its part in the form of the contract. */
export function presentDifferences(
  { index }: Pick<BomDeps, 'index'>,
  differences: readonly PartDifference[],
  locale: Locale,
): WireBomRow['differences'] {
  const { attributes } = index.frame();
  return differences.map((one) => ({
    subject: one.subject,
    asked: one.asked,
    found: one.found,
    text: differenceText(attributes, one, locale),
  }));
}

/** Returns the values assumed for a line as text. */
export const presentAssumed = (
  { index }: Pick<BomDeps, 'index'>,
  assumed: readonly AssumedGrade[],
  locale: Locale,
): WireBomRow['assumed'] =>
  assumed.map(({ key, value }) => ({
    title: ruleTitle(index, key, locale),
    value: ruleValue(index, key, value, locale),
  }));

/** Returns the text with which the search field of a row is prefilled. */
export const wordsOf = ({ line }: Pick<BomLineRow, 'line'>): string =>
  line.words !== ''
    ? line.words
    : [line.mpn ?? line.value ?? line.description ?? '', line.package ?? ''].join(' ').trim();

/** Returns the designators of the lines as text, grouped by board, since R1 of one board is not R1 of another. */
const placesOf = (lines: readonly BomLineRow[]): string =>
  [...Map.groupBy(lines, ({ board }) => board).values()]
    .map((ofBoard) => compressDesignators(ofBoard.flatMap(({ line }) => line.designators)))
    .filter((places) => places !== '')
    .join(' · ');

function presentAsked(first: BomLineRow, { coefficient }: Viewer): WireBomRow['asked'] {
  const { mpn, maker, value, package: housing, description, customerNumber, note, targetPrice } = first.line;
  const price = targetPrice === null ? null : unitPriceToRoubles(scaledUnitPrice(targetPrice, coefficient));
  return {
    mpn,
    maker,
    value,
    package: housing,
    description,
    customerNumber,
    note,
    targetPrice: price,
    words: wordsOf(first),
  };
}

interface Shown {
  readonly lines: ReadonlyMap<number, BomLineRow>;
  readonly products: ReadonlyMap<ProductId, CatalogueProduct>;
  readonly packings: ReadonlyMap<string, readonly BomProduct[]>;
  /** First candidates of rows without a part, by product id. */
  readonly offered: ReadonlyMap<ProductId, BomProduct>;
}

/** Returns the first candidate of a row without a part; null = there is none, or it contradicts the line. */
function firstCandidate({ product, status }: CountedRow, line: BomLineRow | undefined): ProductId | null {
  const [first] = product === null && status === 'probable' ? (line?.match?.candidates ?? []) : [];
  return first !== undefined && isPlausible(first.standing) ? first.productId : null;
}

function suggestionOf(
  row: CountedRow,
  first: BomLineRow,
  { offered, products }: Shown,
  { list }: LoadedBom,
  viewer: Viewer,
  deps: BomDeps,
): WireBomRow['suggestion'] {
  const id = firstCandidate(row, first);
  const product = id === null ? undefined : offered.get(id);
  const card = id === null ? undefined : products.get(id);
  if (product?.state !== 'published' || card === undefined) return null;
  return { product: deps.card(card, viewer), quantities: presentFigures(figuresOf(product, row.uses, 0, list)) };
}

function packingsOf(
  row: CountedRow,
  { packings }: Shown,
  { list }: LoadedBom,
  titles: Shown['products'],
  viewer: Viewer,
) {
  const { product, figures, uses } = row;
  if (product === null || product.variantGroup === null) return [];
  const group = packings.get(product.variantGroup) ?? [];
  if (group.length < 2) return [];
  return group.map((other) => ({
    _id: String(other.id),
    mpn: other.mpn,
    title: titles.get(other.id)?.title[viewer.locale] ?? other.mpn,
    total: sum(figuresOf(other, uses, figures.owned, list).total),
  }));
}

/** Returns why a row has no part, and how many similar parts were found. */
function missingOf(
  { lines, status, product }: CountedRow,
  { line, match }: BomLineRow,
  { index }: BomDeps,
): Pick<WireBomRow, 'missing' | 'near'> {
  if (status !== 'not_found' || lines.every(isPending)) return { missing: null, near: 0 };
  const why = missingReason({ unknownNumber: match?.unknownNumber ?? null }, isValueRead(index, line));
  return { missing: why, near: product === null ? (match?.near ?? []).length : 0 };
}

function presentRow(row: CountedRow, shown: Shown, loaded: LoadedBom, viewer: Viewer, deps: BomDeps): WireBomRow {
  const lines = row.lines.flatMap(({ row: number }) => shown.lines.get(number) ?? []);
  const [first] = lines;
  if (first === undefined) throw new Error('workbench row has no line');
  const card = row.product === null ? undefined : shown.products.get(row.product.id);
  const { match } = first;
  // If the customer decided about the line, the reasons of the automatic match are not shown.
  const notes = first.isDecided ? null : match;
  return {
    row: row.row,
    sources: lines.map(({ row: number, board, line }) => ({
      row: number,
      board,
      fileRows: [...line.rows],
      quantity: line.quantity,
      fileSheets: [...((line as Partial<BomLine>).sheets ?? [])],
      designators: compressDesignators(line.designators),
    })),
    designators: placesOf(lines),
    isDnp: first.isDnp,
    asked: presentAsked(first, viewer),
    problems: lines.flatMap(({ line }) => line.problems.map(presentProblem)),
    status: row.status,
    isPending: row.lines.every(isPending),
    reason: first.isDecided && first.productId !== null ? 'chosen' : (match?.reason ?? null),
    rules: (notes?.rules ?? []).map(({ key, asked, found, how }) => ({
      title: ruleTitle(deps.index, key, viewer.locale),
      asked,
      how,
      found: ruleValue(deps.index, key, found, viewer.locale),
    })),
    differences: presentDifferences(deps, notes?.differences ?? [], viewer.locale),
    assumed: presentAssumed(deps, notes?.assumed ?? [], viewer.locale),
    // `unknownNumber` is absent in matches that earlier versions saved.
    ...missingOf(row, first, deps),
    unknownNumber: (notes as Partial<BomMatch> | null)?.unknownNumber ?? null,
    product: card === undefined ? null : deps.card(card, viewer),
    alternatives: (match?.candidates ?? []).filter(({ productId }) => productId !== row.product?.id).length,
    suggestion: suggestionOf(row, first, shown, loaded, viewer, deps),
    quantities: presentFigures(row.figures),
    flags: [...row.flags],
    action: row.action,
    askedIn: first.askedIn,
    packings: packingsOf(row, shown, loaded, shown.products, viewer),
    history: first.history.map(({ from, to, at }) => ({ from, to, at })),
  };
}

/** Returns rows of a counted list in the form of the contract, in the given sequence. */
export async function presentRows(
  deps: BomDeps,
  loaded: LoadedBom,
  rows: readonly CountedRow[],
  viewer: Viewer,
): Promise<WireBomRow[]> {
  const { db } = deps;
  const numbers = rows.flatMap(({ lines }) => lines.map(({ row }) => row));
  const lines = new Map((await bomLineQueries(db).byRows(loaded.bom.id, numbers)).map((line) => [line.row, line]));
  const groups = new Set(rows.flatMap(({ product }) => product?.variantGroup ?? []));
  const others = await bomProductQueries(db).ofGroups([...groups]);
  const packings = Map.groupBy(others, ({ variantGroup }) => variantGroup ?? '');
  const firsts = rows.flatMap((row) => firstCandidate(row, lines.get(row.row)) ?? []);
  const offered = await bomProductQueries(db).byIds(firsts);
  const own = rows.flatMap(({ product }) => product?.id ?? []);
  const ids = new Set([...own, ...others.map(({ id }) => id), ...firsts]);
  const products = new Map((await deps.index.products([...ids])).map((product) => [product.id, product]));
  return rows
    .filter((row) => row.lines.every(({ row: number }) => lines.has(number)))
    .map((row) => presentRow(row, { lines, products, packings, offered }, loaded, viewer, deps));
}
