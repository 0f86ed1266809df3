import { chatLists, chatStates } from '@farad/domain/chat';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { EventsAnswer, eventsType } from '../../kit/file.ts';
import { MomentKey, RowNumber } from '../../kit/query.ts';
import { EmptyBody, LocaleName, NextPage, RowId } from '../../kit/wire.ts';
import { ChatMessage, PartQuery, SendingKey, Seq, Text } from '../../shop/chat.ts';

const Person = z.object({ id: RowId, name: z.string() });

/** A conversation in the list for staff. */
export const StaffChatRow = z.object({
  id: RowId,
  state: z.enum(chatStates),
  /** Name of the customer. Empty = a guest, or a customer without a name. */
  name: z.string(),
  /** null = a guest. */
  customerId: RowId.nullable(),
  /** Staff member who answers; null = nobody yet. */
  staff: Person.nullable(),
  /** True = the customer waits for an answer. */
  isUnanswered: z.boolean(),
  /** Start of the last message. `isLastOurs` = the shop wrote it. */
  last: z.string(),
  isLastOurs: z.boolean(),
  changedAt: z.string(),
});

export type StaffChatRow = z.infer<typeof StaffChatRow>;

export const StaffChatList = z.object({ chats: z.array(StaffChatRow), next: NextPage });

export type StaffChatList = z.infer<typeof StaffChatList>;

export const StaffChatMessage = ChatMessage.extend({
  /** Path of the page that the customer wrote the message from. Empty = not given. */
  page: z.string(),
  /** Product or order that this page shows; null = the back office has no page for it. */
  about: z
    .union([
      z.object({ kind: z.literal('product'), id: RowId, mpn: z.string() }),
      z.object({ kind: z.literal('order'), number: z.string() }),
    ])
    .nullable(),
});

export type StaffChatMessage = z.infer<typeof StaffChatMessage>;

export const StaffChatMessages = z.object({
  /** Messages, oldest first. */
  messages: z.array(StaffChatMessage),
  hasEarlier: z.boolean(),
});

export type StaffChatMessages = z.infer<typeof StaffChatMessages>;

export const StaffChat = StaffChatRow.extend({
  phone: z.string(),
  /** Email address for answers that the customer does not read in the chat. Empty = not set. */
  email: z.string(),
  locale: LocaleName,
  /** True = the customer's page is open. */
  isThere: z.boolean(),
  /** Number of the last message that the customer has read. */
  readSeq: Seq,
  createdAt: z.string(),
  /** Other conversations of the same person, latest first. */
  former: z.array(StaffChatRow),
});

export type StaffChat = z.infer<typeof StaffChat>;

const TakeChatBody = z.object({
  /** Staff member who answers, as the caller last saw it; null = nobody. */
  from: RowId.nullable(),
});

const AnswerChatBody = z.object({ text: Text, key: SendingKey });

const HandOverChatBody = z.object({
  /** Staff member who takes over; null = anyone may take the conversation. */
  to: RowId.nullable(),
});

const ChatColleagues = z.array(Person.extend({ isThere: z.boolean() }));

const ChatsUnanswered = z.object({ waiting: z.number(), mine: z.number() });

/** API calls about the support chat, for staff. */
export const officeChatCalls = define({
  staffChats: {
    method: 'GET',
    path: '/admin/chats',
    summary: 'Conversations, the last that was said first',
    answer: StaffChatList,
    query: z.strictObject({
      list: z
        .enum(chatLists)
        .default('active')
        .describe('`active`, `mine`, `waiting`, `closed` or `all`; absent: `active`'),
      customer: RowNumber.optional().describe('Id of a customer'),
      after: MomentKey.optional().describe('What `next` of the page before said'),
    }),
  },
  staffChatsUnanswered: {
    method: 'GET',
    path: '/admin/chats/unanswered',
    summary: 'How many conversations wait for a word of the shop',
    answer: ChatsUnanswered,
  },
  staffChatColleagues: {
    method: 'GET',
    path: '/admin/chats/colleagues',
    summary: 'Who may answer conversations, and who is there',
    answer: ChatColleagues,
  },
  staffChatEvents: {
    method: 'GET',
    path: '/admin/chats/events',
    summary: 'Which conversations change, as they change',
    answer: EventsAnswer,
    answerTypes: [eventsType],
    query: z.strictObject({ live: z.literal('1').describe('Required: `1`') }),
  },
  staffChat: {
    method: 'GET',
    path: '/admin/chats/{id}',
    summary: 'One conversation: who it is with, and the former ones with him',
    answer: StaffChat,
  },
  staffChatMessages: {
    method: 'GET',
    path: '/admin/chats/{id}/messages',
    summary: 'Messages of a conversation',
    answer: StaffChatMessages,
    query: PartQuery,
  },
  takeChat: {
    method: 'POST',
    path: '/admin/chats/{id}/take',
    summary: 'Take a conversation, from nobody or from somebody',
    body: TakeChatBody,
    answer: StaffChat,
  },
  answerChat: {
    method: 'POST',
    path: '/admin/chats/{id}/answers',
    summary: 'Answer in a conversation; who answers in one that waits takes it',
    body: AnswerChatBody,
    answer: StaffChat,
  },
  closeChat: {
    method: 'POST',
    path: '/admin/chats/{id}/close',
    summary: 'Close a conversation',
    body: EmptyBody,
    answer: StaffChat,
  },
  handOverChat: {
    method: 'POST',
    path: '/admin/chats/{id}/hand-over',
    summary: 'Hand a conversation over to somebody, or to whoever takes it',
    body: HandOverChatBody,
    answer: StaffChat,
  },
});
