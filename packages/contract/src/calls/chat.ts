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

const part = {
  before: 'Messages before this one; absent: the newest',
  after: 'Messages after this one',
};

/** The support chat: a customer or guest with the shop. */
export const chatCalls = define({
  chat: {
    method: 'GET',
    path: '/chat',
    summary: 'The conversation with the shop',
    answer: Chat,
    queryNames: part,
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
    queryNames: { after: 'Messages after this one; the header Last-Event-ID says the same' },
  },
  staffChats: {
    method: 'GET',
    path: '/admin/chats',
    summary: 'Conversations, the last that was said first',
    answer: StaffChatList,
    queryNames: {
      list: '`active`, `mine`, `waiting`, `closed` or `all`; absent: `active`',
      customer: 'Id of a customer',
      after: 'What `next` of the page before said',
    },
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
    queryNames: { live: 'Required: `1`' },
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
    queryNames: part,
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
