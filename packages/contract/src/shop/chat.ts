import { chatKinds, chatLimits, chatStates } from '@farad/domain/chat';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { EventsAnswer, eventsType } from '../kit/file.ts';
import { LineText, PlainText } from '../kit/wire.ts';

export const Text = PlainText.min(1).max(chatLimits.textMax);

/** Names one sending, made up by who sends: however often it comes, it is one message. */
export const SendingKey = z.string().regex(/^[A-Za-z0-9_-]{16,40}$/);

/** Counts the messages of a conversation from 1. */
export const Seq = z.int().min(0).max(2_000_000_000);

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

const ReadChatBody = z.object({ seq: Seq });

const ChatEmailBody = z.object({ email: LineText.max(254) });

/** The number of a message. */
const SeqText = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .optional();

export const PartQuery = z
  .strictObject({
    before: SeqText.describe('Messages before this one; absent: the newest'),
    after: SeqText.describe('Messages after this one'),
  })
  .refine(({ before, after }) => before === undefined || after === undefined, { path: ['after'] });

/** The support chat, as the customer or guest sees it. */
export const chatCalls = define({
  chat: {
    method: 'GET',
    path: '/chat',
    summary: 'The conversation with the shop',
    answer: Chat,
    query: PartQuery,
  },
  sendChat: {
    method: 'POST',
    path: '/chat/messages',
    summary: 'Say something to the shop',
    body: SendChatBody,
    answer: Chat,
  },
  readChat: {
    method: 'POST',
    path: '/chat/read',
    summary: 'Answers up to a message were read',
    body: ReadChatBody,
    answer: Chat,
  },
  setChatEmail: {
    method: 'POST',
    path: '/chat/email',
    summary: 'Leave a mailbox for answers',
    body: ChatEmailBody,
    answer: Chat,
  },
  chatEvents: {
    method: 'GET',
    path: '/chat/events',
    summary: 'What happens in the conversation, as it happens; Last-Event-ID goes on after a message',
    answer: EventsAnswer,
    answerTypes: [eventsType],
    query: z.strictObject({
      after: SeqText.describe('Messages after this one; the header Last-Event-ID says the same'),
    }),
  },
});
