import { fail, ok, type Result } from '../shared/index.ts';
import { chatLimits } from './limits.ts';

/** `waiting`: no staff member has taken the conversation. `open`: a staff member answers. `closed`: finished. */
export const chatStates = ['waiting', 'open', 'closed'] as const;

export type ChatState = (typeof chatStates)[number];

/** Kinds of entries in a conversation: messages of both sides and events. */
export const chatKinds = ['customer', 'staff', 'taken', 'handed_over', 'closed', 'reopened'] as const;

export type ChatKind = (typeof chatKinds)[number];

/** Facts of a conversation that its rules need. Messages are numbered from 1; 0 = none. */
export interface ChatFacts {
  readonly state: ChatState;
  /** Staff member who answers; null = not taken. */
  readonly staffId: number | null;
  /** Number of the last message of the customer, and of the shop. */
  readonly customerSeq: number;
  readonly staffSeq: number;
  /** Number of the last shop message that the customer has read. */
  readonly readSeq: number;
  /** Number of the last shop message that was e-mailed to the customer. */
  readonly toldSeq: number;
  /** When the customer's page last sent a heartbeat. */
  readonly seenAt: Date;
  readonly closedAt: Date | null;
}

const secondsSince = (then: Date, now: Date): number => (now.getTime() - then.getTime()) / 1000;

/** True if the customer wrote the last message of a conversation that is not closed. */
export const isUnanswered = ({ state, customerSeq, staffSeq }: ChatFacts): boolean =>
  state !== 'closed' && customerSeq > staffSeq;

/** True if the customer's page is open, judged by the time of its last heartbeat. */
export const isThere = (seenAt: Date, now: Date): boolean => secondsSince(seenAt, now) <= chatLimits.thereSeconds;

/**
 * Returns where a customer's new message goes: into the same conversation (`same`), into the closed one, which reopens
 * (`reopened`), or into a new one (`new`) if the old one was closed too long ago.
 */
export function continuation({ state, closedAt }: Pick<ChatFacts, 'state' | 'closedAt'>, now: Date) {
  if (state !== 'closed' || closedAt === null) return 'same';
  return secondsSince(closedAt, now) <= chatLimits.reopenSeconds ? 'reopened' : 'new';
}

/**
 * Returns the treatment of a guest's conversation at sign-in:
 * - `adopt`: it becomes the current conversation of the account;
 * - `append`: its messages are added to the end of the account's current conversation;
 * - `keep`: it becomes a former conversation of the account.
 */
export function joining(guest: Pick<ChatFacts, 'state'>, own: Pick<ChatFacts, 'state'> | null) {
  if (own === null || own.state === 'closed') return 'adopt';
  return guest.state === 'closed' ? 'keep' : 'append';
}

type Refusal = 'already_decided';

/**
 * Checks that the staff member `by` may take over a conversation. `from` is the staff member that the page showed as
 * responsible. So of two people who click at the same time only one succeeds.
 */
export function take(
  chat: Pick<ChatFacts, 'state' | 'staffId'>,
  by: number,
  from: number | null,
): Result<void, Refusal> {
  const isAsShown = chat.state !== 'closed' && chat.staffId === from && chat.staffId !== by;
  return isAsShown ? ok(undefined) : fail('already_decided');
}

/**
 * Checks that the staff member `by` may answer. Returns `own` for their own conversation, `taken` for a waiting one,
 * which they take by answering.
 */
export function answerAs(chat: Pick<ChatFacts, 'state' | 'staffId'>, by: number): Result<'own' | 'taken', Refusal> {
  if (chat.staffId === by && chat.state === 'open') return ok('own');
  return chat.state === 'waiting' ? ok('taken') : fail('already_decided');
}

/**
 * Checks that the staff member `by` may close or hand over a conversation. Anyone may if nobody has taken it; otherwise
 * only the staff member who has it.
 */
export function settle(chat: Pick<ChatFacts, 'state' | 'staffId'>, by: number): Result<void, Refusal> {
  const maySettle = chat.state === 'waiting' || (chat.state === 'open' && chat.staffId === by);
  return maySettle ? ok(undefined) : fail('already_decided');
}

/**
 * Returns whether to e-mail unread answers to the customer:
 * - `tell`: send the e-mail, because the customer's page is closed;
 * - `wait`: the customer's page is open;
 * - `nothing`: all answers are read or already e-mailed.
 */
export function letterOf({ staffSeq, readSeq, toldSeq, seenAt }: ChatFacts, now: Date): 'tell' | 'wait' | 'nothing' {
  if (staffSeq <= Math.max(readSeq, toldSeq)) return 'nothing';
  return isThere(seenAt, now) ? 'wait' : 'tell';
}
