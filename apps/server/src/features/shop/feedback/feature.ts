import { feedbackQueries } from '@farad/database/messages/feedback.queries';
import { daySeconds } from '@farad/domain/shared';

import type { Feature } from '#core/feature/feature.ts';
import { registerFeedback } from './feedback.routes.ts';

/** Time for which answered or closed feedback is stored. */
const feedbackLifeSeconds = 365 * daySeconds;

export const feedback: Feature = {
  routes: registerFeedback,
  retention: [
    { name: 'letters to the shop', drop: (db, ago) => feedbackQueries(db).deleteBefore(ago(feedbackLifeSeconds)) },
  ],
};
