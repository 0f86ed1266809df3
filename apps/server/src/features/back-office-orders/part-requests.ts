import type { AnswerPartRequestBody, StaffPartRequest } from '@farad/contract/back-office-orders';
import { outboxQueries } from '@farad/database/outbox.queries';
import { partRequestQueries, type PartRequestFate, type PartRequestRow } from '@farad/database/part-request.queries';
import { decideInTransaction } from '@farad/database/transaction';
import { fail, ok, type Result } from '@farad/domain/shared';
import { partAnswerMail } from '@farad/wording/order-answers';
import type { z } from 'zod';

import type { Deps } from '../../deps.ts';
import type { Failure } from '../../http/errors.ts';
import { readRowNumber } from '../../http/row-number.ts';
import { record, type StaffCallOrigin } from '../../http/staff-route.ts';

type Answer = z.output<typeof AnswerPartRequestBody>;

const stateOf = ({ answeredAt, closedAt }: PartRequestRow): StaffPartRequest['state'] =>
  closedAt !== null ? 'closed' : answeredAt !== null ? 'answered' : 'new';

export const presentPartRequest = (row: PartRequestRow): StaffPartRequest => ({
  id: String(row.id),
  createdAt: row.createdAt.toISOString(),
  ...{ part: row.part, qty: row.quantity, email: row.email ?? '', phone: row.phone ?? '' },
  customerId: row.accountId === null ? null : String(row.accountId),
  locale: row.locale,
  state: stateOf(row),
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  by: row.by ?? '',
});

function fateOf(request: PartRequestRow, answer: Answer, staffId: number, now: Date): PartRequestFate {
  if (answer.state === 'answered') return { answeredAt: now, closedAt: null, answer: answer.answer, staffId };
  const { answeredAt } = request;
  if (answer.state === 'closed') return { answeredAt, closedAt: now, answer: request.answer, staffId };
  return { answeredAt: null, closedAt: null, answer: request.answer, staffId: null };
}

/** Answers a request for a part by e-mail, where there is an address; or closes it, or opens it again (product C10). */
export async function answerPartRequest(
  deps: Deps,
  call: StaffCallOrigin,
  requestId: string,
  answer: Answer,
): Promise<Result<StaffPartRequest, Failure>> {
  const id = readRowNumber(requestId);
  const { db } = deps;
  const done = await decideInTransaction<null, Failure>(db, async (tx) => {
    const queries = partRequestQueries(tx);
    const request = id === undefined ? undefined : await queries.lock(id);
    if (request === undefined) return fail({ code: 'not_found' });
    await queries.set(request.id, fateOf(request, answer, call.actor.staff.id, deps.clock()));
    if (answer.state === 'answered' && request.email !== null) {
      const { part, quantity, locale } = request;
      const mail = partAnswerMail(locale, { part, quantity, answer: answer.answer });
      await outboxQueries(tx).add({
        ...{ kind: 'part_answer', channel: 'email', recipient: request.email, orderId: null },
        ...mail,
      });
    }
    const [before, after] = [{ state: stateOf(request) }, { state: answer.state }];
    await record(tx, deps, call, {
      ...{ action: 'part_request.changed', object: { kind: 'part_request', id: request.id }, before, after },
    });
    return ok(null);
  });
  if (!done.ok) return done;
  const row = id === undefined ? undefined : await partRequestQueries(db).find(id);
  return row === undefined ? fail({ code: 'not_found' }) : ok(presentPartRequest(row));
}
