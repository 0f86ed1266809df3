import type { BankEntry, MatchOutcome, PayableInvoice } from '@farad/domain/bank-statement';
import type { Day } from '@farad/domain/delivery';
import type { Kopecks } from '@farad/domain/money';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import { isOneOf, leftStatuses } from '../statuses/order-status-sql.ts';
import type { BankEntryOutcome } from './schema-documents.ts';

export type { BankEntryOutcome } from './schema-documents.ts';

export interface BankEntryRow {
  readonly id: number;
  readonly number: string;
  readonly day: string;
  readonly amount: Kopecks;
  readonly payerAccount: string;
  readonly payerInn: string;
  readonly payerName: string;
  readonly purpose: string;
  readonly importedAt: Date;
  readonly outcome: BankEntryOutcome;
  readonly orderNumber: string | null;
  /** Numbers of the orders that the entry may be a payment for. */
  readonly candidates: readonly string[];
  readonly note: string;
  readonly decidedBy: string | null;
}

export type NewBankEntry = Omit<BankEntry, 'payeeAccount'> & {
  readonly outcome: MatchOutcome;
  readonly orderId: number | null;
  readonly candidates: readonly number[];
  readonly now: Date;
};

export interface BankMoney {
  readonly orderId: number;
  readonly amount: Kopecks;
  readonly day: string;
  readonly entryId: number | null;
  readonly staffId: number | null;
  readonly note: string;
  readonly now: Date;
}

export interface BankMoneyRow {
  readonly amount: Kopecks;
  readonly day: string;
  readonly payerName: string | null;
  readonly staffName: string | null;
  readonly note: string;
  readonly at: Date;
}

export interface EntryDecision {
  /** `unknown` = an earlier decision was wrong, so the entry waits for a decision again. */
  readonly outcome: 'by_hand' | 'set_aside' | 'unknown';
  readonly orderId: number | null;
  readonly note: string;
  /** The staff member who decided; null = nobody, e.g. because the entry waits again. */
  readonly staffId: number | null;
  readonly now: Date;
}

export interface BankSearch {
  /** True = only entries that wait for a decision. */
  readonly isOpen: boolean;
  readonly text: string;
  readonly after: number | undefined;
  readonly limit: number;
}

interface KeyOfEntry extends Pick<BankEntry, 'number' | 'day' | 'amount' | 'payerAccount'> {}

const paidOf = sql<Kopecks>`coalesce((select sum(amount_kopecks) from bank_money where order_id = orders.id), 0)::bigint`;

/** Queries of bank transfers from companies (product Y2). An entry is a payment in a bank statement. */
export function bankQueries<H extends Handle>(handle: H) {
  return {
    /**
     * Takes the lock for importing bank statements until the transaction ends, so that one statement is imported at a
     * time.
     */
    holdStatements: inTx(handle, async (): Promise<void> => {
      await sql`select pg_advisory_xact_lock(hashtext('bank_statement'))`.execute(handle);
    }),

    /**
     * Returns invoices that entries may pay. They have one of these invoice numbers or order numbers, or they are
     * unpaid and addressed to a company with one of these INNs.
     */
    payable: async (
      inns: readonly string[],
      sequences: readonly number[],
      orderNumbers: readonly string[],
    ): Promise<PayableInvoice[]> => {
      const rows = await handle
        .selectFrom('invoice')
        .innerJoin('orders', 'orders.id', 'invoice.order_id')
        .select([
          'orders.id as orderId',
          'orders.number as orderNumber',
          'sequence',
          'orders.status',
          'paid_at as paidAt',
        ])
        .select(sql<Day>`((issued_at at time zone 'Europe/Moscow')::date)::text`.as('issuedOn'))
        .select(sql<string>`buyer ->> 'inn'`.as('buyerInn'))
        .select(['orders.total_kopecks as total', paidOf.as('paid')])
        .where(
          sql<boolean>`invoice.id in (
            select id from invoice where sequence = any(${[...sequences]}::integer[])
            union select id from invoice where order_id in (
              select id from orders where number = any(${[...orderNumbers]}::text[]))
            union select invoice.id from invoice join orders open on open.id = invoice.order_id
              where buyer ->> 'inn' = any(${[...inns]}::text[]) and open.paid_at is null and open.status <> 'cancelled')`,
        )
        .orderBy('invoice.id')
        .execute();
      return rows.map(({ total, paid, paidAt, status, ...invoice }) => ({
        ...invoice,
        due: (paidAt === null ? Math.max(0, total - paid) : 0) as Kopecks,
        isOver: status === 'cancelled',
      }));
    },

    /** Returns those of the entries that are already saved. */
    known: async (entries: readonly KeyOfEntry[]): Promise<KeyOfEntry[]> => {
      const wanted = JSON.stringify(
        entries.map(({ number, day, amount, payerAccount }) => ({ number, day, amount, payer: payerAccount })),
      );
      const { rows } = await sql<KeyOfEntry>`select entry.number, entry.day::text, entry.amount_kopecks as amount,
          entry.payer_account as "payerAccount"
        from jsonb_to_recordset(${wanted}::jsonb) as wanted (number text, day date, amount bigint, payer text)
        join bank_entry entry on entry.number = wanted.number and entry.day = wanted.day
          and entry.amount_kopecks = wanted.amount and entry.payer_account = wanted.payer`.execute(handle);
      return rows;
    },

    /** Saves an entry and returns its id. Undefined if it is already saved. */
    insert: async (entry: NewBankEntry): Promise<number | undefined> => {
      const row = await handle
        .insertInto('bank_entry')
        .values({
          number: entry.number,
          day: entry.day,
          amount_kopecks: entry.amount,
          purpose: entry.purpose,
          payer_account: entry.payerAccount,
          payer_inn: entry.payerInn,
          payer_name: entry.payerName,
          imported_at: entry.now,
          outcome: entry.outcome,
          order_id: entry.orderId,
          candidates: [...entry.candidates],
        })
        .onConflict((conflict) => conflict.columns(['number', 'day', 'amount_kopecks', 'payer_account']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return row?.id;
    },

    search: ({ isOpen, text, after, limit }: BankSearch): Promise<BankEntryRow[]> =>
      handle
        .selectFrom('bank_entry')
        .leftJoin('orders', 'orders.id', 'bank_entry.order_id')
        .leftJoin('staff', 'staff.id', 'bank_entry.staff_id')
        .select(['bank_entry.id', 'bank_entry.number', sql<string>`day::text`.as('day'), 'amount_kopecks as amount'])
        .select(['payer_account as payerAccount', 'payer_inn as payerInn', 'payer_name as payerName', 'purpose'])
        .select(['imported_at as importedAt', 'outcome', 'orders.number as orderNumber', 'note'])
        .select('staff.name as decidedBy')
        .select(
          sql<string[]>`array(select number from orders where id = any(bank_entry.candidates) order by id)`.as(
            'candidates',
          ),
        )
        .$if(isOpen, (query) => query.where('outcome', 'in', ['ambiguous', 'unknown']))
        .$if(text !== '', (query) =>
          query.where(
            sql<boolean>`(payer_inn = ${text} or bank_entry.number = ${text} or orders.number = ${text}
              or position(lower(${text}) in lower(payer_name || ' ' || purpose)) > 0)`,
          ),
        )
        .where('bank_entry.id', '<', after ?? Number.MAX_SAFE_INTEGER)
        .orderBy('bank_entry.id', 'desc')
        .limit(limit)
        .execute(),

    /** Returns an entry and locks it until the transaction ends. */
    lock: inTx(handle, (id: number) =>
      handle
        .selectFrom('bank_entry')
        .select(['id', 'outcome', 'amount_kopecks as amount', 'order_id as orderId', sql<string>`day::text`.as('day')])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
    ),

    decide: async (id: number, { outcome, orderId, note, staffId, now }: EntryDecision): Promise<void> => {
      await handle
        .updateTable('bank_entry')
        .set({ outcome, order_id: orderId, note, staff_id: staffId, decided_at: staffId === null ? null : now })
        .where('id', '=', id)
        .execute();
    },

    addMoney: async ({ orderId, amount, day, entryId, staffId, note, now }: BankMoney): Promise<void> => {
      await handle
        .insertInto('bank_money')
        .values({ order_id: orderId, amount_kopecks: amount, day, entry_id: entryId, staff_id: staffId, note, at: now })
        .execute();
    },

    /**
     * Adds a line that reverses the money that an entry brought to an order. Returns false if there is no such money,
     * or it is reversed already.
     */
    takeBack: async (entryId: number, by: { staffId: number; note: string; now: Date }): Promise<boolean> => {
      const { rows } = await sql`insert into bank_money
          (order_id, amount_kopecks, day, entry_id, staff_id, note, at, takes_back)
        select order_id, -amount_kopecks, day, entry_id, ${by.staffId}, ${by.note}, ${by.now}, id from bank_money wrong
        where entry_id = ${entryId} and takes_back is null
          and not exists (select from bank_money where takes_back = wrong.id)
        returning id`.execute(handle);
      return rows.length > 0;
    },

    /**
     * Returns why the money of an order must not be reversed: goods were sent, or money was refunded. Null = it may be.
     */
    boundBy: async (orderId: number): Promise<'sent' | 'refunded' | null> => {
      const { rows } = await sql<{ sent: boolean; refunded: boolean }>`select
        ${isOneOf(sql`status`, leftStatuses)}
          or exists (select from parcel where order_id = orders.id and shipped_at is not null) as sent,
        exists (select from refund where order_id = orders.id and state not in ('cancelled', 'withdrawn')) as refunded
        from orders where id = ${orderId}`.execute(handle);
      const [row] = rows;
      return row?.sent === true ? 'sent' : row?.refunded === true ? 'refunded' : null;
    },

    /** True if the order was paid by card or in cash. */
    isPaidOtherwise: async (orderId: number): Promise<boolean> => {
      const { rows } = await sql<{ paid: boolean }>`select
        exists (select from payment where order_id = ${orderId} and settlement = 'order_paid'
          and state in ('succeeded', 'waiting_for_capture'))
        or exists (select from receipt where order_id = ${orderId} and kind = 'till') as paid`.execute(handle);
      return rows[0]?.paid === true;
    },

    /** Returns the money received by bank transfer for an order, less reversed money. */
    paid: async (orderId: number): Promise<Kopecks> => {
      const { rows } = await sql<{ paid: Kopecks }>`select coalesce(sum(amount_kopecks), 0)::bigint as paid
        from bank_money where order_id = ${orderId}`.execute(handle);
      return rows[0]?.paid ?? (0 as Kopecks);
    },

    /** Returns how much of an order's overpayment was refunded. Refunds under way count too. */
    givenBackBeyond: async (orderId: number): Promise<Kopecks> => {
      const { rows } = await sql<{ given: Kopecks }>`select coalesce(sum(amount_kopecks), 0)::bigint as given
        from refund where order_id = ${orderId} and way <> 'provider' and cause = 'overpaid'
          and state <> 'withdrawn'`.execute(handle);
      return rows[0]?.given ?? (0 as Kopecks);
    },

    moneyOf: (orderId: number): Promise<BankMoneyRow[]> =>
      handle
        .selectFrom('bank_money')
        .leftJoin('bank_entry', 'bank_entry.id', 'bank_money.entry_id')
        .leftJoin('staff', 'staff.id', 'bank_money.staff_id')
        .select(['bank_money.amount_kopecks as amount', sql<string>`bank_money.day::text`.as('day')])
        .select(['bank_entry.payer_name as payerName', 'staff.name as staffName', 'bank_money.note', 'at'])
        .where('bank_money.order_id', '=', orderId)
        .orderBy('bank_money.id')
        .execute(),
  };
}
