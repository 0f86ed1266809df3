import type { Kopecks } from '@farad/domain/money';
import type { OrderNumber } from '@farad/domain/order';
import type { OnlineMethod, PaymentState, ProviderId, ReportedPayment, Settlement } from '@farad/domain/payment';
import type { ProductId, SalesUnit } from '@farad/domain/product';
import type { ReceiptSubject } from '@farad/domain/receipt';
import type { VendorId } from '@farad/domain/shared';
import type { VatClass } from '@farad/domain/vat';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import { dueRows } from './due-rows.ts';

export interface PaymentRow {
  readonly id: number;
  readonly orderId: number;
  readonly orderNumber: OrderNumber;
  readonly attempt: number;
  /** Number of the partial payment within the order, from 1. Most orders are paid by one payment. */
  readonly part: number;
  readonly key: string;
  readonly provider: VendorId;
  readonly method: OnlineMethod;
  readonly isHeld: boolean;
  readonly amount: Kopecks;
  readonly request: unknown;
  readonly state: PaymentState;
  readonly refusal: 'refused' | 'key_reused' | null;
  readonly failure: string | null;
  readonly providerId: ProviderId | null;
  readonly confirmationUrl: string | null;
  readonly expiresAt: Date | null;
  readonly settlement: Settlement | null;
  /** Amount to capture if it is less than `amount`; null = the whole amount. */
  readonly captureAmount: Kopecks | null;
  /** Receipt for `captureAmount`, as sent to the provider. */
  readonly captureReceipt: unknown;
  readonly captureWishedAt: Date | null;
  readonly releaseWishedAt: Date | null;
  readonly createdAt: Date;
  readonly askedAt: Date;
  readonly checkedAt: Date;
  readonly paidAt: Date | null;
}

export interface PaymentLineRow {
  readonly position: number;
  /** null = the line is the delivery. */
  readonly productId: ProductId | null;
  readonly name: string;
  readonly subject: ReceiptSubject;
  readonly vatClass: VatClass;
  readonly quantity: number;
  readonly unit: SalesUnit;
  readonly total: Kopecks;
  readonly country: string | null;
  readonly customsDeclaration: string | null;
  readonly isMarked: boolean;
  readonly cancelled: number;
  readonly shipped: number;
  readonly returned: number;
}

type NewLine = Omit<PaymentLineRow, 'cancelled' | 'shipped' | 'returned'>;

export interface NewPaymentRow extends Pick<
  PaymentRow,
  'orderId' | 'attempt' | 'part' | 'key' | 'provider' | 'method' | 'isHeld' | 'amount' | 'request'
> {
  /** True if the local simulation of the provider takes the payment. */
  readonly isTwin: boolean;
  readonly returnTokenSha256: Buffer;
  readonly at: Date;
  readonly nextCheckAt: Date;
  readonly lines: readonly NewLine[];
}

/** Counts of pieces of a line that were cancelled, shipped and returned. */
export interface LineProgressRow extends Pick<PaymentLineRow, 'position' | 'cancelled' | 'shipped' | 'returned'> {}

const columns = [
  'payment.id',
  'order_id as orderId',
  sql<OrderNumber>`orders.number`.as('orderNumber'),
  'attempt',
  'part',
  'key',
  'provider',
  'method',
  'is_held as isHeld',
  'amount_kopecks as amount',
  'request',
  'state',
  'refusal',
  'failure',
  'provider_id as providerId',
  'confirmation_url as confirmationUrl',
  'expires_at as expiresAt',
  'settlement',
  'capture_kopecks as captureAmount',
  'capture_receipt as captureReceipt',
  'capture_wished_at as captureWishedAt',
  'release_wished_at as releaseWishedAt',
  'payment.created_at as createdAt',
  'asked_at as askedAt',
  'checked_at as checkedAt',
  'payment.paid_at as paidAt',
] as const;

/** Queries of payments of orders through payment providers. */
export function paymentQueries<H extends Handle>(handle: H) {
  const rows = () => handle.selectFrom('payment').innerJoin('orders', 'orders.id', 'order_id').select(columns);

  return {
    insert: inTx(handle, async (payment: NewPaymentRow): Promise<number> => {
      const { orderId, attempt, part, key, provider, method, isHeld, amount, request } = payment;
      const { isTwin, returnTokenSha256, at, nextCheckAt } = payment;
      const { id } = await handle
        .insertInto('payment')
        .values({
          order_id: orderId,
          attempt,
          part,
          key,
          provider,
          method,
          is_held: isHeld,
          is_twin: isTwin,
          amount_kopecks: amount,
          return_token_sha256: returnTokenSha256,
          request: JSON.stringify(request),
          state: 'created',
          created_at: at,
          asked_at: at,
          checked_at: at,
          next_check_at: nextCheckAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await handle
        .insertInto('payment_line')
        .values(
          payment.lines.map(({ position, productId, name, subject, vatClass, quantity, total, ...goods }) => ({
            payment_id: id,
            position,
            product_id: productId,
            name,
            subject,
            vat_class: vatClass,
            quantity,
            unit: goods.unit,
            country: goods.country,
            customs_declaration: goods.customsDeclaration,
            is_marked: goods.isMarked,
            total_kopecks: total,
          })),
        )
        .execute();
      return id;
    }),

    byId: (id: number): Promise<PaymentRow | undefined> => rows().where('payment.id', '=', id).executeTakeFirst(),

    byProviderId: (provider: VendorId, id: ProviderId): Promise<PaymentRow | undefined> =>
      rows().where('provider', '=', provider).where('provider_id', '=', id).executeTakeFirst(),

    byAttempt: (number: string, attempt: number): Promise<PaymentRow | undefined> =>
      rows().where('orders.number', '=', number).where('attempt', '=', attempt).executeTakeFirst(),

    byReturnToken: (sha256: Buffer): Promise<PaymentRow | undefined> =>
      rows().where('return_token_sha256', '=', sha256).executeTakeFirst(),

    /**
     * Returns a payment and locks it. The caller must have locked the order first; all code locks in this order, to
     * avoid deadlocks.
     */
    lock: inTx(handle, (id: number): Promise<PaymentRow | undefined> =>
      rows().where('payment.id', '=', id).forUpdate('payment').executeTakeFirst(),
    ),

    latest: (orderId: number): Promise<PaymentRow | undefined> =>
      rows().where('order_id', '=', orderId).orderBy('attempt', 'desc').limit(1).executeTakeFirst(),

    /** Marks a payment as replaced, because the buyer continues with another one. */
    replace: async (id: number, at: Date): Promise<void> => {
      await handle.updateTable('payment').set({ replaced_at: at }).where('id', '=', id).execute();
    },

    /** Returns payments of a paid order for which closing receipts are still to be made, the oldest first. */
    unclosed: (orderId: number): Promise<PaymentRow[]> =>
      rows()
        .where('order_id', '=', orderId)
        .where('state', '=', 'succeeded')
        .where('settlement', '=', 'order_paid')
        .where('is_closed', '=', false)
        .orderBy('attempt')
        .execute(),

    /** Returns the order's payments, the latest first. */
    ofOrder: (orderId: number): Promise<PaymentRow[]> =>
      rows().where('order_id', '=', orderId).orderBy('attempt', 'desc').execute(),

    /**
     * Returns received partial payments of an order that is not fully paid yet. The caller must have locked the order.
     */
    partsPaid: (orderId: number): Promise<PaymentRow[]> =>
      rows().where('order_id', '=', orderId).where('settlement', '=', 'part_paid').orderBy('part').execute(),

    /**
     * Returns the positions of the order lines for which partial payments were received. The order must not be fully
     * paid yet.
     */
    positionsPaid: async (orderId: number): Promise<number[]> => {
      const found = await handle
        .selectFrom('payment_line')
        .innerJoin('payment', 'payment.id', 'payment_id')
        .select('position')
        .where('order_id', '=', orderId)
        .where('settlement', '=', 'part_paid')
        .execute();
      return found.map(({ position }) => position);
    },

    /**
     * Returns ids of partial payments whose orders were cancelled before they were fully paid. Their money must be
     * refunded.
     */
    partsOfCancelled: async (limit: number): Promise<number[]> => {
      const found = await handle
        .selectFrom('payment')
        .innerJoin('orders', 'orders.id', 'order_id')
        .select('payment.id')
        .where('settlement', '=', 'part_paid')
        .where('orders.status', '=', 'cancelled')
        .orderBy('payment.id')
        .limit(limit)
        .execute();
      return found.map(({ id }) => id);
    },

    events: (paymentId: number): Promise<{ state: PaymentState; at: Date }[]> =>
      handle
        .selectFrom('payment_event')
        .select(['state', 'at'])
        .where('payment_id', '=', paymentId)
        .orderBy('at')
        .execute(),

    lines: (paymentId: number): Promise<PaymentLineRow[]> =>
      handle
        .selectFrom('payment_line')
        .select(['position', 'product_id as productId', 'name', 'subject', 'vat_class as vatClass', 'quantity', 'unit'])
        .select(['total_kopecks as total', 'cancelled', 'shipped', 'returned'])
        .select(['country', 'customs_declaration as customsDeclaration', 'is_marked as isMarked'])
        .where('payment_id', '=', paymentId)
        .orderBy('position')
        .execute(),

    async setProgress(paymentId: number, lines: readonly LineProgressRow[]): Promise<void> {
      if (lines.length === 0) return;
      const column = (name: keyof LineProgressRow) => sql`${lines.map((line) => line[name])}::integer[]`;
      await sql`update payment_line set cancelled = now.cancelled, shipped = now.shipped, returned = now.returned
        from unnest(${column('position')}, ${column('cancelled')}, ${column('shipped')}, ${column('returned')})
          as now (position, cancelled, shipped, returned)
        where payment_id = ${paymentId} and payment_line.position = now.position`.execute(handle);
    },

    /**
     * Changes a payment's state after a report of the provider. The caller must have locked the payment. A payment can
     * enter each state only once; otherwise the insert of the event fails.
     */
    apply: inTx(
      handle,
      async (id: number, report: ReportedPayment, at: Date, nextCheckAt: Date | null): Promise<void> => {
        await handle
          .updateTable('payment')
          .set({
            state: report.state,
            provider_id: report.id,
            failure: report.cancelReason,
            refusal: null,
            confirmation_url: report.confirmationUrl,
            expires_at: report.expiresAt,
            checked_at: at,
            next_check_at: nextCheckAt,
            paid_at: report.state === 'succeeded' ? at : null,
          })
          .where('id', '=', id)
          .execute();
        await handle.insertInto('payment_event').values({ payment_id: id, state: report.state, at }).execute();
      },
    ),

    async setSettlement(id: number, settlement: Settlement): Promise<void> {
      await handle.updateTable('payment').set({ settlement }).where('id', '=', id).execute();
    },

    /** Records that the provider has refused a new payment for good, or does not know it. */
    async refuse(id: number, refusal: 'refused' | 'key_reused', failure: string, nextCheckAt: Date | null) {
      await handle
        .updateTable('payment')
        .set({ refusal, failure, next_check_at: nextCheckAt })
        .where('id', '=', id)
        .where('state', '=', 'created')
        .execute();
    },

    /** Records a check of a payment that changed nothing. */
    async checked(id: number, at: Date, nextCheckAt: Date | null): Promise<void> {
      await handle
        .updateTable('payment')
        .set({ checked_at: at, next_check_at: nextCheckAt })
        .where('id', '=', id)
        .execute();
    },

    /**
     * Claims the check of a payment, so that only one process does it. Returns false if the last check was not before
     * `before`.
     */
    async takeCheck(id: number, at: Date, before: Date): Promise<boolean> {
      const taken = await handle
        .updateTable('payment')
        .set({ checked_at: at })
        .where('id', '=', id)
        .where('checked_at', '<', before)
        .returning('id')
        .executeTakeFirst();
      return taken !== undefined;
    },

    async wish(id: number, wish: 'capture' | 'release', at: Date): Promise<void> {
      const set = wish === 'capture' ? { capture_wished_at: at } : { release_wished_at: at, capture_wished_at: null };
      await handle
        .updateTable('payment')
        .set({ ...set, next_check_at: at })
        .where('id', '=', id)
        .execute();
    },

    /** Saves the amount to capture, which is less than the whole amount, and the receipt for it. */
    async setCapture(id: number, amount: Kopecks, receipt: unknown): Promise<void> {
      const set = { capture_kopecks: amount, capture_receipt: JSON.stringify(receipt) };
      await handle.updateTable('payment').set(set).where('id', '=', id).execute();
    },

    /** Records that all closing receipts of a payment are made. */
    async setClosed(id: number): Promise<void> {
      await handle.updateTable('payment').set({ is_closed: true }).where('id', '=', id).execute();
    },

    /** Deletes the request to capture or release a payment, because it cannot be fulfilled. */
    async dropWish(id: number): Promise<void> {
      const set = { capture_wished_at: null, release_wished_at: null };
      await handle.updateTable('payment').set(set).where('id', '=', id).execute();
    },

    /** Returns ids of payments of these providers whose next check is due. */
    due: (providers: readonly VendorId[], now: Date, limit: number): Promise<number[]> =>
      dueRows(handle, 'payment', providers, now, limit),

    /** Returns the providers of payments, refunds, receipts and webhooks that are not finished. */
    openProviders: async (): Promise<VendorId[]> => {
      const { rows: found } = await sql<{ provider: VendorId }>`
        select provider from payment where next_check_at is not null
        union select provider from refund join payment on payment.id = payment_id where refund.next_check_at is not null
        union select provider from receipt join payment on payment.id = payment_id where receipt.next_check_at is not null
        union select source from webhook_event where done_at is null`.execute(handle);
      return found.map(({ provider }) => provider);
    },
  };
}
