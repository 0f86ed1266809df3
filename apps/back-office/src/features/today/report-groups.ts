import type { Dashboard, ReportFigures } from '@farad/contract/office/operation/reports';
import { percent } from '@farad/domain/shared';

/** Figures of one bar of the chart: a day, or a week if there are too many days. */
export interface ReportGroup extends ReportFigures {
  /** First day of the group. */
  readonly day: string;
  /** Value of the stock on the last day of the group for which it is known. `stockCost` absent = it may not be seen. */
  readonly stockAtPrice: number | null;
  readonly stockCost?: number | null | undefined;
}

const daysInWeek = 7;
/** Maximum number of days in the chart. A longer period is shown by weeks. */
export const daysShownMax = 90;

/** Returns how many per cent of the baskets became orders, with one decimal; null if there were no baskets. */
export const conversionOf = ({ orders, baskets }: Pick<ReportFigures, 'orders' | 'baskets'>): number | null =>
  percent(orders, baskets);

/** Returns the margin in per cent, with one decimal; null if nothing of known cost was sold, or costs may not be seen. */
export const marginOf = ({ profit, costedSales }: Pick<ReportFigures, 'profit' | 'costedSales'>): number | null =>
  percent(profit ?? 0, costedSales ?? 0);

export const averageOf = ({ orders, cancelled, turnover }: ReportFigures): number | null =>
  orders === cancelled ? null : turnover / (orders - cancelled);

/** Returns the last known value of the stock; null = it was not counted on any of the days. */
export const lastKnown = (days: readonly ReportGroup[], name: 'stockAtPrice' | 'stockCost'): number | null =>
  days.findLast((day) => typeof day[name] === 'number')?.[name] ?? null;

function sumOf(days: readonly ReportGroup[], day: string): ReportGroup {
  const sum = (of: (each: ReportGroup) => number): number => days.reduce((total, each) => total + of(each), 0);
  const base = {
    day,
    orders: sum((each) => each.orders),
    cancelled: sum((each) => each.cancelled),
    turnover: sum((each) => each.turnover),
    paid: sum((each) => each.paid),
    shipped: sum((each) => each.shipped),
    baskets: sum((each) => each.baskets),
    stockAtPrice: lastKnown(days, 'stockAtPrice'),
  };
  if (days[0]?.profit === undefined) return base;
  return {
    ...base,
    profit: sum((each) => each.profit ?? 0),
    costedSales: sum((each) => each.costedSales ?? 0),
    stockCost: lastKnown(days, 'stockCost'),
  };
}

/**
 * Returns the figures by day; for a long period by week. Weeks are counted back from the last day, so the first one may
 * be shorter.
 */
export function groupsOf(days: Dashboard['days']): readonly ReportGroup[] {
  if (days.length <= daysShownMax) return days;
  const groups: ReportGroup[] = [];
  for (let end = days.length; end > 0; end -= daysInWeek) {
    const part = days.slice(Math.max(0, end - daysInWeek), end);
    groups.unshift(sumOf(part, part[0]?.day ?? ''));
  }
  return groups;
}

/** Returns the change in whole per cent; null if `before` is 0. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) * 100) / before);
