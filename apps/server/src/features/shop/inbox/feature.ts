import { inboxQueries } from '@farad/database/messages/inbox.queries';
import { daySeconds } from '@farad/domain/shared';

import type { Feature } from '#core/feature/feature.ts';
import { registerInbox } from './inbox.routes.ts';

/** Time for which notifications on the site are stored. */
const inboxLifeSeconds = 90 * daySeconds;

export const inbox: Feature = {
  routes: registerInbox,
  retention: [{ name: 'inbox', drop: (db, ago) => inboxQueries(db).deleteBefore(ago(inboxLifeSeconds)) }],
};
