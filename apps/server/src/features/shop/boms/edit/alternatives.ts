import type { WireBomAlternatives } from '@farad/contract/shop/boms/rows';
import { bomLineQueries, type BomLineRow } from '@farad/database/boms/bom-line.queries';
import type { CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import { comparePackages } from '@farad/domain/bom';
import type { ProductId } from '@farad/domain/product';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';
import { viewerOf } from '#core/catalogue/viewer.ts';
import { findOwnBom, type BomDeps } from '../bom/bom-context.ts';
import type { BomVisitor } from '../bom/bom-owner.ts';
import { readRow, rowWith } from './change-row.ts';
import { figuresOf, type CountedRow } from '../bom/count-bom.ts';
import { loadBom, type LoadedBom } from '../bom/present-bom.ts';
import { presentFigures } from '../bom/present-rows.ts';

type Alternative = WireBomAlternatives['alternatives'][number];

const foundMax = 20;

/** An alternative part and the reason why it is offered. */
interface Offered {
  readonly product: CatalogueProduct;
  readonly reason: Alternative['reason'];
  readonly verdict: Alternative['verdict'];
}

function present(
  deps: BomDeps,
  caller: BomVisitor,
  loaded: LoadedBom,
  row: CountedRow,
  requested: string | null,
  { product, reason, verdict }: Offered,
): Alternative {
  const figures = figuresOf(product, row.uses, row.figures.owned, loaded.list);
  const isOther =
    requested !== null && product.package !== null && comparePackages(requested, product.package) !== 'same';
  return {
    product: deps.card(product, viewerOf(caller)),
    reason,
    verdict,
    isOtherPackage: isOther,
    quantities: presentFigures(figures),
  };
}

/** Returns the similar parts of a line for which no part was found. */
async function nearOffers(deps: BomDeps, line: BomLineRow | undefined): Promise<Offered[]> {
  const near = line?.match?.status === 'not_found' ? (line.match.near ?? []) : [];
  const products = new Map((await deps.index.products([...near])).map((product) => [product.id, product]));
  return near.flatMap((id): Offered[] => {
    const product = products.get(id);
    return product === undefined || id === line?.productId ? [] : [{ product, reason: 'near', verdict: null }];
  });
}

/**
 * Returns the parts that match the line, then analogues of the chosen part or else of the best match. If no part
 * matches, similar parts are returned.
 */
async function ownOffers(deps: BomDeps, caller: BomVisitor, bomId: string, row: CountedRow): Promise<Offered[]> {
  const [line] = await bomLineQueries(deps.db).byRows(bomId, [row.row]);
  const candidates = line?.match?.candidates ?? [];
  const chosenId = row.product?.id ?? null;
  const products = await deps.index.products(candidates.map(({ productId }) => productId));
  const byId = new Map(products.map((product) => [product.id, product]));
  const found = candidates.flatMap(({ productId, reason }): Offered[] => {
    const product = byId.get(productId);
    return product === undefined || productId === chosenId ? [] : [{ product, reason, verdict: null }];
  });
  const [about] = await deps.index.products([chosenId ?? found[0]?.product.id].flatMap((id) => id ?? []));
  if (about === undefined) return nearOffers(deps, line);
  const analogues = await deps.analogues(about.seo, viewerOf(caller));
  if (!analogues.ok) return found;
  const known = new Set<ProductId | null>([chosenId, ...found.map(({ product }) => product.id)]);
  const wanted = analogues.value.analogues.filter(({ product }) => !known.has(Number(product._id) as ProductId));
  const others = await deps.index.products(wanted.map(({ product }) => Number(product._id) as ProductId));
  const verdicts = new Map(wanted.map(({ product, verdict }) => [Number(product._id), verdict]));
  return [
    ...found,
    ...others.map((product): Offered => ({ product, reason: 'analogue', verdict: verdicts.get(product.id) ?? null })),
  ];
}

const searched = async (deps: BomDeps, text: string): Promise<Offered[]> =>
  (await deps.search(text, foundMax)).map((product) => ({ product, reason: 'words', verdict: null }));

/** Returns other parts for a row, with their price for the needed quantity. */
export async function showAlternatives(
  deps: BomDeps,
  caller: BomVisitor,
  bomId: string,
  rowText: string,
  text: string,
): Promise<Result<WireBomAlternatives, Failure>> {
  const own = await findOwnBom(deps.db, caller, bomId);
  if (!own.ok) return own;
  const loaded = await loadBom(deps.db, own.value.bom, caller.actor.coefficient);
  const number = readRow(rowText);
  const row = number === null ? undefined : rowWith(loaded, number);
  if (row === undefined) return fail({ code: 'not_found', field: 'row' });
  const [line] = await bomLineQueries(deps.db).byRows(bomId, [row.row]);
  const offered = text === '' ? await ownOffers(deps, caller, bomId, row) : await searched(deps, text);
  const requested = line?.line.package ?? null;
  return ok({ alternatives: offered.map((each) => present(deps, caller, loaded, row, requested, each)) });
}
