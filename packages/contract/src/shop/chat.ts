import { chatKinds, chatLimits, chatStates } from '@farad/domain/chat';
import { textLimits } from '@farad/domain/shared';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { EventsAnswer, eventsType } from '../kit/file.ts';
import { LineText, PlainText } from '../kit/wire.ts';

export const Text = PlainText.min(1).max(chatLimits.textMax);

/** Idempotency key of a message, chosen by its sender. Requests with the same key create only one message. */
export const SendingKey = z.string().regex(/^[A-Za-z0-9_-]{16,40}$/);

/** Sequence number of a message in its conversation, from 1; 0 = before the first message. */
export const Seq = z.int().min(0).max(2_000_000_000);

/** A message of a conversation, or an event such as `closed`. */
export const ChatMessage = z.object({
  seq: Seq,
  kind: z.enum(chatKinds),
  /** Text of the message. Empty = `kind` says everything. */
  text: z.string(),
  /** First name of the staff member. Empty = the customer. */
  by: z.string(),
  at: z.string(),
});

export type ChatMessage = z.infer<typeof ChatMessage>;

/** State of a conversation besides its messages. */
export const ChatStatus = z.object({
  state: z.enum(chatStates),
  /** First name of the staff member who answers. Empty = nobody yet. */
  by: z.string(),
  /** True = staff are online to answer. */
  isShopThere: z.boolean(),
  /** Number of unread answers, counted up to 100. */
  unread: z.number(),
  /** Email address for answers that the customer does not read in the chat. Empty = not set. */
  email: z.string(),
});

export type ChatStatus = z.infer<typeof ChatStatus>;

/** A conversation as its customer sees it. `isBegun` false = there is no message yet. */
export const Chat = z.object({
  isBegun: z.boolean(),
  status: ChatStatus,
  /** Working hours, in the words of the shop's setting. */
  hours: z.string(),
  /** True = the visitor is signed in, so their email address is known. */
  isSignedIn: z.boolean(),
  /** Oldest first. */
  messages: z.array(ChatMessage),
  /** True = there are earlier messages. */
  hasEarlier: z.boolean(),
});

export type Chat = z.infer<typeof Chat>;

export const SendChatBody = z.object({
  text: Text,
  key: SendingKey,
  /** Path of the page that the message is written from. A text that is not a path is ignored. */
  page: z
    .string()
    .max(4 * chatLimits.pageMax)
    .default(''),
});

const ReadChatBody = z.object({ seq: Seq });

const ChatEmailBody = z.object({ email: LineText.max(textLimits.email) });

/** Sequence number of a message, as text in a query. */
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

/** API calls about the support chat, for customers and guests. */
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
