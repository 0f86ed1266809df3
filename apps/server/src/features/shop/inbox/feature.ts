import { inboxQueries } from '@farad/database/messages/inbox.queries';
import { daySeconds } from '@farad/domain/shared';

import type { Feature } from '#core/feature/feature.ts';
import { registerInbox } from './inbox.routes.ts';

/** Notifications on the site. */
const inboxLifeSeconds = 90 * daySeconds;

export const inbox: Feature = {
  routes: registerInbox,
  retention: [{ name: 'inbox', drop: (db, ago) => inboxQueries(db).deleteBefore(ago(inboxLifeSeconds)) }],
};
