import type { Notifications, SaveNotificationsBody } from '@farad/contract/shop/account';
import { consentQueries } from '@farad/database/people/account.queries';
import { notificationQueries } from '@farad/database/messages/notification.queries';
import { isWanted, notificationChannels, notificationKinds } from '@farad/domain/account';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { Actor } from '#http/session/session.ts';

type Answer = Promise<Result<Notifications, Failure>>;

/** Returns for each kind of notification and each channel whether the caller wants it (product U2). */
export async function showNotifications({ db }: Deps, actor: Actor): Answer {
  if (actor.kind === 'guest') return fail({ code: 'unauthenticated' });
  const { id, phone, email } = actor.account;
  const [chosen, consents] = await Promise.all([notificationQueries(db).of(id), consentQueries(db).standing(id)]);
  return ok({
    choices: notificationKinds.flatMap((kind) =>
      notificationChannels.map((channel) => ({ kind, channel, isOn: isWanted(chosen, kind, channel) })),
    ),
    hasPhone: phone !== null,
    hasEmail: email !== null,
    hasAdvertisingConsent: consents.some(({ kind }) => kind === 'advertising'),
  });
}

export async function saveNotifications(
  deps: Deps,
  actor: Actor,
  { choices }: z.output<typeof SaveNotificationsBody>,
): Answer {
  if (actor.kind === 'guest') return fail({ code: 'unauthenticated' });
  const named = new Set<string>();
  for (const [index, { kind, channel }] of choices.entries()) {
    const name = `${kind} ${channel}`;
    if (named.has(name)) return fail({ code: 'invalid_input', field: `choices.${index}` });
    named.add(name);
  }
  await notificationQueries(deps.db).save(actor.account.id, choices);
  return showNotifications(deps, actor);
}
