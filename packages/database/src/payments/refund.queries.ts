import type { Kopecks } from '@farad/domain/money';
import type { OrderNumber } from '@farad/domain/order';
import type { ProviderId, RefundState, RefundWay, ReportedRefund } from '@farad/domain/payment';
import type { VendorId } from '@farad/domain/shared';
import { sql, type Insertable } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import { refundedOf } from './refunded-sum.ts';
import type { SavedPayee, RefundCause, RefundTable } from './schema-payments.ts';
import { dueRows } from './due-rows.ts';

export type { RefundCause } from './schema-payments.ts';

export interface RefundLineRow {
  readonly position: number;
  readonly move: 'cancel' | 'return';
  readonly from: number;
  readonly quantity: number;
  readonly amount: Kopecks;
}

export interface RefundRow {
  readonly id: number;
  /** Id of the refunded payment; null = the refund is paid by bank or in cash. */
  readonly paymentId: number | null;
  /** The payment provider; null = the refund is paid by bank or in cash. */
  readonly provider: VendorId | null;
  /** Id of the payment at the provider. */
  readonly paymentProviderId: ProviderId | null;
  readonly orderId: number;
  readonly orderNumber: OrderNumber;
  readonly sequence: number;
  readonly key: string;
  readonly amount: Kopecks;
  readonly cause: RefundCause;
  readonly note: string;
  readonly staffId: number | null;
  readonly request: unknown;
  readonly state: RefundState;
  readonly failure: string | null;
  readonly retriedBy: number | null;
  readonly providerId: ProviderId | null;
  readonly createdAt: Date;
  readonly doneAt: Date | null;
  readonly way: RefundWay;
  /** Account to which a refund by bank is paid; null = another way. */
  readonly payee: SavedPayee | null;
  /** Purpose of payment in the refund's payment order; '' = none. */
  readonly purpose: string;
  /** Number of the payment order or of the till's receipt; null = not paid yet. */
  readonly paperNumber: string | null;
  readonly paperDay: string | null;
  /** Why the refund was withdrawn; '' = it was not. */
  readonly withdrawnBecause: string;
}

/** The fields of every new refund, online or by bank or cash. */
export interface BegunRefund extends Pick<
  RefundRow,
  'orderId' | 'sequence' | 'key' | 'amount' | 'cause' | 'note' | 'staffId'
> {
  readonly at: Date;
  readonly lines: readonly RefundLineRow[];
}

export interface NewRefundRow extends BegunRefund, Pick<RefundRow, 'request'> {
  readonly paymentId: number;
}

const columns = [
  'refund.id',
  'payment_id as paymentId',
  'payment.provider',
  'payment.provider_id as paymentProviderId',
  'refund.order_id as orderId',
  sql<OrderNumber>`orders.number`.as('orderNumber'),
  'sequence',
  'refund.key',
  'refund.amount_kopecks as amount',
  'cause',
  'note',
  'staff_id as staffId',
  'refund.request',
  'refund.state',
  'refund.failure',
  'retried_by as retriedBy',
  'refund.provider_id as providerId',
  'refund.created_at as createdAt',
  'done_at as doneAt',
  'way',
  'payee',
  'purpose',
  'paper_number as paperNumber',
  sql<string | null>`paper_day::text`.as('paperDay'),
  'withdrawn_because as withdrawnBecause',
] as const;

/**
 * Saves a refund with the pieces that it refunds, and returns its id. `own` = fields that depend on the way of payment.
 */
export async function insertRefund(
  handle: Handle,
  { orderId, sequence, key, amount, cause, note, staffId, at, lines }: BegunRefund,
  own: Pick<
    Insertable<RefundTable>,
    'payment_id' | 'purpose' | 'way' | 'request' | 'state' | 'payee' | 'next_check_at'
  >,
): Promise<number> {
  const { id } = await handle
    .insertInto('refund')
    .values({
      ...own,
      order_id: orderId,
      sequence,
      key,
      amount_kopecks: amount,
      cause,
      note,
      staff_id: staffId,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (lines.length === 0) return id;
  await handle
    .insertInto('refund_line')
    .values(
      lines.map((line) => ({
        refund_id: id,
        position: line.position,
        move: line.move,
        from_piece: line.from,
        quantity: line.quantity,
        amount_kopecks: line.amount,
      })),
    )
    .execute();
  return id;
}

/** Queries of refunds to buyers. */
export function refundQueries<H extends Handle>(handle: H) {
  const rows = () =>
    handle
      .selectFrom('refund')
      .leftJoin('payment', 'payment.id', 'payment_id')
      .innerJoin('orders', 'orders.id', 'refund.order_id')
      .select(columns);

  return {
    insert: inTx(handle, (refund: NewRefundRow): Promise<number> =>
      insertRefund(handle, refund, {
        payment_id: refund.paymentId,
        request: JSON.stringify(refund.request),
        state: 'created',
        next_check_at: refund.at,
      }),
    ),

    /**
     * Marks a refund of held money as done. The provider gets no request for it, because the capture is reduced
     * instead.
     */
    async noteNotCaptured(id: number, at: Date): Promise<void> {
      await handle
        .updateTable('refund')
        .set({
          state: 'succeeded',
          next_check_at: null,
          done_at: at,
          provider_id: sql<ProviderId>`'not captured ' || key`,
        })
        .where('id', '=', id)
        .execute();
    },

    byId: (id: number): Promise<RefundRow | undefined> => rows().where('refund.id', '=', id).executeTakeFirst(),

    byProviderId: (provider: VendorId, id: ProviderId): Promise<RefundRow | undefined> =>
      rows().where('payment.provider', '=', provider).where('refund.provider_id', '=', id).executeTakeFirst(),

    lock: inTx(handle, (id: number): Promise<RefundRow | undefined> =>
      rows().where('refund.id', '=', id).forUpdate('refund').executeTakeFirst(),
    ),

    /** Returns the order's refunds, the oldest first. */
    ofOrder: (orderId: number): Promise<RefundRow[]> =>
      rows().where('refund.order_id', '=', orderId).orderBy('sequence').execute(),

    /** Returns the order's refunds that were not withdrawn, the oldest first. Their money counts as returned. */
    standing: (orderId: number): Promise<RefundRow[]> =>
      rows()
        .where('refund.order_id', '=', orderId)
        .where('refund.state', '<>', 'withdrawn')
        .orderBy('sequence')
        .execute(),

    /** Returns how much of the order's total was refunded. Refunds of overpayments do not count. */
    refunded: async (orderId: number): Promise<Kopecks> => {
      const found = await sql<{ refunded: Kopecks }>`select ${refundedOf} as refunded
        from orders where id = ${orderId}`.execute(handle);
      return found.rows[0]?.refunded ?? (0 as Kopecks);
    },

    lines: (refundId: number): Promise<RefundLineRow[]> =>
      handle
        .selectFrom('refund_line')
        .select(['position', 'move', 'from_piece as from', 'quantity', 'amount_kopecks as amount'])
        .where('refund_id', '=', refundId)
        .orderBy('position')
        .execute(),

    async apply(id: number, report: ReportedRefund, at: Date, nextCheckAt: Date | null): Promise<void> {
      const isDone = report.state === 'succeeded' || report.state === 'cancelled';
      await handle
        .updateTable('refund')
        .set({
          state: report.state,
          provider_id: report.id,
          failure: report.cancelReason,
          next_check_at: nextCheckAt,
          done_at: isDone ? at : null,
        })
        .where('id', '=', id)
        .execute();
    },

    /** Records that the provider refused a refund for good. It has refunded nothing with this key and never will. */
    async refuse(id: number, failure: string, at: Date): Promise<void> {
      await handle
        .updateTable('refund')
        .set({ state: 'cancelled', failure, next_check_at: null, done_at: at })
        .where('id', '=', id)
        .where('state', '=', 'created')
        .execute();
    },

    async setNextCheck(id: number, nextCheckAt: Date | null): Promise<void> {
      await handle.updateTable('refund').set({ next_check_at: nextCheckAt }).where('id', '=', id).execute();
    },

    async setRetriedBy(id: number, other: number): Promise<void> {
      await handle.updateTable('refund').set({ retried_by: other }).where('id', '=', id).execute();
    },

    due: (providers: readonly VendorId[], now: Date, limit: number): Promise<number[]> =>
      dueRows(handle, 'refund', providers, now, limit),
  };
}
