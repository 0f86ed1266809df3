import type { CheckoutQuote } from '@farad/contract/shop/checkout';
import type { OrderToPlace } from '@farad/contract/shop/orders';

import type { Difference, DifferentLine } from './refusal.ts';

type Figures = Pick<CheckoutQuote, 'cargo_price' | 'coupon' | 'bonuses' | 'total_price'> & {
  readonly products: readonly Pick<
    CheckoutQuote['products'][number],
    'product_id' | 'mpn' | 'unit' | 'qty' | 'total_price'
  >[];
};

const roublesOff = (quote: Pick<Figures, 'coupon'>): number =>
  quote.coupon === null || quote.coupon.refusal !== null ? 0 : quote.coupon.discount;

/** Compares the figures that the page showed with the current ones and returns the differences. */
export function differenceOf(expected: OrderToPlace['expected'], now: Figures): Difference {
  const then = new Map(expected.products.map((line) => [line.product_id, line]));
  const lines = now.products.flatMap((line): DifferentLine[] => {
    const seen = then.get(line.product_id);
    then.delete(line.product_id);
    const before = seen === undefined ? null : { qty: seen.qty, roubles: seen.total_price };
    const isSame = before?.qty === line.qty && before.roubles === line.total_price;
    const { qty, total_price: roubles, unit } = line;
    return isSame ? [] : [{ product_id: line.product_id, mpn: line.mpn, unit, before, now: { qty, roubles } }];
  });
  const moved = (before: number, after: number) => (before === after ? null : { before, now: after });
  return {
    lines,
    goneCount: then.size,
    cargo: moved(expected.cargo_price ?? 0, now.cargo_price),
    coupon: moved(expected.coupon_discount ?? 0, roublesOff(now)),
    bonuses: moved(expected.bonuses_discount ?? 0, now.bonuses.used),
    total: moved(expected.total_price, now.total_price),
  };
}
