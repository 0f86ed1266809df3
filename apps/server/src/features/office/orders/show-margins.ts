import type { StaffOrder, StaffOrderRow } from '@farad/contract/office/orders/orders';
import type { Handle } from '@farad/database/connection/connect';
import { soldLinesOf } from '@farad/database/orders/sold-line.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { moscowDay } from '@farad/domain/delivery';
import { lineMargin, orderMargin, type LineMargin, type OrderMargin } from '@farad/domain/margin';
import { toRoubles, type Kopecks } from '@farad/domain/money';
import type { OrderStatus } from '@farad/domain/order';
import { vatPercentOn } from '@farad/domain/vat';

import type { StaffActor } from '#http/session/staff-session.ts';

type WireMargin = NonNullable<StaffOrderRow['margin']>;
type WireLineMargin = NonNullable<StaffOrder['lines'][number]['margin']>;

export const seesCosts = ({ staff }: StaffActor): boolean => staff.permissions.includes('view_purchase_prices');

const roublesOf = (sum: Kopecks | null): number | null => (sum === null ? null : toRoubles(sum));
const percentOf = (share: number | null): number | null => (share === null ? null : share / 100);

const presentOrder = ({ margin, share, unknownLines }: OrderMargin): WireMargin => ({
  sum: roublesOf(margin),
  percent: percentOf(share),
  unknownLines,
});

const presentLine = ({ revenue, cost, margin, share }: LineMargin): WireLineMargin => ({
  revenue: toRoubles(revenue),
  cost: roublesOf(cost),
  sum: roublesOf(margin),
  percent: percentOf(share),
});

/** Margin of one order, and margins of its lines by position. */
export interface ShownMargin {
  readonly order: WireMargin;
  readonly lines: ReadonlyMap<number, WireLineMargin>;
}

/** Returns margins by the id of the order. Cancelled orders are left out. */
export async function marginsOf(
  handle: Handle,
  orders: readonly { readonly id: number; readonly status: OrderStatus }[],
): Promise<ReadonlyMap<number, ShownMargin>> {
  const ids = orders.filter(({ status }) => status !== 'cancelled').map(({ id }) => id);
  const { periods } = await settingQueries(handle).value('vat');
  const sold = (await soldLinesOf(handle, ids)).map((line) => ({
    ...line,
    vatPercent: vatPercentOn(line.vatClass, moscowDay(line.placedAt), periods),
  }));
  const byOrder = Map.groupBy(sold, ({ orderId }) => orderId);
  return new Map(
    [...byOrder].map(([id, lines]) => [
      id,
      {
        order: presentOrder(orderMargin(lines)),
        lines: new Map(lines.map((line) => [line.position, presentLine(lineMargin(line))])),
      },
    ]),
  );
}
