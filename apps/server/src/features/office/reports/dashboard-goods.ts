import { goodsShown, type DashboardGoods } from '@farad/contract/office/operation/reports';
import { goodsReportQueries, type StockValue } from '@farad/database/operation/goods-report.queries';
import { addDays, moscowDay } from '@farad/domain/delivery';
import { toRoubles, type Kopecks } from '@farad/domain/money';
import { percent, textIn, type Locale } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';

type StockSums = NonNullable<DashboardGoods['stock']>;

const total = (values: readonly StockValue[], name: 'parts' | 'pieces' | 'atPrice' | 'cost' | 'costedPieces'): number =>
  values.reduce((sum, value) => sum + value[name], 0);

/** Adds up stock values. Cost is left out for staff who may not see it. */
function sumsOf(values: readonly StockValue[], seesCosts: boolean): Omit<StockSums, 'countedAt'> {
  const pieces = total(values, 'pieces');
  return {
    parts: total(values, 'parts'),
    pieces,
    atPrice: toRoubles(total(values, 'atPrice') as Kopecks),
    ...(seesCosts
      ? {
          cost: toRoubles(total(values, 'cost') as Kopecks),
          costed: percent(total(values, 'costedPieces'), pieces),
        }
      : {}),
  };
}

export interface GoodsRequest {
  /** Length of the period in days; its last day is today. */
  readonly length: number;
  readonly locale: Locale;
  readonly seesCosts: boolean;
}

/** Returns the best-selling parts and suppliers of a period, and the last counted value of the stock. */
export async function showGoods({ db, clock }: Deps, request: GoodsRequest): Promise<DashboardGoods> {
  const { length, locale, seesCosts } = request;
  const report = goodsReportQueries(db);
  const last = moscowDay(clock());
  const first = addDays(last, 1 - length);
  const [parts, suppliers, stock] = await Promise.all([
    report.bestParts(first, last, goodsShown),
    seesCosts ? report.bestSuppliers(first, last, goodsShown) : [],
    report.stock(),
  ]);
  const sold = ({ sum, profit }: { readonly sum: Kopecks; readonly profit: Kopecks | null }) => ({
    sum: toRoubles(sum),
    ...(seesCosts ? { profit: profit === null ? null : toRoubles(profit) } : {}),
  });
  const names = [...new Set([...suppliers, ...stock.slice(0, goodsShown)].map(({ supplier }) => supplier))];
  const [counted] = stock;
  return {
    parts: parts.map(({ productId, title, mpn, brand, orders, pieces, ...money }) => ({
      productId: String(productId),
      mpn,
      brand,
      title: textIn(title, locale),
      orders,
      pieces,
      ...sold(money),
    })),
    ...(seesCosts
      ? {
          suppliers: names.slice(0, goodsShown).map((name) => {
            const own = stock.filter(({ supplier }) => supplier === name);
            const sales = suppliers.find(({ supplier }) => supplier === name) ?? { sum: 0 as Kopecks, profit: null };
            return { name, ...sold(sales), stock: own.length === 0 ? null : sumsOf(own, true) };
          }),
        }
      : {}),
    stock: counted === undefined ? null : { ...sumsOf(stock, seesCosts), countedAt: counted.countedAt.toISOString() },
  };
}
