import { calls } from '@farad/contract/calls';
import type { Dashboard, ReportFigures } from '@farad/contract/office/operation/reports';
import { openOrderQueries } from '@farad/database/orders/open-order.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { reportQueries, type DayFigures, type SavedDay } from '@farad/database/operation/report.queries';
import { unpaidGoodsQueries } from '@farad/database/orders/unpaid-goods.queries';
import { addDays, moscowDay } from '@farad/domain/delivery';
import { kopecksFromRoubles, toRoubles, type Kopecks } from '@farad/domain/money';
import { ok, percent } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import type { StaffActor } from '#http/session/staff-session.ts';
import { showGoods } from './dashboard-goods.ts';

type Sums = Omit<DayFigures, 'day'>;
const names = [
  'orders',
  'cancelled',
  'turnover',
  'paid',
  'shipped',
  'costedGoods',
  'revenue',
  'cost',
  'goods',
  'baskets',
] as const;

const sumOf = (days: readonly DayFigures[]): Sums =>
  Object.fromEntries(
    names.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)] as const),
  ) as unknown as Sums;

function present(sums: Sums, seesPurchasePrices: boolean): ReportFigures {
  const { orders, cancelled, turnover, paid, shipped, baskets, costedGoods, revenue, cost, goods } = sums;
  const profit = (revenue - cost) as Kopecks;
  return {
    orders,
    cancelled,
    baskets,
    turnover: toRoubles(turnover),
    paid: toRoubles(paid),
    shipped: toRoubles(shipped),
    ...(seesPurchasePrices
      ? {
          profit: toRoubles(profit),
          costedSales: toRoubles(revenue),
          margin: percent(profit, revenue),
          costed: percent(costedGoods, goods),
        }
      : {}),
  };
}

const roublesOrNull = (sum: Kopecks | null): number | null => (sum === null ? null : toRoubles(sum));

/** Returns the value of the stock of a day. Its cost is left out for staff who may not see it. */
const presentStock = (saved: SavedDay | undefined, seesPurchasePrices: boolean) => ({
  stockAtPrice: roublesOrNull(saved?.stockAtPrice ?? null),
  ...(seesPurchasePrices ? { stockCost: roublesOrNull(saved?.stockCost ?? null) } : {}),
});

const emptyDay = Object.fromEntries(names.map((name) => [name, 0]));

const holdersShown = 5;

/** Returns the sums of unpaid orders, and the buyers who owe the largest sums. */
async function unpaidNow({ db }: Pick<Deps, 'db'>): Promise<Dashboard['unpaid']> {
  const { warnRoubles } = await settingQueries(db).value('open_orders');
  const open = openOrderQueries(db);
  const { orders, total } = await open.totals();
  const left = await unpaidGoodsQueries(db).totals();
  const holders = warnRoubles === 0 ? [] : await open.holders(kopecksFromRoubles(warnRoubles), holdersShown);
  return {
    orders,
    total: toRoubles(total),
    left: {
      orders: left.orders,
      missing: toRoubles(left.missing),
      cash: toRoubles(left.cash),
    },
    holders: holders.map(({ accountId, ...held }) => ({
      accountId: String(accountId),
      orders: held.orders,
      total: toRoubles(held.total),
    })),
  };
}

async function showDashboard({ db, clock }: Deps, length: number, sees: boolean): Promise<Dashboard> {
  const reports = reportQueries(db);
  const last = moscowDay(clock());
  const first = addDays(last, 1 - length);
  const [earliest, lastBefore] = [addDays(first, -length), addDays(first, -1)];
  const [known, today, countedAt, searches, searchesBefore] = await Promise.all([
    reports.days(earliest, last),
    reports.live(last),
    reports.countedAt(addDays(last, -1)),
    reports.searchesWithoutResult(first, last),
    reports.searchesWithoutResult(earliest, lastBefore),
  ]);
  const rows: DayFigures[] = known.filter(({ day }) => day < last);
  // The figures stored earlier today may count more baskets, since baskets that were emptied later are included.
  const counted = known.find(({ day }) => day === last);
  if (today !== undefined) rows.push({ ...today, baskets: Math.max(today.baskets, counted?.baskets ?? 0) });
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const days = Array.from({ length }, (_, at) => {
    const day = addDays(first, at);
    return byDay.get(day) ?? ({ day, ...emptyDay } as DayFigures);
  });
  const savedByDay = new Map(known.map((row) => [row.day, row]));
  return {
    days: days.map((row) => ({
      day: row.day,
      ...present(row, sees),
      ...presentStock(savedByDay.get(row.day), sees),
    })),
    now: present(sumOf(days), sees),
    before: present(sumOf(rows.filter(({ day }) => day < first)), sees),
    countedAt: countedAt?.toISOString() ?? null,
    unpaid: await unpaidNow({ db }),
    searchesWithoutResult: searches,
    searchesWithoutResultBefore: searchesBefore,
  };
}

const seesCosts = ({ staff }: StaffActor): boolean => staff.permissions.includes('view_purchase_prices');

/** Registers the calls for reports. */
export function registerBackOfficeReports(api: FastifyInstance, deps: Deps): void {
  const reading = { permission: 'view_reports', rateClass: 'read' } as const;
  staffRoute(api, deps, calls.dashboard, reading, async ({ query, actor }) => {
    return ok(await showDashboard(deps, query.days, seesCosts(actor)));
  });
  staffRoute(api, deps, calls.dashboardGoods, reading, async ({ query, actor, locale }) =>
    ok(await showGoods(deps, { length: query.days, locale, seesCosts: seesCosts(actor) })),
  );
}
