import { fail, ok, type Result } from '../shared/index.ts';
import { chatLimits } from './limits.ts';

/** Waiting: no staff member has taken it. Open: a staff member answers. Closed: finished. */
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
  /** Number of the last message that the customer has read. */
  readonly readSeq: number;
  /** Number of the last answer that an e-mail told the customer about. */
  readonly toldSeq: number;
  /** When the customer's page last sent a heartbeat. */
  readonly seenAt: Date;
  readonly closedAt: Date | null;
}

const secondsSince = (then: Date, now: Date): number => (now.getTime() - then.getTime()) / 1000;

/** Whether the customer's last message is not answered. */
export const isUnanswered = ({ state, customerSeq, staffSeq }: ChatFacts): boolean =>
  state !== 'closed' && customerSeq > staffSeq;

/** Whether a page with this last heartbeat still counts as open. */
export const isThere = (seenAt: Date, now: Date): boolean => secondsSince(seenAt, now) <= chatLimits.thereSeconds;

/**
 * Decides where a customer's message goes. A closed conversation reopens; if it was closed long ago, a new one starts.
 */
export function continuation({ state, closedAt }: Pick<ChatFacts, 'state' | 'closedAt'>, now: Date) {
  if (state !== 'closed' || closedAt === null) return 'same';
  return secondsSince(closedAt, now) <= chatLimits.reopenSeconds ? 'reopened' : 'new';
}

/**
 * Decides what happens to a guest's conversation at sign-in. Adopt: it becomes the account's current one. Append: its
 * messages move to the end of the account's current one. Keep: it becomes a former conversation.
 */
export function joining(guest: Pick<ChatFacts, 'state'>, own: Pick<ChatFacts, 'state'> | null) {
  if (own === null || own.state === 'closed') return 'adopt';
  return guest.state === 'closed' ? 'keep' : 'append';
}

type Refusal = 'already_decided';

/**
 * Whether a staff member may take a conversation. `from` is the staff member they saw as owner, so that two
 * simultaneous clicks cannot both succeed.
 */
export function take(
  chat: Pick<ChatFacts, 'state' | 'staffId'>,
  by: number,
  from: number | null,
): Result<void, Refusal> {
  const isAsShown = chat.state !== 'closed' && chat.staffId === from && chat.staffId !== by;
  return isAsShown ? ok(undefined) : fail('already_decided');
}

/** Whether a staff member may answer: in their own conversation, or in a free one, which they then take. */
export function answerAs(chat: Pick<ChatFacts, 'state' | 'staffId'>, by: number): Result<'own' | 'taken', Refusal> {
  if (chat.staffId === by && chat.state === 'open') return ok('own');
  return chat.state === 'waiting' ? ok('taken') : fail('already_decided');
}

/** Whether a staff member may close the conversation or hand it over: its owner, or anyone if it has none. */
export function settle(chat: Pick<ChatFacts, 'state' | 'staffId'>, by: number): Result<void, Refusal> {
  const mayHe = chat.state === 'waiting' || (chat.state === 'open' && chat.staffId === by);
  return mayHe ? ok(undefined) : fail('already_decided');
}

/**
 * Decides about an e-mail for unread answers. Tell: the customer is away and has not read them. Wait: the customer's
 * page is open. Nothing: already read or e-mailed.
 */
export function letterOf({ staffSeq, readSeq, toldSeq, seenAt }: ChatFacts, now: Date): 'tell' | 'wait' | 'nothing' {
  if (staffSeq <= Math.max(readSeq, toldSeq)) return 'nothing';
  return isThere(seenAt, now) ? 'wait' : 'tell';
}
