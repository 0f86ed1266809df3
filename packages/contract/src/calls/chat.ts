import { chatLists } from '@farad/domain/chat';
import { z } from 'zod';

import { define } from '../call.ts';
import {
  AnswerChatBody,
  Chat,
  ChatColleagues,
  ChatEmailBody,
  ChatsUnanswered,
  HandOverChatBody,
  ReadChatBody,
  SendChatBody,
  StaffChat,
  StaffChatList,
  StaffChatMessages,
  TakeChatBody,
} from '../chat.ts';
import { EventsAnswer, eventsType } from '../events.ts';
import { EmptyBody } from '../staff.ts';
import { RowNumber } from '../query.ts';

/** Moment and id of the last row of a page: `1763800000000-12`. */
const MomentKey = z
  .string()
  .regex(/^\d{1,15}-[1-9]\d{0,14}$/)
  .transform((text) => {
    const [changedAt, id] = text.split('-').map(Number);
    return { changedAt: new Date(changedAt ?? 0), id: id ?? 0 };
  });

/** The number of a message. */
const Seq = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .optional();

const PartQuery = z
  .strictObject({
    before: Seq.describe('Messages before this one; absent: the newest'),
    after: Seq.describe('Messages after this one'),
  })
  .refine(({ before, after }) => before === undefined || after === undefined, { path: ['after'] });

/** The support chat: a customer or guest with the shop. */
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
    query: z.strictObject({ after: Seq.describe('Messages after this one; the header Last-Event-ID says the same') }),
  },
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
