import type { WritingKind } from '@farad/domain/review';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';

export interface WaitingWriting {
  readonly kind: WritingKind;
  readonly id: number;
  /** Address and number of the product that the text is about. Both null = the text is about the shop itself. */
  readonly seo: string | null;
  readonly mpn: string | null;
  readonly authorName: string;
  /** Number of stars; null for questions and answers. */
  readonly rating: number | null;
  readonly text: string;
  readonly pros: string;
  readonly cons: string;
  /** Text of the question that an answer belongs to. '' for other kinds. */
  readonly question: string;
  readonly createdAt: Date;
}

export interface WritingAuthor {
  readonly accountId: number;
  /** Address and number of the product that the text is about. Both '' = the text is about the shop itself. */
  readonly seo: string;
  readonly mpn: string;
}

export interface Decision {
  /** Account of the moderator; null = a staff member, who is named in the audit log. */
  readonly by: number | null;
  readonly at: Date;
  /** null = the text is approved. */
  readonly rejectReason: string | null;
}

/** Queries of customers' texts for moderation. */
export function moderationQueries(handle: Handle) {
  return {
    /** Returns texts that wait for moderation, the oldest first. */
    waiting: async (limit: number): Promise<WaitingWriting[]> => {
      const { rows } = await sql<WaitingWriting>`
        (select 'review' as kind, review.id, seo, mpn, author_name as "authorName", rating::integer, text, pros, cons,
            '' as question, created_at as "createdAt"
          from review join product on product.id = product_id where review.state = 'pending'
          order by review.id limit ${limit})
        union all
        (select 'question', question.id, seo, mpn, author_name, null, text, '', '', '', created_at
          from question join product on product.id = product_id where question.state = 'pending'
          order by question.id limit ${limit})
        union all
        (select 'answer', answer.id, seo, mpn, answer.author_name, null, answer.text, '', '', question.text,
            answer.created_at
          from answer join question on question.id = question_id join product on product.id = product_id
          where answer.state = 'pending' order by answer.id limit ${limit})
        union all
        (select 'shop_review', id, null, null, author_name, rating::integer, text, '', '', '', created_at
          from shop_review where state = 'pending' order by id limit ${limit})
        order by "createdAt" limit ${limit}`.execute(handle);
      return rows;
    },

    /** Approves or rejects a waiting text. Returns false if no text with this id waits. */
    decide: async (kind: WritingKind, id: number, { by, at, rejectReason }: Decision): Promise<boolean> => {
      const decided = await handle
        .updateTable(kind)
        .set({
          state: rejectReason === null ? 'approved' : 'rejected',
          reject_reason: rejectReason ?? '',
          moderated_by: by,
          moderated_at: at,
        })
        .where('id', '=', id)
        .where('state', '=', 'pending')
        .returning('id')
        .executeTakeFirst();
      return decided !== undefined;
    },

    /** Returns the author and the product of a text. Undefined if staff wrote it. */
    authorOf: async (kind: WritingKind, id: number): Promise<WritingAuthor | undefined> => {
      const product = {
        review: sql`(select product_id from review where id = ${id})`,
        question: sql`(select product_id from question where id = ${id})`,
        answer: sql`(select product_id from question where id = (select question_id from answer where id = ${id}))`,
        shop_review: sql`null`,
      }[kind];
      const { rows } = await sql<WritingAuthor>`select account_id as "accountId", coalesce(seo, '') as seo,
          coalesce(mpn, '') as mpn
        from ${sql.table(kind)} written left join product on product.id = ${product}
        where written.id = ${id} and account_id is not null`.execute(handle);
      return rows[0];
    },

    /** Returns how many reviews, questions and answers the account has written since `since`. */
    writtenSince: async (accountId: number, since: Date): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select (select count(*) from review where account_id = ${accountId} and created_at > ${since})
          + (select count(*) from question where account_id = ${accountId} and created_at > ${since})
          + (select count(*) from answer where account_id = ${accountId} and created_at > ${since})
          + (select count(*) from shop_review where account_id = ${accountId} and created_at > ${since}) as count`.execute(
        handle,
      );
      return rows[0]?.count ?? 0;
    },
  };
}
