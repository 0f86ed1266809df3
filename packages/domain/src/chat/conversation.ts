import { fail, ok, type Result } from '../shared/index.ts';
import { chatLimits } from './limits.ts';

/** Waiting: nobody has taken it. Open: somebody of the shop answers. Closed: nothing is to be done any more. */
export const chatStates = ['waiting', 'open', 'closed'] as const;

export type ChatState = (typeof chatStates)[number];

/** What stands in a conversation: words of the two sides, and what happened between them. */
export const chatKinds = ['customer', 'staff', 'taken', 'handed_over', 'closed', 'reopened'] as const;

export type ChatKind = (typeof chatKinds)[number];

/** A conversation as far as its rules look at it. Messages are counted from 1; 0: none. */
export interface ChatFacts {
  readonly state: ChatState;
  /** Who of the shop answers; null: nobody has taken it. */
  readonly staffId: number | null;
  /** The last message of the customer, and of the shop. */
  readonly customerSeq: number;
  readonly staffSeq: number;
  /** The customer has read up to here. */
  readonly readSeq: number;
  /** A letter has told the customer of answers up to here. */
  readonly toldSeq: number;
  /** When the customer's page was last there. */
  readonly seenAt: Date;
  readonly closedAt: Date | null;
}

const secondsSince = (then: Date, now: Date): number => (now.getTime() - then.getTime()) / 1000;

/** Whether the customer waits for an answer: what he wrote last was not answered. */
export const isUnanswered = ({ state, customerSeq, staffSeq }: ChatFacts): boolean =>
  state !== 'closed' && customerSeq > staffSeq;

/** Whether somebody whose page was last there at a moment still is. */
export const isThere = (seenAt: Date, now: Date): boolean => secondsSince(seenAt, now) <= chatLimits.thereSeconds;

/**
 * Where a message of the customer goes: into the conversation as it is, into the closed one, which opens again, or into a
 * new one, since the old one was closed long ago.
 */
export function continuation({ state, closedAt }: Pick<ChatFacts, 'state' | 'closedAt'>, now: Date) {
  if (state !== 'closed' || closedAt === null) return 'same';
  return secondsSince(closedAt, now) <= chatLimits.reopenSeconds ? 'reopened' : 'new';
}

/**
 * What becomes of a guest's conversation when he signs in. Adopt: it is the account's current one from now on. Append: its
 * messages go on below those of the account's own, which is under way. Keep: it is one of the former ones.
 */
export function joining(guest: Pick<ChatFacts, 'state'>, own: Pick<ChatFacts, 'state'> | null) {
  if (own === null || own.state === 'closed') return 'adopt';
  return guest.state === 'closed' ? 'keep' : 'append';
}

type Refusal = 'already_decided';

/**
 * Whether somebody of the shop may take a conversation, from nobody or from whom he believes to answer: two who press at
 * once do not both have it.
 */
export function take(
  chat: Pick<ChatFacts, 'state' | 'staffId'>,
  by: number,
  from: number | null,
): Result<void, Refusal> {
  const isAsShown = chat.state !== 'closed' && chat.staffId === from && chat.staffId !== by;
  return isAsShown ? ok(undefined) : fail('already_decided');
}

/** Whether he may write into it: his own one, or one that nobody has, which is his then. */
export function answerAs(chat: Pick<ChatFacts, 'state' | 'staffId'>, by: number): Result<'own' | 'taken', Refusal> {
  if (chat.staffId === by && chat.state === 'open') return ok('own');
  return chat.state === 'waiting' ? ok('taken') : fail('already_decided');
}

/** Whether he may close it or hand it over: whoever answers, or anybody while nobody does. */
export function settle(chat: Pick<ChatFacts, 'state' | 'staffId'>, by: number): Result<void, Refusal> {
  const mayHe = chat.state === 'waiting' || (chat.state === 'open' && chat.staffId === by);
  return mayHe ? ok(undefined) : fail('already_decided');
}

/**
 * What is to be done about answers that the customer may not have seen. Tell: he is away and has not read them. Wait: he
 * is there, so he is about to. Nothing: he read them, or was told.
 */
export function letterOf({ staffSeq, readSeq, toldSeq, seenAt }: ChatFacts, now: Date): 'tell' | 'wait' | 'nothing' {
  if (staffSeq <= Math.max(readSeq, toldSeq)) return 'nothing';
  return isThere(seenAt, now) ? 'wait' : 'tell';
}
