import { lockAccount } from '@farad/database/catalogue/comparison.queries';
import { moderationQueries } from '@farad/database/content/moderation.queries';
import { questionQueries } from '@farad/database/content/question.queries';
import { reviewQueries, type NewReview } from '@farad/database/content/review.queries';
import { shopReviewQueries, type NewShopReview } from '@farad/database/content/shop-review.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import type { Tx } from '@farad/database/connection/connect';
import { may } from '@farad/domain/customer';
import type { ProductId } from '@farad/domain/product';
import { writingLimits, type ModerationState } from '@farad/domain/review';
import { dayMs, fail, ok, type Result } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { AccountActor } from '#http/session/session.ts';
import { notifyAsker } from './notify-author.ts';

type Written = Result<{ state: ModerationState }, Failure>;

const waits: Written = ok({ state: 'pending' });

/** Returns true if the account has reached its daily limit of texts. */
async function isOverLimit(tx: Tx, { account }: AccountActor, now: Date): Promise<boolean> {
  // With the lock, the second of two parallel calls counts the text of the first.
  await lockAccount(tx, account.id);
  const written = await moderationQueries(tx).writtenSince(account.id, new Date(now.getTime() - dayMs));
  return written >= writingLimits.writingsADay;
}

/** Stores a review for moderation. An account can write one review of each product. */
export const writeReview = (
  { db, clock }: Deps,
  actor: AccountActor,
  review: Omit<NewReview, 'accountId'>,
): Promise<Written> =>
  decideInTransaction(db, async (tx): Promise<Written> => {
    if (await isOverLimit(tx, actor, clock())) return fail({ code: 'too_many_requests' });
    const isKept = await reviewQueries(tx).add({ ...review, accountId: actor.account.id });
    return isKept ? waits : fail({ code: 'already_reviewed' });
  });

/** Stores a review of the shop for moderation. The author needs a delivered order and can write one review. */
export const writeShopReview = (
  { db, clock }: Deps,
  actor: AccountActor,
  review: Omit<NewShopReview, 'accountId'>,
): Promise<Written> =>
  decideInTransaction(db, async (tx): Promise<Written> => {
    if (await isOverLimit(tx, actor, clock())) return fail({ code: 'too_many_requests' });
    const queries = shopReviewQueries(tx);
    if (!(await queries.hasBought(actor.account.id))) return fail({ code: 'forbidden' });
    const isKept = await queries.save({ ...review, accountId: actor.account.id }, clock());
    return isKept ? waits : fail({ code: 'already_reviewed' });
  });

interface Words {
  readonly authorName: string;
  readonly text: string;
}

/** Stores a question for moderation. */
export const ask = ({ db, clock }: Deps, actor: AccountActor, productId: ProductId, words: Words): Promise<Written> =>
  decideInTransaction(db, async (tx): Promise<Written> => {
    if (await isOverLimit(tx, actor, clock())) return fail({ code: 'too_many_requests' });
    await questionQueries(tx).add({ ...words, productId, accountId: actor.account.id });
    return waits;
  });

/**
 * Stores an answer to a question. An answer of the shop is shown immediately with its question, and the author of the
 * question is notified. An answer of a customer waits for moderation.
 */
export const answerQuestion = (deps: Deps, actor: AccountActor, questionId: number, words: Words): Promise<Written> =>
  decideInTransaction(deps.db, async (tx): Promise<Written> => {
    const isShop = may(actor.role, 'moderate_reviews');
    const now = deps.clock();
    if (!isShop && (await isOverLimit(tx, actor, now))) return fail({ code: 'too_many_requests' });
    const questions = questionQueries(tx);
    const question = await questions.lockAnswerable(questionId, isShop);
    if (question === undefined) return fail({ code: 'not_found' });
    const id = await questions.addAnswer({ ...words, questionId, isShop, accountId: actor.account.id, staffId: null });
    if (!isShop) return waits;
    const approval = { by: actor.account.id, at: now, rejectReason: null };
    await moderationQueries(tx).decide('question', questionId, approval);
    await moderationQueries(tx).decide('answer', id, approval);
    await notifyAsker(tx, deps, id);
    return ok({ state: 'approved' });
  });
