import type { StaffWriting } from '@farad/contract/office/content/reviews';
import { calls } from '@farad/contract/calls';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { writingListQueries, type ListedWriting } from '@farad/database/content/writing-list.queries';
import type { WritingKind } from '@farad/domain/review';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { RouteRules } from '#http/serve/route.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, staffRoute, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { byId, pageLength, pageOf } from '#kit/page.ts';

const reading: RouteRules = { permission: 'moderate_reviews', rateClass: 'read' };
const changing: RouteRules = { permission: 'moderate_reviews', rateClass: 'write', bodyLimit: 65_536 };

const productOf = ({ seo, mpn }: ListedWriting): StaffWriting['product'] =>
  seo === null || mpn === null ? null : { seo, mpn };

const present = (kind: WritingKind, row: ListedWriting): StaffWriting => ({
  id: String(row.id),
  kind,
  product: productOf(row),
  authorName: row.authorName,
  isShop: row.isShop,
  rating: row.rating,
  text: row.text,
  pros: row.pros,
  cons: row.cons,
  question: row.question,
  answer: row.answer,
  state: row.state,
  rejectReason: row.rejectReason,
  createdAt: row.createdAt.toISOString(),
});

/** Changes the shop's answer to a question or review. The former text stays in the history. */
const rewriteAnswer = (
  deps: Deps,
  caller: StaffCallOrigin,
  answerId: string,
  text: string,
): Promise<Result<{ isDone: true }, Failure>> =>
  decideInTransaction<{ isDone: true }, Failure>(deps.db, async (tx) => {
    const id = readRowNumber(answerId);
    const was = id === undefined ? undefined : await writingListQueries(tx).rewriteShopAnswer(id, text);
    if (id === undefined || was === undefined) return fail({ code: 'not_found' });
    const object = { kind: 'answer', id } as const;
    await record(tx, deps, caller, { action: 'answer.rewritten', object, before: { text: was }, after: { text } });
    return ok({ isDone: true });
  });

/** Registers the calls for customers' texts and the shop's answers. */
export function registerBackOfficeWritings(api: FastifyInstance, deps: Deps): void {
  staffRoute(api, deps, calls.staffWritings, reading, async ({ query }) => {
    const { kind, text, product, state, rating, after, id } = query;
    const rows = await writingListQueries(deps.db).find({
      kind,
      text,
      product,
      state: state ?? null,
      rating: rating ?? null,
      after: after ?? null,
      id: id ?? null,
      limit: pageLength.usual + 1,
    });
    const { page, next } = pageOf(rows, pageLength.usual, byId);
    return ok({ writings: page.map((row) => present(kind, row)), next });
  });
  staffRoute(api, deps, calls.rewriteAnswer, changing, (context) =>
    rewriteAnswer(deps, context, context.params.answerId, context.body.text),
  );
}
