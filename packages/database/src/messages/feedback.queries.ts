import type { FeedbackState, FeedbackSubject } from '@farad/domain/feedback';
import type { Locale } from '@farad/domain/shared';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import { allBegin } from '../catalogue/search-words.ts';
import { contactWords } from '../requests/staff-request.queries.ts';

/** A letter to the shop, as the sender wrote it. */
export interface SentFeedback {
  readonly accountId: number | null;
  readonly subject: FeedbackSubject;
  readonly text: string;
  readonly name: string;
  /** At least one of `email` and `phone` is set. */
  readonly email: string | null;
  readonly phone: string | null;
  /** Number of the order as the sender typed it; '' = not set. */
  readonly orderNumber: string;
  readonly locale: Locale;
}

export interface FeedbackRow extends SentFeedback {
  readonly id: number;
  readonly number: string;
  readonly state: FeedbackState;
  readonly createdAt: Date;
}

export interface FeedbackEntry {
  readonly id: number;
  readonly kind: 'answer' | 'note';
  readonly text: string;
  readonly by: string;
  readonly at: Date;
}

export interface FeedbackSearch {
  readonly text: string;
  readonly state: FeedbackState | null;
  readonly subject: FeedbackSubject | null;
  /** Id of the last letter on the previous page; null = first page. */
  readonly after: number | null;
  readonly limit: number;
}

const columns = [
  ...(['id', 'number', 'subject', 'text', 'name', 'email', 'phone', 'locale', 'state'] as const),
  'account_id as accountId',
  'order_number as orderNumber',
  'created_at as createdAt',
] as const;

/** Queries of letters to the shop (product S3). */
export function feedbackQueries<H extends Handle>(handle: H) {
  return {
    /**
     * Returns the letter's number if the caller has sent the same letter since `since`, so that a form sent twice makes
     * one letter.
     */
    same: async (
      callerHash: Buffer,
      { subject, text, email, phone, orderNumber }: SentFeedback,
      since: Date,
    ): Promise<string | undefined> => {
      const row = await handle
        .selectFrom('feedback')
        .select('number')
        .where('caller_hash', '=', callerHash)
        .where('created_at', '>', since)
        .where('subject', '=', subject)
        .where('text', '=', text)
        .where('order_number', '=', orderNumber)
        .where('email', 'is not distinct from', email)
        .where('phone', 'is not distinct from', phone)
        .executeTakeFirst();
      return row?.number;
    },

    nextSequence: async (): Promise<number> => {
      const { rows } = await sql<{ next: number }>`select nextval('feedback_number') as next`.execute(handle);
      return Number(rows[0]?.next);
    },

    add: async (number: string, callerHash: Buffer, letter: SentFeedback, now: Date): Promise<void> => {
      const { accountId, orderNumber, ...content } = letter;
      await handle
        .insertInto('feedback')
        .values({
          ...content,
          number,
          account_id: accountId,
          order_number: orderNumber,
          caller_hash: callerHash,
          created_at: now,
          changed_at: now,
        })
        .execute();
    },

    /** Returns a page of letters, the newest first. */
    find: ({ text, state, subject, after, limit }: FeedbackSearch): Promise<FeedbackRow[]> => {
      const words = contactWords(text);
      return handle
        .selectFrom('feedback')
        .select(columns)
        .$if(words.length > 0, (query) =>
          query.where(sql<boolean>`request_words(number, name, email, phone) @@ ${allBegin(words)}`),
        )
        .$if(state !== null, (query) => query.where('state', '=', state))
        .$if(subject !== null, (query) => query.where('subject', '=', subject))
        .$if(after !== null, (query) => query.where('id', '<', after))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
    },

    byNumber: (number: string): Promise<FeedbackRow | undefined> =>
      handle.selectFrom('feedback').select(columns).where('number', '=', number).executeTakeFirst(),

    /** Returns a letter and locks it until the transaction ends. */
    lock: inTx(handle, (number: string): Promise<FeedbackRow | undefined> =>
      handle.selectFrom('feedback').select(columns).where('number', '=', number).forUpdate().executeTakeFirst(),
    ),

    /** Returns answers and notes to a letter, oldest first. */
    entries: (feedbackId: number): Promise<FeedbackEntry[]> =>
      handle
        .selectFrom('feedback_entry')
        .innerJoin('staff', 'staff.id', 'staff_id')
        .select(['feedback_entry.id', 'kind', 'text', 'staff.name as by', 'at'])
        .where('feedback_id', '=', feedbackId)
        .orderBy('feedback_entry.id')
        .execute(),

    addEntry: async (
      feedbackId: number,
      entry: { readonly kind: FeedbackEntry['kind']; readonly staffId: number; readonly text: string },
      now: Date,
    ): Promise<number> => {
      const { kind, staffId, text } = entry;
      const row = await handle
        .insertInto('feedback_entry')
        .values({ feedback_id: feedbackId, kind, staff_id: staffId, text, at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },

    /** Deletes a note of staff. Returns false if the letter has no such note. Answers cannot be deleted. */
    removeNote: async (feedbackId: number, noteId: number): Promise<boolean> => {
      const row = await handle
        .deleteFrom('feedback_entry')
        .where('id', '=', noteId)
        .where('feedback_id', '=', feedbackId)
        .where('kind', '=', 'note')
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    setState: async (feedbackId: number, state: FeedbackState, now: Date): Promise<void> => {
      await handle.updateTable('feedback').set({ state, changed_at: now }).where('id', '=', feedbackId).execute();
    },

    /** Deletes letters that were written before `at` and are no longer new, because they contain personal data. */
    deleteBefore: async (at: Date): Promise<void> => {
      await handle.deleteFrom('feedback').where('created_at', '<', at).where('state', '<>', 'new').execute();
    },
  };
}
