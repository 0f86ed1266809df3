import { moderationQueries } from '@farad/database/content/moderation.queries';
import { questionQueries } from '@farad/database/content/question.queries';
import { shopReviewQueries } from '@farad/database/content/shop-review.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import type { ModerationState } from '@farad/domain/review';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { notifyAsker, notifyReviewer } from './notify-author.ts';

/**
 * Stores the shop's answer to a question. The question and the answer are shown immediately, and the author of the
 * question is notified (product C11).
 */
export const answerAsShop = (
  deps: Deps,
  caller: StaffCallOrigin,
  questionId: number,
  text: string,
): Promise<Result<{ state: ModerationState }, Failure>> =>
  decideInTransaction(deps.db, async (tx) => {
    const questions = questionQueries(tx);
    if ((await questions.lockAnswerable(questionId, true)) === undefined) return fail<Failure>({ code: 'not_found' });
    const staffId = caller.actor.staff.id;
    const id = await questions.addAnswer({ questionId, accountId: null, staffId, authorName: '', text, isShop: true });
    const approval = { by: null, at: deps.clock(), rejectReason: null };
    await moderationQueries(tx).decide('question', questionId, approval);
    await moderationQueries(tx).decide('answer', id, approval);
    await notifyAsker(tx, deps, id);
    const object = { kind: 'question', id: questionId } as const;
    await record(tx, deps, caller, { action: 'question.answered', object, after: { text } });
    return ok<{ state: ModerationState }>({ state: 'approved' });
  });

/**
 * Adds or changes the shop's answer to a review of the shop. The review and the answer are shown immediately, and the
 * author of the review is notified.
 */
export const answerShopReview = (
  deps: Deps,
  caller: StaffCallOrigin,
  id: number,
  text: string,
): Promise<Result<{ state: ModerationState }, Failure>> =>
  decideInTransaction(deps.db, async (tx) => {
    const reviews = shopReviewQueries(tx);
    const review = await reviews.lockAnswerable(id);
    if (review === undefined) return fail<Failure>({ code: 'not_found' });
    const now = deps.clock();
    await reviews.answer(id, text, caller.actor.staff.id, now);
    await moderationQueries(tx).decide('shop_review', id, { by: null, at: now, rejectReason: null });
    await notifyReviewer(tx, deps, review, text);
    const object = { kind: 'shop_review', id } as const;
    const before = { text: review.before };
    await record(tx, deps, caller, { action: 'shop_review.answered', object, before, after: { text } });
    return ok<{ state: ModerationState }>({ state: 'approved' });
  });
