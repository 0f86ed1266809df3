import type { Kopecks, Quantity, UnitPrice } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import type { QuoteLine, RequestLine, RequestSource, RequestState } from '@farad/domain/quote';
import type { Locale } from '@farad/domain/shared';
import { sql, type RawBuilder } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';

/** Who sent a request: an account, or a person with an email address or a phone number. */
export interface RequestContact {
  readonly accountId: number | null;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly locale: Locale;
}

export interface NewRequest extends RequestContact {
  readonly number: string;
  readonly source: RequestSource;
  readonly comment: string;
  /** Day by which the customer wants the parts, as `2026-11-24`; null = any time. */
  readonly wishedOn: string | null;
  /** Keyed hash of the sender's IP address; null = the sender has an account. */
  readonly callerHash: Buffer | null;
  readonly lines: readonly RequestLine[];
  readonly now: Date;
}

export interface RequestRow extends RequestContact {
  readonly id: number;
  readonly number: string;
  readonly source: RequestSource;
  readonly comment: string;
  readonly wishedOn: string | null;
  readonly state: RequestState;
  /** Number of the latest quote; 0 = no quote yet. */
  readonly revision: number;
  /** When the latest quote expires; null = no quote yet. */
  readonly validUntil: Date | null;
  readonly staffId: number | null;
  /** Why the request was declined or closed; '' = no reason. */
  readonly reason: string;
  readonly orderId: number | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

export interface RequestLineRow extends RequestLine {
  /** Number of the line within the request, from 1. */
  readonly position: number;
  /** Address of the product's page; null = no product, or it is no longer shown. */
  readonly seo: string | null;
}

export interface QuoteRow {
  readonly revision: number;
  readonly staffId: number;
  readonly comment: string;
  readonly total: Kopecks;
  readonly validUntil: Date;
  readonly createdAt: Date;
}

/** An account with its verified addresses. */
export interface RequestOwner {
  readonly accountId: number;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Fields that change when a request gets another state. Absent fields stay. */
export interface RequestChange {
  readonly state: RequestState;
  readonly reason?: string;
  readonly orderId?: number;
  /** Account to which the request belongs from now on. */
  readonly accountId?: number;
}

export const requestColumns = [
  'request.id',
  'request.number',
  'request.account_id as accountId',
  'request.name',
  'request.email',
  'request.phone',
  'request.locale',
  'request.source',
  'request.comment',
  sql<string | null>`request.wished_on::text`.as('wishedOn'),
  'request.state',
  'request.revision',
  'request.valid_until as validUntil',
  'request.staff_id as staffId',
  'request.reason',
  'request.order_id as orderId',
  'request.created_at as createdAt',
  'request.changed_at as changedAt',
] as const;

/** Queries of requests, their lines and quotes. Every write must run in the caller's transaction. */
export function requestQueries<H extends Handle>(handle: H) {
  const rows = () => handle.selectFrom('request').select(requestColumns);
  const due = (now: Date) => rows().where('state', '=', 'quoted').where('valid_until', '<=', now);

  async function insertLines(requestId: number, lines: readonly RequestLine[]): Promise<void> {
    await handle
      .insertInto('request_line')
      .values(
        lines.map(({ productId, part, maker, quantity, wishedPrice, note }, index) => ({
          request_id: requestId,
          position: index + 1,
          product_id: productId,
          part,
          maker,
          quantity,
          note,
          wished_price: wishedPrice,
        })),
      )
      .execute();
  }

  return {
    async nextSequence(): Promise<number> {
      const { rows: found } = await sql<{ next: number }>`select nextval('request_number')::integer as next`.execute(
        handle,
      );
      const [first] = found;
      if (first === undefined) throw new Error('request number: expected one row from nextval, got none');
      return first.next;
    },

    async insert(request: NewRequest): Promise<number> {
      const { number, accountId, name, email, phone, locale, source, comment, wishedOn, callerHash, now } = request;
      const { id } = await handle
        .insertInto('request')
        .values({
          number,
          name,
          email,
          phone,
          locale,
          source,
          comment,
          state: 'open',
          account_id: accountId,
          wished_on: wishedOn,
          caller_hash: callerHash,
          created_at: now,
          changed_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await insertLines(id, request.lines);
      return id;
    },

    byNumber: (number: string): Promise<RequestRow | undefined> =>
      rows().where('number', '=', number).executeTakeFirst(),

    /** Returns the request and locks it until the transaction ends, so that its changes run one after another. */
    lock: inTx(handle, (number: string): Promise<RequestRow | undefined> =>
      rows().where('number', '=', number).forUpdate().executeTakeFirst(),
    ),

    /**
     * Returns a page of the account's requests, the newest first. Includes requests that were sent before a sign-in,
     * with the account's email address or phone number.
     */
    ofOwner(
      { accountId, email, phone }: RequestOwner,
      after: number | undefined,
      limit: number,
    ): Promise<RequestRow[]> {
      const older = sql<boolean>`(${after ?? null}::bigint is null or id < ${after ?? null})`;
      // Each part of the union can use its own index.
      const found = (own: RawBuilder<boolean>) =>
        sql`(select id from request where ${own} and ${older} order by id desc limit ${limit})`;
      const ids = sql<number>`(${found(sql`account_id = ${accountId}`)}
        union all ${found(sql`account_id is null and email = ${email}`)}
        union all ${found(sql`account_id is null and phone = ${phone}`)})`;
      return rows().where('request.id', 'in', ids).orderBy('request.id', 'desc').limit(limit).execute();
    },

    async lines(requestId: number): Promise<RequestLineRow[]> {
      return handle
        .selectFrom('request_line')
        .leftJoin('product', (join) =>
          join.onRef('product.id', '=', 'request_line.product_id').on('product.state', 'in', ['published', 'known']),
        )
        .select(['position', 'product_id as productId', 'part', 'maker', 'quantity', 'wished_price as wishedPrice'])
        .select(['note', 'product.seo'])
        .where('request_id', '=', requestId)
        .orderBy('position')
        .execute();
    },

    /** Returns the number of lines and the first line's part for each request. */
    async summaries(
      ids: readonly number[],
    ): Promise<ReadonlyMap<number, { readonly count: number; readonly part: string }>> {
      if (ids.length === 0) return new Map();
      const found = await handle
        .selectFrom('request_line')
        .select(['request_id as id', sql<number>`count(*)::integer`.as('count')])
        .select(sql<string>`(array_agg(part order by position))[1]`.as('part'))
        .where('request_id', 'in', [...ids])
        .groupBy('request_id')
        .execute();
      return new Map(found.map(({ id, count, part }) => [id, { count, part }]));
    },

    /** Returns the total of the latest quote of each request. Requests without a quote are absent. */
    async totals(ids: readonly number[]): Promise<ReadonlyMap<number, Kopecks>> {
      if (ids.length === 0) return new Map();
      const found = await handle
        .selectFrom('quote')
        .innerJoin('request', (join) =>
          join.onRef('request.id', '=', 'quote.request_id').onRef('request.revision', '=', 'quote.revision'),
        )
        .select(['request.id', 'quote.total_kopecks as total'])
        .where('request.id', 'in', [...ids])
        .execute();
      return new Map(found.map(({ id, total }) => [id, total]));
    },

    /** Returns the quotes of a request, the latest first. */
    quotes: (requestId: number): Promise<QuoteRow[]> =>
      handle
        .selectFrom('quote')
        .select(['revision', 'staff_id as staffId', 'comment', 'total_kopecks as total'])
        .select(['valid_until as validUntil', 'created_at as createdAt'])
        .where('request_id', '=', requestId)
        .orderBy('revision', 'desc')
        .execute(),

    async quoteLines(requestId: number, revision: number): Promise<QuoteLine[]> {
      const found = await handle
        .selectFrom('quote_line')
        .select(['position', 'product_id', 'part', 'maker', 'quantity', 'unit_price', 'lead_days', 'note'])
        .where('request_id', '=', requestId)
        .where('revision', '=', revision)
        .orderBy('position')
        .execute();
      return found.map(({ position, product_id, part, maker, quantity, unit_price, lead_days, note }) => ({
        position,
        note,
        offer:
          product_id === null || quantity === null || unit_price === null
            ? null
            : {
                productId: product_id,
                part: part ?? '',
                maker: maker ?? '',
                quantity,
                unitPrice: unit_price,
                leadDays: lead_days,
              },
      }));
    },

    /** Saves a quote as the latest one of a request. The caller must have locked the request. */
    async addQuote(requestId: number, quote: QuoteRow & { readonly lines: readonly QuoteLine[] }): Promise<void> {
      const { revision, staffId, comment, total, validUntil, createdAt, lines } = quote;
      await handle
        .insertInto('quote')
        .values({
          request_id: requestId,
          revision,
          staff_id: staffId,
          comment,
          total_kopecks: total,
          valid_until: validUntil,
          created_at: createdAt,
        })
        .execute();
      await handle
        .insertInto('quote_line')
        .values(
          lines.map(({ position, offer, note }) => ({
            request_id: requestId,
            revision,
            position,
            note,
            product_id: offer?.productId ?? (null as ProductId | null),
            part: offer?.part ?? null,
            maker: offer?.maker ?? null,
            quantity: offer?.quantity ?? (null as Quantity | null),
            unit_price: offer?.unitPrice ?? (null as UnitPrice | null),
            lead_days: offer?.leadDays ?? null,
          })),
        )
        .execute();
      await handle
        .updateTable('request')
        .set({ state: 'quoted', revision, valid_until: validUntil, staff_id: staffId, told_ending: false, reason: '' })
        .set({ changed_at: createdAt })
        .where('id', '=', requestId)
        .execute();
    },

    /** Changes the state of a request. The caller must have locked the request. */
    async move(requestId: number, { state, reason = '', orderId, accountId }: RequestChange, at: Date): Promise<void> {
      await handle
        .updateTable('request')
        .set({ state, reason, changed_at: at })
        .$if(orderId !== undefined, (query) => query.set({ order_id: orderId ?? null }))
        .$if(accountId !== undefined, (query) => query.set({ account_id: accountId ?? null }))
        .where('id', '=', requestId)
        .execute();
    },

    /** Saves which staff member answers a request. The caller must have locked the request. */
    async take(requestId: number, staffId: number): Promise<void> {
      await handle.updateTable('request').set({ staff_id: staffId }).where('id', '=', requestId).execute();
    },

    /** Returns numbers of requests whose quote has expired, the longest expired first. */
    overdue: async (now: Date, limit: number): Promise<readonly string[]> => {
      const found = await due(now).orderBy('valid_until').limit(limit).execute();
      return found.map(({ number }) => number);
    },

    /**
     * Returns and locks a request whose quote has expired. Undefined if it has not, or if another transaction has
     * locked it.
     */
    lockIfOverdue: inTx(handle, (number: string, now: Date): Promise<RequestRow | undefined> =>
      due(now).where('number', '=', number).forUpdate().skipLocked().executeTakeFirst(),
    ),

    /**
     * Returns and locks requests whose quotes expire before `before`, and records that their customers are notified.
     * Each quote is returned once.
     */
    takeEnding: inTx(handle, async (now: Date, before: Date, limit: number): Promise<RequestRow[]> => {
      const found = await rows()
        .where('state', '=', 'quoted')
        .where('told_ending', '=', false)
        .where('valid_until', '>', now)
        .where('valid_until', '<=', before)
        // Quotes valid for less than 36 hours are left out, because the message with the quote already says how soon it
        // expires.
        .where(
          sql<boolean>`not exists (select from quote where quote.request_id = request.id
            and quote.revision = request.revision and quote.valid_until - quote.created_at < ${'36 hours'}::interval)`,
        )
        .orderBy('valid_until')
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute();
      if (found.length === 0) return [];
      const ids = found.map(({ id }) => id);
      await handle.updateTable('request').set({ told_ending: true }).where('id', 'in', ids).execute();
      return found;
    }),
  };
}
