import type { ChatKind, ChatState } from '@farad/domain/chat';
import type { Locale } from '@farad/domain/shared';
import type { Generated, GeneratedAlways } from 'kysely';

interface ChatTable {
  id: GeneratedAlways<number>;
  account_id: number | null;
  guest_sha256: Buffer | null;
  is_current: Generated<boolean>;
  state: Generated<ChatState>;
  staff_id: Generated<number | null>;
  email: Generated<string>;
  locale: Locale;
  last_seq: Generated<number>;
  customer_seq: Generated<number>;
  staff_seq: Generated<number>;
  read_seq: Generated<number>;
  told_seq: Generated<number>;
  seen_at: Date;
  caller_hash: Buffer;
  created_at: Date;
  changed_at: Date;
  closed_at: Generated<Date | null>;
}

interface ChatMessageTable {
  chat_id: number;
  seq: number;
  kind: ChatKind;
  staff_id: number | null;
  text: string;
  page: string;
  key: string | null;
  at: Date;
}

interface ChatPresenceTable {
  staff_id: number;
  seen_at: Date;
}

/** Tables of the support chat, for schema-feedback.ts. */
export interface ChatTables {
  chat: ChatTable;
  chat_message: ChatMessageTable;
  chat_presence: ChatPresenceTable;
}
