import type { RefundToPay } from '@farad/domain/bank-statement';
import type { BankEntry } from '@farad/domain/bank-statement';
import type { Payee } from '@farad/domain/company';
import type { Kopecks } from '@farad/domain/money';
import type { OrderMoney, RefundWay } from '@farad/domain/payment';
import type { ProductId } from '@farad/domain/product';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { insertRefund, type BegunRefund } from './refund.queries.ts';

export interface NewOfficeRefund extends BegunRefund {
  readonly staffId: number;
  readonly way: Exclude<RefundWay, 'provider'>;
  readonly payee: Payee | null;
  readonly purpose: string;
}

/** The payment order or cash receipt that paid a refund. */
export interface RefundPaper {
  readonly number: string;
  /** Date, as `2026-11-24`. */
  readonly day: string;
  /** The staff member who recorded the payment; null = it was found in a bank statement. */
  readonly staffId: number | null;
  readonly at: Date;
}

/** Pieces that a refund moved in stock, as saved in the table `refund_goods`. */
export interface MovedGoods {
  readonly productId: ProductId;
  readonly move: 'released' | 'written_off' | 'booked_in';
  readonly pieces: number;
}

type Debit = Pick<BankEntry, 'number' | 'day' | 'amount' | 'payeeAccount' | 'purpose'>;

/**
 * Queries of refunds that staff pay by bank or in cash (decision 0037). A caller that writes must hold the lock of the
 * order's row.
 */
export function officeRefundQueries(handle: Handle) {
  return {
    /** Returns how an order was paid and how much came by bank transfer. Throws if there is no such order. */
    money: async (orderId: number): Promise<OrderMoney> => {
      const { rows } = await sql<OrderMoney>`select total_kopecks as total, paid_at is not null as "isPaid",
          exists (select from payment where order_id = orders.id and settlement = 'order_paid'
            and state in ('succeeded', 'waiting_for_capture')) as "isPaidOnline",
          exists (select from receipt where order_id = orders.id and kind = 'till') as "hasTillReceipt",
          coalesce((select sum(amount_kopecks) from bank_money where order_id = orders.id), 0)::bigint as "byBank"
        from orders where id = ${orderId}`.execute(handle);
      const [money] = rows;
      if (money === undefined) throw new Error(`refund: order ${orderId} not found`);
      return money;
    },

    /** Saves a refund to pay, and returns its id. A refund in cash must then be marked as paid by the caller. */
    insert: (refund: NewOfficeRefund): Promise<number> =>
      insertRefund(handle, refund, {
        payment_id: null,
        purpose: refund.purpose,
        way: refund.way,
        request: null,
        state: 'pending',
        payee: refund.payee === null ? null : JSON.stringify(refund.payee),
      }),

    /** Marks a refund as paid. Returns false if it is not waiting to be paid by bank or in cash. */
    setPaid: async (id: number, { number, day, staffId, at }: RefundPaper): Promise<boolean> => {
      const paid = await handle
        .updateTable('refund')
        .set({ state: 'succeeded', done_at: at, paper_number: number, paper_day: day, paid_by: staffId })
        .where('id', '=', id)
        .where('way', '<>', 'provider')
        .where('state', '=', 'pending')
        .returning('id')
        .executeTakeFirst();
      return paid !== undefined;
    },

    /**
     * Saves the bank account to which a refund is paid. Returns false if the refund is not waiting to be paid by bank
     * transfer.
     */
    setPayee: async (id: number, payee: Payee): Promise<boolean> => {
      const set = await handle
        .updateTable('refund')
        .set({ payee: JSON.stringify(payee) })
        .where('id', '=', id)
        .where('way', '=', 'bank')
        .where('state', '=', 'pending')
        .returning('id')
        .executeTakeFirst();
      return set !== undefined;
    },

    /** Withdraws a refund. Returns false if it is not waiting to be paid by bank transfer. */
    withdraw: async (id: number, by: { reason: string; staffId: number; at: Date }): Promise<boolean> => {
      const withdrawn = await handle
        .updateTable('refund')
        .set({ state: 'withdrawn', withdrawn_at: by.at, withdrawn_by: by.staffId, withdrawn_because: by.reason })
        .where('id', '=', id)
        .where('way', '=', 'bank')
        .where('state', '=', 'pending')
        .returning('id')
        .executeTakeFirst();
      return withdrawn !== undefined;
    },

    /** Saves the pieces that a refund moved in stock. */
    noteGoods: async (refundId: number, moved: readonly MovedGoods[]): Promise<void> => {
      for (const { productId, move, pieces } of moved) {
        await sql`insert into refund_goods (refund_id, product_id, move, pieces)
          values (${refundId}, ${productId}, ${move}, ${pieces})
          on conflict (refund_id, product_id, move) do update set pieces = refund_goods.pieces + excluded.pieces`.execute(
          handle,
        );
      }
    },

    goods: (refundId: number): Promise<MovedGoods[]> =>
      handle
        .selectFrom('refund_goods')
        .select(['product_id as productId', 'move', 'pieces'])
        .where('refund_id', '=', refundId)
        .orderBy('product_id')
        .execute(),

    /** Returns unpaid refunds by bank transfer to these accounts or for these orders. */
    toPay: async (accounts: readonly string[], orderNumbers: readonly string[]): Promise<RefundToPay[]> => {
      const { rows } = await sql<RefundToPay>`select refund.id as "refundId", orders.number as "orderNumber", sequence,
          amount_kopecks as amount, payee->>'account' as account
        from refund join orders on orders.id = order_id
        where way = 'bank' and refund.state = 'pending'
          and (payee->>'account' = any(${[...accounts]}::text[]) or orders.number = any(${[...orderNumbers]}::text[]))
        order by refund.id`.execute(handle);
      return rows;
    },

    /**
     * Returns which of these payment orders already count as a refund: an earlier statement contained them, or staff
     * recorded them with the same number, day, amount and account.
     */
    knownDebits: async (debits: readonly Debit[]): Promise<Omit<Debit, 'purpose'>[]> => {
      const wanted = JSON.stringify(
        debits.map(({ number, day, amount, payeeAccount }) => ({ number, day, amount, payee: payeeAccount })),
      );
      const { rows } = await sql<Omit<Debit, 'purpose'>>`select wanted.number, wanted.day::text, wanted.amount,
          wanted.payee as "payeeAccount"
        from jsonb_to_recordset(${wanted}::jsonb) as wanted (number text, day date, amount bigint, payee text)
        where exists (select from bank_debit debit where debit.number = wanted.number and debit.day = wanted.day
            and debit.amount_kopecks = wanted.amount and debit.payee_account = wanted.payee)
          or exists (select from refund where way = 'bank' and state = 'succeeded' and paper_number = wanted.number
            and paper_day = wanted.day and amount_kopecks = wanted.amount and payee->>'account' = wanted.payee)`.execute(
        handle,
      );
      return rows;
    },

    /** Saves an outgoing payment of a bank statement as the payment of this refund. */
    addDebit: async (refundId: number, debit: Debit, at: Date): Promise<void> => {
      const { number, day, amount, payeeAccount, purpose } = debit;
      await handle
        .insertInto('bank_debit')
        .values({
          number,
          day,
          amount_kopecks: amount,
          payee_account: payeeAccount,
          purpose,
          refund_id: refundId,
          imported_at: at,
        })
        .execute();
    },

    /** Returns a page of ids of refunds by bank, the newest first. `isOpen` true = only unpaid ones. */
    list: async (search: { isOpen: boolean; after: number | undefined; limit: number }): Promise<number[]> => {
      const found = await handle
        .selectFrom('refund')
        .select('id')
        .where('way', '=', 'bank')
        .$if(search.isOpen, (query) => query.where('state', '=', 'pending'))
        .$if(search.after !== undefined, (query) => query.where('id', '<', search.after ?? 0))
        .orderBy('id', 'desc')
        .limit(search.limit)
        .execute();
      return found.map(({ id }) => id);
    },

    /** Returns the number and sum of unpaid refunds by bank transfer. */
    countToPay: async (): Promise<{ readonly count: number; readonly sum: Kopecks }> => {
      const { rows } = await sql<{ count: number; sum: Kopecks }>`select count(*)::integer as count,
          coalesce(sum(amount_kopecks), 0)::bigint as sum
        from refund where way = 'bank' and state = 'pending'`.execute(handle);
      return rows[0] ?? { count: 0, sum: 0 as Kopecks };
    },
  };
}
