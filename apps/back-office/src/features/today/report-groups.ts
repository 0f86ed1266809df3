import type { Dashboard, ReportFigures } from '@farad/contract/back-office-reports';

/** Days of a period, or its weeks where days would be too narrow to be seen. */
export interface ReportGroup extends ReportFigures {
  /** The first day. */
  readonly day: string;
}

const daysInWeek = 7;
/** Beyond, days are shown by the week. */
export const daysShownMax = 90;

const percent = (part: number, whole: number): number | null =>
  whole <= 0 ? null : Math.round((part * 1000) / whole) / 10;

/** Baskets of which an order came, in percent with one place. */
export const conversionOf = ({ orders, baskets }: Pick<ReportFigures, 'orders' | 'baskets'>): number | null =>
  percent(orders, baskets);

export const averageOf = ({ orders, cancelled, turnover }: ReportFigures): number | null =>
  orders === cancelled ? null : turnover / (orders - cancelled);

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
  };
  return days[0]?.profit === undefined ? base : { ...base, profit: sum((each) => each.profit ?? 0) };
}

/** The days themselves, or weeks of a long period; the last week is whole, the first may be short. */
export function groupsOf(days: Dashboard['days']): readonly ReportGroup[] {
  if (days.length <= daysShownMax) return days;
  const groups: ReportGroup[] = [];
  for (let end = days.length; end > 0; end -= daysInWeek) {
    const part = days.slice(Math.max(0, end - daysInWeek), end);
    groups.unshift(sumOf(part, part[0]?.day ?? ''));
  }
  return groups;
}

/** How much more than before, in percent; null: there was nothing before. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) * 100) / before);
