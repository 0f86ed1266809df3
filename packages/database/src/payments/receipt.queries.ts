import type { Kopecks } from '@farad/domain/money';
import type { OrderNumber } from '@farad/domain/order';
import type { ProviderId } from '@farad/domain/payment';
import type { ClosedPart, ReceiptItem, ReceiptState } from '@farad/domain/receipt';
import type { VendorId } from '@farad/domain/shared';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { isOneOf, withBuyer } from '../statuses/order-status-sql.ts';
import type { ReceiptPieces, ReceiptTable } from './schema-payments.ts';
import { dueRows } from './due-rows.ts';

export interface ReceiptRow {
  readonly id: number;
  readonly orderId: number;
  readonly kind: ReceiptTable['kind'];
  readonly amount: Kopecks;
  readonly items: readonly ReceiptItem[];
  readonly state: ReceiptState;
  readonly tillNumber: string | null;
  readonly createdAt: Date;
}

/** A closing receipt, for requesting it from the payment provider. */
export interface ClosingReceiptRow {
  readonly id: number;
  readonly provider: VendorId;
  readonly key: string | null;
  readonly paymentProviderId: ProviderId | null;
  readonly request: unknown;
  readonly state: ReceiptState;
  /** When the receipt was first requested; null = never. */
  readonly askedAt: Date | null;
}

interface NewReceipt {
  readonly orderId: number;
  readonly amount: Kopecks;
  readonly items: readonly ReceiptItem[];
  readonly at: Date;
}

/** An order whose goods were handed over, but whose closing receipts are still missing. */
export interface UnclosedOrder {
  readonly orderId: number;
  readonly orderNumber: OrderNumber;
}

const common = ({ orderId, amount, items, at }: NewReceipt) => ({
  order_id: orderId,
  amount_kopecks: amount,
  items: JSON.stringify(items),
  created_at: at,
});

/** Queries of fiscal receipts, which the law requires. */
export function receiptQueries(handle: Handle) {
  return {
    ofOrder: (orderId: number): Promise<ReceiptRow[]> =>
      handle
        .selectFrom('receipt')
        .select(['id', 'order_id as orderId', 'kind', 'amount_kopecks as amount', 'items', 'state'])
        .select(['till_number as tillNumber', 'created_at as createdAt'])
        .where('order_id', '=', orderId)
        .orderBy('id')
        .execute(),

    /** Adds the receipt of a payment, or of a refund if `refundId` is set. Does nothing if the receipt exists. */
    async addWith(
      receipt: NewReceipt & {
        readonly paymentId: number;
        readonly refundId: number | null;
        readonly state: ReceiptState;
      },
    ): Promise<void> {
      const { paymentId, refundId, state } = receipt;
      await handle
        .insertInto('receipt')
        .values({
          ...common(receipt),
          payment_id: paymentId,
          refund_id: refundId,
          kind: refundId === null ? 'prepayment' : 'refund',
          state,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async setOfPayment(paymentId: number, state: ReceiptState): Promise<void> {
      await handle
        .updateTable('receipt')
        .set({ state })
        .where('payment_id', '=', paymentId)
        .where('kind', '=', 'prepayment')
        .execute();
    },

    async setOfRefund(refundId: number, state: ReceiptState): Promise<void> {
      await handle.updateTable('receipt').set({ state }).where('refund_id', '=', refundId).execute();
    },

    async addTill(receipt: NewReceipt & { readonly tillNumber: string; readonly staffId: number }): Promise<boolean> {
      const { tillNumber, staffId } = receipt;
      const added = await handle
        .insertInto('receipt')
        .values({ ...common(receipt), kind: 'till', state: 'registered', till_number: tillNumber, staff_id: staffId })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    /** Adds the receipt that the till printed when it paid out a refund. */
    async addTillRefund(
      receipt: NewReceipt & { readonly refundId: number; readonly tillNumber: string; readonly staffId: number },
    ): Promise<void> {
      const { refundId, tillNumber, staffId } = receipt;
      await handle
        .insertInto('receipt')
        .values({
          ...common(receipt),
          kind: 'till_refund',
          state: 'registered',
          till_number: tillNumber,
          staff_id: staffId,
          refund_id: refundId,
        })
        .execute();
    },

    /** Returns the number of an order's next closing receipt. The caller must have locked the order. */
    nextSequence: async (orderId: number): Promise<number> => {
      const { next } = await handle
        .selectFrom('receipt')
        .select(sql<number>`coalesce(max(sequence), 0) + 1`.as('next'))
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      return next;
    },

    async addClosing(
      receipt: NewReceipt & {
        readonly paymentId: number;
        readonly sequence: number;
        readonly key: string;
        readonly request: unknown;
        readonly pieces: readonly ReceiptPieces[];
      },
    ): Promise<void> {
      const { paymentId, sequence, key, request, pieces, at } = receipt;
      await handle
        .insertInto('receipt')
        .values({
          ...common(receipt),
          payment_id: paymentId,
          kind: 'closing',
          state: 'created',
          sequence,
          key,
          next_check_at: at,
          request: JSON.stringify(request),
          pieces: JSON.stringify(pieces),
        })
        .execute();
    },

    closing: (id: number): Promise<ClosingReceiptRow | undefined> =>
      handle
        .selectFrom('receipt')
        .innerJoin('payment', 'payment.id', 'payment_id')
        .select(['receipt.id', 'receipt.key', 'payment.provider_id as paymentProviderId', 'receipt.request'])
        .select(['receipt.state', 'receipt.asked_at as askedAt', 'payment.provider'])
        .where('receipt.id', '=', id)
        .executeTakeFirst(),

    /** Records a request before it is sent, because the provider may know its idempotency key from then on. */
    async noteAsked(id: number, at: Date, nextCheckAt: Date): Promise<void> {
      await handle
        .updateTable('receipt')
        .set({ asked_at: sql`coalesce(asked_at, ${at})`, next_check_at: nextCheckAt })
        .where('id', '=', id)
        .execute();
    },

    async finish(id: number, state: 'registered' | 'failed', what: { providerId?: string; failure?: string }) {
      await handle
        .updateTable('receipt')
        .set({ state, provider_id: what.providerId ?? null, failure: what.failure ?? null, next_check_at: null })
        .where('id', '=', id)
        .where('state', '=', 'created')
        .execute();
    },

    due: (providers: readonly VendorId[], now: Date, limit: number): Promise<number[]> =>
      dueRows(handle, 'receipt', providers, now, limit),

    /** Returns ids of the order's closing receipts that were never requested, the oldest first. */
    notAsked: async (orderId: number): Promise<number[]> => {
      const found = await handle
        .selectFrom('receipt')
        .select('id')
        .where('order_id', '=', orderId)
        .where('kind', '=', 'closing')
        .where('asked_at', 'is', null)
        .where('state', '=', 'created')
        .orderBy('id')
        .execute();
      return found.map(({ id }) => id);
    },

    /** Returns the pieces that a payment's closing receipts contain, oldest receipt first. */
    closedPieces: async (paymentId: number): Promise<readonly ClosedPart[]> => {
      const found = await handle
        .selectFrom('receipt')
        .select(['pieces', 'created_at as at'])
        .where('payment_id', '=', paymentId)
        .where('kind', '=', 'closing')
        .orderBy('id')
        .execute();
      return found.flatMap(({ pieces, at }) => pieces.map((each) => ({ ...each, at })));
    },

    /** Returns paid orders whose goods were handed over, but whose closing receipts are still missing. */
    unclosed: async (limit: number): Promise<readonly UnclosedOrder[]> => {
      const { rows } = await sql<UnclosedOrder>`
        select orders.id as "orderId", orders.number as "orderNumber" from orders
        where orders.id in (select order_id from payment
            where state = 'succeeded' and settlement = 'order_paid' and not is_closed)
          and (${isOneOf(sql`orders.status`, withBuyer)} or exists (select from parcel
            where parcel.order_id = orders.id and parcel.state = 'delivered' and parcel.closed_at is null))
        order by orders.id limit ${limit}`.execute(handle);
      return rows;
    },
  };
}
