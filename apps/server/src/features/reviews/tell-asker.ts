import type { Handle } from '@farad/database/connect';
import { outboxQueries } from '@farad/database/outbox.queries';
import { questionQueries } from '@farad/database/question.queries';
import { inLocale } from '@farad/domain/shared';
import { questionAnsweredMail } from '@farad/wording/product-messages';

import type { Deps } from '../../deps.ts';

/** A letter to whoever asked, in his language; committed with what shows the answer. */
export async function tellAsker(tx: Handle, { config }: Pick<Deps, 'config'>, answerId: number): Promise<void> {
  const news = await questionQueries(tx).newsOf(answerId);
  if (news === undefined) return;
  const letter = questionAnsweredMail(news.locale, {
    mpn: news.mpn,
    question: news.question,
    answer: news.answer,
    url: `${config.siteUrl}${inLocale(news.locale, `/product/${news.seo}#questions`)}`,
  });
  await outboxQueries(tx).add({
    kind: 'question_answered',
    channel: 'email',
    recipient: news.email,
    ...letter,
    orderId: null,
  });
}
