import type { AnaloguesAnswer } from '@farad/contract/shop/catalogue';
import type { BomOwner } from '@farad/database/boms/bom-owner';
import { bomQueries, type BomRow } from '@farad/database/boms/bom.queries';
import type { CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import type { Handle, Tx } from '@farad/database/connection/connect';
import type { Coefficient } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Drawing } from '#core/documents/open-drawing.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { Reading } from '#core/boms/parts-thread/open-reading.ts';
import type { PresentCard, Viewer } from '#core/catalogue/viewer.ts';
import { isKey, ownerOf, type BomCaller, type BomVisitor } from './bom-owner.ts';

/** A product to put into a basket. The note contains the designators. */
export interface BasketWish {
  readonly productId: ProductId;
  readonly quantity: number;
  readonly note: string;
}

/** Functions of other features that parts lists use; app.ts provides them. */
export interface BomPorts {
  readonly card: PresentCard;
  readonly analogues: (seo: string, viewer: Viewer) => Promise<Result<AnaloguesAnswer, Failure>>;
  /** Returns the first products that the search finds for a text. */
  readonly search: (text: string, limit: number) => Promise<readonly CatalogueProduct[]>;
  /** Watches a part for a customer, who is notified when it is in stock again. */
  readonly watch: (
    watcher: { readonly accountId: number; readonly coefficient: Coefficient; readonly locale: Locale },
    productId: string,
  ) => Promise<Result<unknown, Failure>>;
  /** Puts products into the caller's basket; `isNew` = into a new, empty one. Call it inside a transaction. */
  readonly intoBasket: (
    tx: Tx,
    caller: BomVisitor,
    wishes: readonly BasketWish[],
    isNew: boolean,
  ) => Promise<Result<null, Failure>>;
}

/** Dependencies of matching parts lists. */
export type MatchDeps = Pick<Deps, 'db' | 'index' | 'clock' | 'log'>;

/** Dependencies of reading parts lists. */
export type ReadDeps = MatchDeps & { readonly reading: Reading };

export type BomDeps = Deps & BomPorts & { readonly reading: Reading; readonly drawing: Drawing };

/** A parts list and its owner, who is the caller. */
export interface OwnBom {
  readonly owner: BomOwner;
  readonly bom: BomRow;
}

const notFound = fail<Failure>({ code: 'not_found', field: 'bomId' });

/** Returns the caller's parts list with this id. A list of another owner counts as not found. */
export async function findOwnBom(db: Handle, caller: BomCaller, id: string): Promise<Result<OwnBom, Failure>> {
  const owner = ownerOf(caller);
  const bom = owner === null || !isKey(id) ? undefined : await bomQueries(db).own(owner, id);
  return owner === null || bom === undefined ? notFound : ok({ owner, bom });
}

/**
 * Returns the same list as {@link findOwnBom} and locks it until the transaction ends. A deleted list counts as not
 * found.
 */
export async function lockOwnBom(tx: Tx, caller: BomCaller, id: string): Promise<Result<OwnBom, Failure>> {
  const found = await findOwnBom(tx, caller, id);
  if (!found.ok) return found;
  const bom = await bomQueries(tx).lock(id);
  return bom === undefined || bom.removedAt !== null ? notFound : ok({ owner: found.value.owner, bom });
}
