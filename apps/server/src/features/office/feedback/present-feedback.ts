import type { StaffFeedback, StaffFeedbackRow } from '@farad/contract/office/messages/feedback';
import type { Handle } from '@farad/database/connection/connect';
import { feedbackQueries, type FeedbackEntry, type FeedbackRow } from '@farad/database/messages/feedback.queries';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Failure } from '#http/answers/errors.ts';

/** Number of characters of each message that the list shows. */
const beginningLength = 160;

const presentCommon = ({ id, number, state, subject, name, email, phone, createdAt }: FeedbackRow) => ({
  id: String(id),
  number,
  state,
  subject,
  name,
  email: email ?? '',
  phone: phone ?? '',
  createdAt: createdAt.toISOString(),
});

export const presentRow = (row: FeedbackRow): StaffFeedbackRow => ({
  ...presentCommon(row),
  beginning: Array.from(row.text.slice(0, 2 * beginningLength))
    .slice(0, beginningLength)
    .join(''),
});

const presentEntries = (entries: readonly FeedbackEntry[], wanted: FeedbackEntry['kind']) =>
  entries
    .filter(({ kind }) => kind === wanted)
    .map(({ id, text, by, at }) => ({ id: String(id), text, by, at: at.toISOString() }));

/** Returns one feedback message with its answers and notes. */
export async function presentFeedback(handle: Handle, number: string): Promise<Result<StaffFeedback, Failure>> {
  const queries = feedbackQueries(handle);
  const row = await queries.byNumber(number);
  if (row === undefined) return fail({ code: 'not_found' });
  const entries = await queries.entries(row.id);
  const { text, orderNumber, locale, accountId } = row;
  return ok({
    ...presentCommon(row),
    text,
    orderNumber,
    locale,
    customerId: accountId === null ? null : String(accountId),
    answers: presentEntries(entries, 'answer'),
    notes: presentEntries(entries, 'note'),
  });
}
