import { calls } from '@farad/contract/calls';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import { route } from '#http/serve/route.ts';
import { showBonuses } from './bonuses.ts';
import { exportData } from './export-data.ts';
import { saveNotifications, showNotifications } from './notifications.ts';
import { saveProfile, setAdvertising, setDeletion, showProfile } from './profile.ts';
import { endOtherSessions, endOwnSession, listSessions } from './sessions.ts';

/** Registers the calls for the customer's own account (product A3, U2). */
export function registerAccount(api: FastifyInstance, deps: Deps): void {
  const reading = { permission: 'edit_own_profile', rateClass: 'read' } as const;
  const writing = { permission: 'edit_own_profile', rateClass: 'write', bodyLimit: 8192 } as const;

  route(api, deps, calls.sessions, reading, ({ actor }) => listSessions(deps, actor));
  route(api, deps, calls.endSession, writing, ({ actor, body }) => endOwnSession(deps, actor, body.id));
  route(api, deps, calls.endOtherSessions, writing, ({ actor, body }) => endOtherSessions(deps, actor, body.withKeys));
  route(api, deps, calls.profile, reading, ({ actor }) => showProfile(deps, actor));
  route(api, deps, calls.saveProfile, writing, ({ actor, body }) => saveProfile(deps, actor, body));
  route(api, deps, calls.setConsent, writing, ({ actor, body, locale, ip }) =>
    setAdvertising(deps, actor, body.isGiven, { locale, ip }),
  );
  route(api, deps, calls.setDeletion, writing, ({ actor, body }) => setDeletion(deps, actor, body.isWanted));
  const exporting = { permission: 'export_own_data', rateClass: 'sign-in' } as const;
  route(api, deps, calls.personalData, exporting, ({ actor }) => exportData(deps, actor));
  route(api, deps, calls.notifications, reading, ({ actor }) => showNotifications(deps, actor));
  route(api, deps, calls.saveNotifications, writing, ({ actor, body }) => saveNotifications(deps, actor, body));
  route(api, deps, calls.bonuses, reading, ({ actor, query }) => showBonuses(deps, actor, query.after));
}
