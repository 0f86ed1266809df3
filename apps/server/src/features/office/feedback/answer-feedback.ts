import type { StaffFeedback } from '@farad/contract/office/messages/feedback';
import type { Tx } from '@farad/database/connection/connect';
import { feedbackQueries, type FeedbackRow } from '@farad/database/messages/feedback.queries';
import { outboxQueries } from '@farad/database/messages/outbox.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import type { AuditAction } from '@farad/domain/staff';
import { fail, ok, type Result } from '@farad/domain/shared';
import { feedbackAnsweredMail } from '@farad/wording/feedback-messages';

import { shopName } from '#core/shop/shop-identity.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { presentFeedback } from './present-feedback.ts';

type Shown = Result<StaffFeedback, Failure>;

/** A change for the audit log. */
interface Done {
  readonly action: Extract<AuditAction, `feedback.${string}`>;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Changes one feedback message under a lock. Returns the message after the change. */
const change = (
  deps: Deps,
  caller: StaffCallOrigin,
  number: string,
  make: (tx: Tx, letter: FeedbackRow) => Promise<Result<Done, Failure>>,
): Promise<Shown> =>
  decideInTransaction<StaffFeedback, Failure>(deps.db, async (tx) => {
    const letter = await feedbackQueries(tx).lock(number);
    if (letter === undefined) return fail({ code: 'not_found' });
    const done = await make(tx, letter);
    if (!done.ok) return done;
    await record(tx, deps, caller, { ...done.value, object: { kind: 'feedback', id: letter.id } });
    return presentFeedback(tx, number);
  });

/** Answers a feedback message by email. Fails with `invalid_email` if the sender left only a phone number. */
export const answerFeedback = (deps: Deps, caller: StaffCallOrigin, number: string, answer: string): Promise<Shown> =>
  change(deps, caller, number, async (tx, { id, email, locale, name, text }) => {
    if (email === null) return fail({ code: 'invalid_email', field: 'text' });
    const queries = feedbackQueries(tx);
    const now = deps.clock();
    await queries.addEntry(id, { kind: 'answer', staffId: caller.actor.staff.id, text: answer }, now);
    await queries.setState(id, 'answered', now);
    const to = { channel: 'email', recipient: email, orderId: null, about: { feedback: number } } as const;
    const shop = await shopName(tx, deps.config);
    const mail = feedbackAnsweredMail(locale, { shop, number, name, text, answer });
    await outboxQueries(tx).add({ kind: 'feedback_answered', ...to, ...mail });
    // The answer's text is not logged. It is stored with the message and deleted with it, but log entries stay for
    // three years.
    return ok({ action: 'feedback.answered', after: { state: 'answered' } });
  });

/** Closes a feedback message or reopens it. A reopened message that has an answer gets the state `answered`. */
export const moveFeedback = (
  deps: Deps,
  caller: StaffCallOrigin,
  number: string,
  wanted: 'closed' | 'new',
): Promise<Shown> =>
  change(deps, caller, number, async (tx, { id, state }) => {
    const isClosing = wanted === 'closed';
    if (isClosing === (state === 'closed')) return fail({ code: 'already_decided' });
    const queries = feedbackQueries(tx);
    const isAnswered = (await queries.entries(id)).some(({ kind }) => kind === 'answer');
    const next = isClosing ? 'closed' : isAnswered ? 'answered' : 'new';
    await queries.setState(id, next, deps.clock());
    const action = isClosing ? 'feedback.closed' : 'feedback.reopened';
    return ok({ action, before: { state }, after: { state: next } });
  });

export const noteFeedback = (deps: Deps, caller: StaffCallOrigin, number: string, text: string): Promise<Shown> =>
  change(deps, caller, number, async (tx, { id }) => {
    const note = { kind: 'note', staffId: caller.actor.staff.id, text } as const;
    const noteId = await feedbackQueries(tx).addEntry(id, note, deps.clock());
    return ok({ action: 'feedback.noted', after: { noteId } });
  });

export const removeFeedbackNote = (
  deps: Deps,
  caller: StaffCallOrigin,
  number: string,
  noteId: string,
): Promise<Shown> =>
  change(deps, caller, number, async (tx, { id }) => {
    const note = readRowNumber(noteId);
    const isRemoved = note !== undefined && (await feedbackQueries(tx).removeNote(id, note));
    return isRemoved ? ok({ action: 'feedback.note_removed', before: { noteId: note } }) : fail({ code: 'not_found' });
  });
