import type { ProductId } from '@farad/domain/product';
import type { Locale } from '@farad/domain/shared';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';

export interface QuestionRow {
  readonly id: number;
  readonly authorName: string;
  readonly text: string;
  readonly createdAt: Date;
}

export interface AnswerRow extends QuestionRow {
  readonly questionId: number;
  readonly isShop: boolean;
}

export interface NewQuestion {
  readonly productId: ProductId;
  readonly accountId: number;
  readonly authorName: string;
  readonly text: string;
}

export interface NewAnswer {
  readonly questionId: number;
  /** null = a staff member wrote the answer. */
  readonly accountId: number | null;
  readonly staffId: number | null;
  /** Name that signs the answer; '' = the shop signs it. */
  readonly authorName: string;
  readonly text: string;
  readonly isShop: boolean;
}

/** A question without an approved answer of the shop. */
export interface UnansweredQuestion extends QuestionRow {
  readonly seo: string;
  readonly mpn: string;
}

/** Data of the message that tells a customer of an answer to their question. */
export interface AnswerNews {
  /** Account of the customer who asked. */
  readonly accountId: number;
  readonly email: string | null;
  readonly locale: Locale;
  readonly seo: string;
  readonly mpn: string;
  readonly question: string;
  readonly answer: string;
}

/** Maximum number of answers shown below one question. */
const answersMax = 10;

const words = ['author_name as authorName', 'text', 'created_at as createdAt'] as const;

const unmoderated = { moderated_by: null, moderated_at: null } as const;

function shownQuestions(handle: Handle) {
  return {
    /** Returns approved questions, newest first. */
    shown: (productId: ProductId, limit: number, skip: number): Promise<QuestionRow[]> =>
      handle
        .selectFrom('question')
        .select(['id', ...words])
        .where('product_id', '=', productId)
        .where('state', '=', 'approved')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(skip)
        .execute(),

    /**
     * Returns approved answers to these questions, at most `answersMax` each. Answers of the shop come first, then the
     * oldest.
     */
    answers: async (questionIds: readonly number[]): Promise<AnswerRow[]> => {
      if (questionIds.length === 0) return [];
      return handle
        .with('ranked', (db) =>
          db
            .selectFrom('answer')
            .select(['id', 'question_id', 'is_shop', 'author_name', 'text', 'created_at'])
            .select(({ fn }) =>
              fn
                .agg<number>('row_number')
                .over((over) => over.partitionBy('question_id').orderBy('is_shop', 'desc').orderBy('id'))
                .as('place'),
            )
            .where('question_id', 'in', questionIds)
            .where('state', '=', 'approved'),
        )
        .selectFrom('ranked')
        .select(['id', 'question_id as questionId', 'is_shop as isShop', ...words])
        .where('place', '<=', answersMax)
        .orderBy('question_id')
        .orderBy('place')
        .execute();
    },
  };
}

/** Queries of questions about products and of answers (product C11). */
export function questionQueries<H extends Handle>(handle: H) {
  return {
    ...shownQuestions(handle),

    add: async (question: NewQuestion): Promise<void> => {
      await handle
        .insertInto('question')
        .values({
          product_id: question.productId,
          account_id: question.accountId,
          author_name: question.authorName,
          text: question.text,
          ...unmoderated,
        })
        .execute();
    },

    /**
     * Returns and locks a question that may be answered. Its product must be shown. The question must be approved, but
     * the shop may also answer a question that waits for moderation.
     */
    lockAnswerable: inTx(handle, (id: number, isShop: boolean) =>
      handle
        .selectFrom('question')
        .innerJoin('product', 'product.id', 'question.product_id')
        .select(['question.id', 'question.state'])
        .where('question.id', '=', id)
        .where('question.state', 'in', isShop ? ['approved', 'pending'] : ['approved'])
        .where('product.state', 'in', ['published', 'known'])
        .forUpdate('question')
        .executeTakeFirst(),
    ),

    addAnswer: async (answer: NewAnswer): Promise<number> => {
      const { id } = await handle
        .insertInto('answer')
        .values({
          question_id: answer.questionId,
          account_id: answer.accountId,
          staff_id: answer.staffId,
          author_name: answer.authorName,
          text: answer.text,
          is_shop: answer.isShop,
          ...unmoderated,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    newsOf: (answerId: number): Promise<AnswerNews | undefined> =>
      handle
        .selectFrom('answer')
        .innerJoin('question', 'question.id', 'answer.question_id')
        .innerJoin('account', 'account.id', 'question.account_id')
        .innerJoin('product', 'product.id', 'question.product_id')
        .select(['account.id as accountId', 'account.email', 'account.locale', 'product.seo', 'product.mpn'])
        .select(['question.text as question', 'answer.text as answer'])
        .where('answer.id', '=', answerId)
        .whereRef('answer.account_id', 'is distinct from', 'question.account_id')
        .executeTakeFirst(),

    /** Returns approved questions without an answer of the shop, the oldest first. */
    unanswered: async (limit: number): Promise<UnansweredQuestion[]> => {
      const { rows } = await sql<UnansweredQuestion>`
        select question.id, product.seo, product.mpn, author_name as "authorName", text, question.created_at as "createdAt"
        from question join product on product.id = question.product_id
        where question.state = 'approved' and product.state in ('published', 'known') and not exists (
          select from answer where answer.question_id = question.id and answer.is_shop and answer.state = 'approved')
        order by question.id limit ${limit}`.execute(handle);
      return rows;
    },
  };
}
