import type { WireBasket, KeptBasket } from '@farad/contract/shop/basket';
import type { CheckoutQuote } from '@farad/contract/shop/checkout';

import { lineDrawing } from '#server/drawing.server.ts';
import { type SharedLine, sharedProducts } from '#server/shared-products.server.ts';
import { apiOf, appContext, orErrorPage, type Visit } from '#server/visit.server.ts';
import { buyingCompany } from '#surfaces/storefront/features/buying-company/buying-company.server.ts';

/**
 * Returns the lines of a shared basket or order (docs/specification.md, section 2). Returns null if the token belongs
 * to neither, or to the visitor's own basket.
 */
export async function sharedLines(visit: Visit, token: string, ownId: string): Promise<readonly SharedLine[] | null> {
  if (token === '' || token === ownId) return null;
  const shared = await sharedProducts(visit, token);
  return shared === null || shared.basketId === ownId ? null : shared.lines;
}

/** Returns the price of an order of the basket with its coupon and bonuses; null if the basket cannot be ordered. */
export async function quoteOf(visit: Visit, basket: WireBasket): Promise<CheckoutQuote | null> {
  if (basket.products.some(({ problem }) => problem !== null)) return null;
  const chosen = { coupon: basket.coupon ?? '', bonuses: basket.bonuses_discount };
  const quoted = await apiOf(visit).quoteOrder({ body: chosen });
  return quoted.ok ? quoted.value.quote : null;
}

/**
 * Loads the customer's saved baskets, or the lines that a guest put aside. Guests without any basket have no such
 * lines, so nothing is requested.
 */
const keptBaskets = async (visit: Visit): Promise<readonly KeptBasket[]> =>
  visit.context.get(appContext).isGuest ? [] : orErrorPage(await apiOf(visit).baskets()).baskets;

/** A parts list whose lines were only partly added to the basket. `count` = lines that were not added. */
export interface LeftInList {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/**
 * Returns the parts list in the query `?list=<id>&left=<lines>`, from which the visitor came. Returns null if the list
 * is not theirs or all lines were added.
 */
export async function leftInList(visit: Visit): Promise<LeftInList | null> {
  const { searchParams } = visit.url;
  const bomId = searchParams.get('list') ?? '';
  const left = Number(searchParams.get('left'));
  if (bomId === '' || !Number.isSafeInteger(left) || left <= 0) return null;
  const bom = await apiOf(visit).bom({ bomId });
  return bom.ok ? { id: bomId, name: bom.value.settings.name, count: Math.min(left, bom.value.lines) } : null;
}

/** Loads all data of the basket page. */
export async function loadBasket(visit: Visit) {
  const [{ basket }, company, kept, left] = await Promise.all([
    apiOf(visit).currentBasket().then(orErrorPage),
    buyingCompany(visit),
    keptBaskets(visit),
    leftInList(visit),
  ]);
  const lines = basket?.products.map((line) => ({ ...line, drawing: lineDrawing(line) })) ?? [];
  const token = visit.url.searchParams.get('id') ?? '';
  const shared = await sharedLines(visit, token, basket?._id ?? '');
  const isLinkDead = token !== '' && token !== basket?._id && (shared ?? []).length === 0;
  const { apiBase } = visit.context.get(appContext);
  const isListOpen = visit.url.searchParams.get('add') === 'list';
  const around = { lines, company, kept, left, shared, isLinkDead, token, apiBase, isListOpen };
  if (basket === null) return { basket, quote: null, ...around };
  const { products: _, ...totals } = basket;
  return { basket: totals, quote: await quoteOf(visit, basket), ...around };
}
