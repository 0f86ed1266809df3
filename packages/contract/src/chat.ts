import { chatKinds, chatLimits, chatStates } from '@farad/domain/chat';
import { z } from 'zod';

import { NextPage } from './back-office-customers.ts';
import { RowId } from './staff.ts';
import { LineText, LocaleName, PlainText } from './wire.ts';

const Text = PlainText.min(1).max(chatLimits.textMax);

/** Names one sending, made up by who sends: however often it comes, it is one message. */
const SendingKey = z.string().regex(/^[A-Za-z0-9_-]{16,40}$/);

/** Counts the messages of a conversation from 1. */
const Seq = z.int().min(0).max(2_000_000_000);

/** A message as the customer reads it. */
export const ChatMessage = z.object({
  seq: Seq,
  kind: z.enum(chatKinds),
  /** Empty where `kind` says what happened. */
  text: z.string(),
  /** First name of who answers for the shop; empty: the customer. */
  by: z.string(),
  at: z.string(),
});

export type ChatMessage = z.infer<typeof ChatMessage>;

/** What changes in a conversation besides its messages. */
export const ChatStatus = z.object({
  state: z.enum(chatStates),
  /** First name of who answers; empty: nobody yet. */
  by: z.string(),
  /** Whether somebody of the shop is there to answer. */
  isShopThere: z.boolean(),
  /** Answers that were not read, 100 at most. */
  unread: z.number(),
  /** Where answers are told when nobody reads here; empty: nowhere. */
  email: z.string(),
});

export type ChatStatus = z.infer<typeof ChatStatus>;

/** A conversation as its customer has it; before the first message it is empty. */
export const Chat = z.object({
  isBegun: z.boolean(),
  status: ChatStatus,
  /** When the shop answers, in its own words. */
  hours: z.string(),
  /** Whether the visitor is signed in: his mailbox is known. */
  isSignedIn: z.boolean(),
  /** The oldest first. */
  messages: z.array(ChatMessage),
  /** Whether there are messages before these. */
  hasEarlier: z.boolean(),
});

export type Chat = z.infer<typeof Chat>;

export const SendChatBody = z.object({
  text: Text,
  key: SendingKey,
  /** Path of the page it is written from; one that is no path of the shop is left out. */
  page: z
    .string()
    .max(4 * chatLimits.pageMax)
    .default(''),
});

export const ReadChatBody = z.object({ seq: Seq });

export const ChatEmailBody = z.object({ email: LineText.max(254) });

const Person = z.object({ id: RowId, name: z.string() });

/** A conversation as staff see it in the list. */
export const StaffChatRow = z.object({
  id: RowId,
  state: z.enum(chatStates),
  /** Name of the customer; empty: a guest, or a customer who has told none. */
  name: z.string(),
  /** null: a guest. */
  customerId: RowId.nullable(),
  /** Who answers. */
  staff: Person.nullable(),
  /** The customer waits for a word of the shop. */
  isUnanswered: z.boolean(),
  /** The beginning of the last that was said, and whether the shop said it. */
  last: z.string(),
  isLastOurs: z.boolean(),
  changedAt: z.string(),
});

export type StaffChatRow = z.infer<typeof StaffChatRow>;

export const StaffChatList = z.object({ chats: z.array(StaffChatRow), next: NextPage });

export type StaffChatList = z.infer<typeof StaffChatList>;

export const StaffChatMessage = ChatMessage.extend({
  /** Path of the page it was written from; empty: not told. */
  page: z.string(),
  /** What the page is about, where the back office has it. */
  about: z
    .union([
      z.object({ kind: z.literal('product'), id: RowId, mpn: z.string() }),
      z.object({ kind: z.literal('order'), number: z.string() }),
    ])
    .nullable(),
});

export type StaffChatMessage = z.infer<typeof StaffChatMessage>;

export const StaffChatMessages = z.object({
  /** The oldest first. */
  messages: z.array(StaffChatMessage),
  hasEarlier: z.boolean(),
});

export type StaffChatMessages = z.infer<typeof StaffChatMessages>;

export const StaffChat = StaffChatRow.extend({
  phone: z.string(),
  /** Where the customer is told of answers that he does not read here; empty: nowhere. */
  email: z.string(),
  locale: LocaleName,
  /** Whether his page is open. */
  isThere: z.boolean(),
  /** The customer has read up to this message. */
  readSeq: Seq,
  createdAt: z.string(),
  /** Other conversations of the same person, the last one first. */
  former: z.array(StaffChatRow),
});

export type StaffChat = z.infer<typeof StaffChat>;

export const TakeChatBody = z.object({
  /** Who answers as the caller sees it; null: nobody. */
  from: RowId.nullable(),
});

export const AnswerChatBody = z.object({ text: Text, key: SendingKey });

export const HandOverChatBody = z.object({
  /** Who answers from now on; null: whoever takes it. */
  to: RowId.nullable(),
});

export const ChatColleagues = z.array(Person.extend({ isThere: z.boolean() }));

export const ChatsUnanswered = z.object({ waiting: z.number(), mine: z.number() });
