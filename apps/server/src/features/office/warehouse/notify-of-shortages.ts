import type { Tx } from '@farad/database/connection/connect';
import { orderLackQueries } from '@farad/database/orders/order-lack.queries';
import type { WaveLineRow } from '@farad/database/stock/picking.queries';
import { staffOrderQueries } from '@farad/database/orders/staff-order.queries';
import { defaultLocale, type Locale } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';
import { orderToShopMail } from '@farad/wording/staff-notices';

import type { Deps } from '#deps.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { notifyStaff } from '#core/messages/notify-staff.ts';

type Call = StaffCallOrigin & { readonly locale: Locale };

/** A shortage of one part in one order. At the storage place, the picker found `found` of the `needed` pieces. */
interface Missing {
  readonly orderId: number;
  readonly order: string;
  readonly productId: number;
  readonly warehouseId: number;
  readonly mpn: string;
  readonly cell: string;
  readonly found: number;
  readonly needed: number;
}

type Place = Pick<Missing, 'orderId' | 'productId' | 'warehouseId'>;

const isSamePlace = (a: Place, b: Place): boolean =>
  a.orderId === b.orderId && a.productId === b.productId && a.warehouseId === b.warehouseId;

const shortageText = (missing: readonly Missing[], locale: Locale): string =>
  [
    translators[locale]('backOfficeWarehouse.shortageNote'),
    ...missing.map(({ mpn, found, needed, cell }) =>
      translators[locale]('backOfficeWarehouse.shortageLine', { mpn, found, needed, cell: cell || '—' }),
    ),
  ].join('\n');

async function tellOf(tx: Tx, deps: Deps, call: Call, missing: readonly [Missing, ...Missing[]]): Promise<void> {
  const [{ orderId, order: number }] = missing;
  const text = shortageText(missing, call.locale);
  const noteId = await staffOrderQueries(tx).addNote(orderId, call.actor.staff.id, text, deps.clock());
  await record(tx, deps, call, { action: 'order.noted', object: { kind: 'order', id: orderId }, after: { noteId } });
  const url = `${deps.config.adminUrl}/orders/${number}`;
  const words = shortageText(missing, defaultLocale);
  const mail = orderToShopMail(defaultLocale, 'shortage', { number, words, url });
  await notifyStaff(tx, deps.config, { kind: 'shortage_to_shop', event: 'shortage', mail, number, url, orderId });
}

/**
 * Notifies staff once of each order with a shortage after a wave. These are the wave's own orders, and other orders
 * that have pieces reserved at the same places. Orders are changed in the sequence of their ids, like everywhere, to
 * avoid deadlocks.
 */
export async function notifyOfShortages(
  tx: Tx,
  deps: Deps,
  call: Call,
  { waveId, lines }: { readonly waveId: number; readonly lines: readonly WaveLineRow[] },
): Promise<void> {
  const own = lines.map(({ picked, ...line }): Missing => ({ ...line, found: picked }));
  const others = (await orderLackQueries(tx).takeUntold(waveId, deps.clock()))
    .filter((lost) => !own.some((line) => isSamePlace(line, lost)))
    .map(({ quantity, ...lost }): Missing => ({ ...lost, needed: quantity }));
  const byOrder = [...Map.groupBy([...own, ...others], ({ orderId }) => orderId)].toSorted(([a], [b]) => a - b);
  for (const [, [first, ...rest]] of byOrder) {
    if (first !== undefined) await tellOf(tx, deps, call, [first, ...rest]);
  }
}
