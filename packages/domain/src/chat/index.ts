export {
  answerAs,
  chatKinds,
  chatStates,
  continuation,
  isThere,
  isUnanswered,
  joining,
  letterOf,
  settle,
  take,
  type ChatFacts,
  type ChatKind,
  type ChatState,
} from './conversation.ts';
export { chatLimits } from './limits.ts';
export { messageParts } from './message-part.ts';
export { chatPage, chatPlace } from './page-of-chat.ts';
export { windowMax, withEarlier, withNewer, type MessageWindow } from './message-window.ts';
export { chatLists } from './lists.ts';
