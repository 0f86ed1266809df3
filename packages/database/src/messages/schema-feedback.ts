import type { FeedbackState, FeedbackSubject } from '@farad/domain/feedback';
import type { ModerationState } from '@farad/domain/review';
import type { Locale } from '@farad/domain/shared';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

import type { ChatTables } from './schema-chat.ts';

interface FeedbackTable {
  id: GeneratedAlways<number>;
  number: string;
  account_id: number | null;
  subject: FeedbackSubject;
  text: string;
  name: string;
  email: string | null;
  phone: string | null;
  order_number: string;
  locale: Locale;
  state: Generated<FeedbackState>;
  caller_hash: Buffer;
  created_at: Date;
  changed_at: Date;
}

interface FeedbackEntryTable {
  id: GeneratedAlways<number>;
  feedback_id: number;
  kind: 'answer' | 'note';
  staff_id: number;
  text: string;
  at: Date;
}

interface ShopReviewTable {
  id: GeneratedAlways<number>;
  account_id: number;
  author_name: string;
  rating: number;
  text: string;
  answer: Generated<string>;
  answered_by: ColumnType<number | null, number | null | undefined>;
  answered_at: ColumnType<Date | null, Date | null | undefined>;
  state: Generated<ModerationState>;
  reject_reason: Generated<string>;
  moderated_by: ColumnType<number | null, number | null | undefined>;
  moderated_at: ColumnType<Date | null, Date | null | undefined>;
  created_at: Generated<Date>;
}

/** Tables of letters to the shop, of the chat and of reviews of the shop, for the schema in schema.ts. */
export interface FeedbackTables extends ChatTables {
  feedback: FeedbackTable;
  feedback_entry: FeedbackEntryTable;
  shop_review: ShopReviewTable;
}
