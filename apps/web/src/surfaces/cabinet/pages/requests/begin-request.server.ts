import type { WireBasketLine } from '@farad/contract/shop/basket';

import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';
import { blankRow, type RequestRow, type TypedRequest } from './typed-request.ts';

/** Number of empty rows for parts that are not in the catalogue. */
const ownRows = 3;
const linesMax = 50;

interface Wanted {
  readonly seo: string;
  readonly quantity: string;
}

/**
 * Returns the products and quantities in the query: `line=part-4:20` means 20 pieces of the product with slug `part-4`.
 */
const wantedOf = ({ url }: Visit): Wanted[] =>
  url.searchParams
    .getAll('line')
    .slice(0, linesMax)
    .flatMap((text) => {
      const [, seo = '', quantity = ''] = /^([a-z0-9][a-z0-9-]{0,199})(?::([1-9]\d{0,7}))?$/.exec(text) ?? [];
      return seo === '' ? [] : [{ seo, quantity }];
    });

/** Returns how many pieces of a basket line are not in stock, at least 1. */
const missingOf = ({ qty, available }: Pick<WireBasketLine, 'qty' | 'available'>): number =>
  Math.max(1, qty - Math.max(0, available));

const isShort = ({ problem }: WireBasketLine): boolean => problem === 'not_enough_stock' || problem === 'not_for_sale';

/** Basket lines with too little stock that are not in this request yet. */
export interface ShortLines {
  readonly count: number;
  /** Query of the page with these lines added to the request. */
  readonly search: string;
}

async function shortLines(visit: Visit, wanted: readonly Wanted[]): Promise<ShortLines | null> {
  const { basket } = orErrorPage(await apiOf(visit).currentBasket());
  const named = new Set(wanted.map(({ seo }) => seo));
  const others = (basket?.products ?? []).filter((line) => isShort(line) && !named.has(line.seo));
  if (others.length === 0) return null;
  const search = new URLSearchParams(visit.url.search);
  for (const line of others) search.append('line', `${line.seo}:${missingOf(line)}`);
  return { count: others.length, search: search.toString() };
}

/** Returns the form's initial rows from the query: products, a searched part number, or empty rows. */
export async function beginRequest(visit: Visit): Promise<{ typed: TypedRequest; short: ShortLines | null }> {
  const wanted = wantedOf(visit);
  const isOfBasket = visit.url.searchParams.has('basket');
  const found =
    wanted.length === 0
      ? []
      : orErrorPage(await apiOf(visit).productCards({ query: { seo: wanted.map(({ seo }) => seo) } }));
  const products = wanted.flatMap(({ seo, quantity }): RequestRow[] => {
    const product = found.find((each) => each.seo === seo);
    if (product === undefined) return [];
    return [{ ...blankRow, productId: product._id, part: product.mpn, maker: product.brand.name, quantity }];
  });
  const sought = visit.url.searchParams.get('text')?.trim().slice(0, 200) ?? '';
  const own = sought === '' ? [] : [{ ...blankRow, part: sought }];
  const blanks = products.length > 0 ? 0 : ownRows - own.length;
  return {
    typed: {
      rows: [...products, ...own, ...Array.from({ length: blanks }, () => blankRow)],
      comment: '',
      wishedOn: '',
      isOfBasket,
    },
    short: isOfBasket ? await shortLines(visit, wanted) : null,
  };
}
