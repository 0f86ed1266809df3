import type { Tx } from '@farad/database/connection/connect';
import { moderationQueries } from '@farad/database/content/moderation.queries';
import { outboxQueries } from '@farad/database/messages/outbox.queries';
import { questionQueries } from '@farad/database/content/question.queries';
import type { ShopReviewAuthor } from '@farad/database/content/shop-review.queries';
import type { WritingKind } from '@farad/domain/review';
import { inLocale } from '@farad/domain/shared';
import { questionAnsweredMail, shopReviewAnsweredMail } from '@farad/wording/product-messages';

import type { Deps } from '#deps.ts';
import { notifyOnSite } from '#core/messages/notify-on-site.ts';

/**
 * Notifies the author of a question on the site, and by email in their language. Must be called in the transaction that
 * shows the answer.
 */
export async function notifyAsker(tx: Tx, { config }: Pick<Deps, 'config'>, answerId: number): Promise<void> {
  const news = await questionQueries(tx).newsOf(answerId);
  if (news === undefined) return;
  const { accountId, email, locale, mpn, seo, question, answer } = news;
  await notifyOnSite(tx, { accountId, chosen: null }, { kind: 'answer', mpn, seo, answer });
  if (email === null) return;
  const url = `${config.siteUrl}${inLocale(locale, `/product/${seo}#questions`)}`;
  const letter = questionAnsweredMail(locale, { mpn, question, answer, url });
  const to = { channel: 'email', recipient: email, orderId: null } as const;
  await outboxQueries(tx).add({ kind: 'question_answered', ...to, ...letter });
}

/** Notifies the author of a review of the shop that the shop answered, on the site and by email in their language. */
export async function notifyReviewer(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  { accountId, email, locale, text }: ShopReviewAuthor,
  answer: string,
): Promise<void> {
  await notifyOnSite(tx, { accountId, chosen: null }, { kind: 'review_answer', answer });
  if (email === null) return;
  const letter = shopReviewAnsweredMail(locale, {
    review: text,
    answer,
    url: `${config.siteUrl}${inLocale(locale, '/reviews')}`,
  });
  const to = { channel: 'email', recipient: email, orderId: null } as const;
  await outboxQueries(tx).add({ kind: 'review_answered', ...to, ...letter });
}

/** Notifies an author that their text is shown, or why it was rejected. */
export async function notifyAuthor(tx: Tx, what: WritingKind, id: number, rejectReason: string | null): Promise<void> {
  const author = await moderationQueries(tx).authorOf(what, id);
  if (author === undefined) return;
  const { accountId, mpn, seo } = author;
  const news = { kind: 'moderated', what, isShown: rejectReason === null, mpn, seo } as const;
  await notifyOnSite(tx, { accountId, chosen: null }, { ...news, reason: rejectReason ?? '' });
}
