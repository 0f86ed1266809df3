import { bomLineQueries, type BomLineRow } from '@farad/database/boms/bom-line.queries';
import { bomProductQueries, type BomProduct } from '@farad/database/boms/bom-product.queries';
import type { Handle } from '@farad/database/connection/connect';
import { assembleLines, type AssembledLine, type AssemblyLine, type AssemblyPart } from '@farad/domain/bom';
import type { ProductId } from '@farad/domain/product';

import { figuresOf, isOpenRow, type CountedBom, type CountedList, type CountedRow } from './count-bom.ts';

/** A parts list with its counted rows. */
interface Counted {
  readonly bom: { readonly id: string };
  readonly list: CountedList;
  readonly counted: CountedBom;
}

/**
 * Plan of assembling for the open lines of a list. Assembling chooses parts automatically; an open line has no part
 * yet.
 */
export interface AssemblyPlan {
  readonly done: readonly AssembledLine[];
  readonly lines: ReadonlyMap<number, BomLineRow>;
  readonly products: ReadonlyMap<ProductId, BomProduct>;
}

function partsOf(
  row: CountedRow,
  line: BomLineRow,
  products: AssemblyPlan['products'],
  { list }: Pick<Counted, 'list'>,
): AssemblyPart[] {
  return (line.match?.candidates ?? []).flatMap(({ productId, reason, standing }) => {
    const product = products.get(productId);
    if (product?.state !== 'published' || standing === undefined) return [];
    const owned = list.counting.isOwnStockUsed ? (list.owned.get(productId) ?? 0) : 0;
    const { order, total } = figuresOf(product, row.uses, owned, list);
    return [{ productId, reason, standing, order, cost: order === 0 ? 0 : total }];
  });
}

/** Plans for each open row which part is chosen, at current prices and stock. */
export async function assemblyPlan(
  db: Handle,
  loaded: Pick<Counted, 'list' | 'counted'>,
  open: readonly CountedRow[],
  lines: AssemblyPlan['lines'],
): Promise<AssemblyPlan> {
  const candidates = Array.from(lines.values(), ({ match }) => match?.candidates ?? []).flat();
  const products = await bomProductQueries(db).byIds([...new Set(candidates.map((one) => one.productId))]);
  const requested = open.flatMap((row): AssemblyLine[] => {
    const line = lines.get(row.row);
    if (line === undefined) return [];
    const { mpn } = line.line;
    const status = line.hasError ? 'error' : (line.match?.status ?? row.status);
    return [{ row: row.row, status, isRemoved: line.isDecided, mpn, parts: partsOf(row, line, products, loaded) }];
  });
  const { buys } = loaded.counted;
  const stock = new Map(Array.from(products, ([id, { available }]) => [id, available - (buys.get(id) ?? 0)]));
  return { done: assembleLines(requested, stock), lines, products };
}

/**
 * Maximum number of open lines that are checked before assembling is offered. With more open lines it is always
 * offered.
 */
const linesLookedAtMax = 100;

/** True if assembling would find a part for at least one open line. */
export async function canAssemble(db: Handle, loaded: Counted): Promise<boolean> {
  const open = loaded.counted.rows.filter(isOpenRow);
  if (open.length === 0 || open.length > linesLookedAtMax) return open.length > 0;
  const stored = await bomLineQueries(db).byRows(
    loaded.bom.id,
    open.map(({ row }) => row),
  );
  // An earlier version saved candidates without comparing them with their line. Assembling compares them first.
  if (stored.some(({ match }) => match?.candidates.some(({ standing }) => standing === undefined))) return true;
  const { done } = await assemblyPlan(db, loaded, open, new Map(stored.map((line) => [line.row, line])));
  return done.some(({ kind }) => kind === 'taken');
}
