import type { Profile, SaveProfileBody } from '@farad/contract/shop/account';
import { accountQueries, consentQueries } from '@farad/database/people/account.queries';
import { outboxQueries } from '@farad/database/messages/outbox.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { deletionMoment } from '@farad/domain/account';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { deletionWishedMail, deletionWishedSms } from '@farad/wording/account-messages';
import type { z } from 'zod';

import { smsName } from '#core/shop/shop-identity.ts';
import { consentNow } from '#core/people/consent-text.ts';
import type { Deps } from '#deps.ts';
import { callerHashOf } from '#core/people/form-caller.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { Actor } from '#http/session/session.ts';
import { isProved } from '#core/people/proof.ts';
import { userImage } from '#core/people/user-image.ts';

type Answer = Promise<Result<Profile, Failure>>;

/** Returns the caller's data and consents. */
export async function showProfile(deps: Deps, actor: Actor): Answer {
  if (actor.kind === 'guest') return fail({ code: 'unauthenticated' });
  const { id, image } = actor.account;
  const { phone, email, deleteAt, ...person } = await accountQueries(deps.db).profile(id);
  const consents = await consentQueries(deps.db).standing(id);
  return ok({
    ...person,
    image: userImage({ id, image, ...person }),
    phone: phone ?? '',
    email: email ?? '',
    isProved: isProved(deps, actor),
    consents: consents.map((consent) => ({ ...consent, givenAt: consent.givenAt.toISOString() })),
    deleteAt: deleteAt?.toISOString() ?? null,
  });
}

export async function saveProfile(deps: Deps, actor: Actor, person: z.output<typeof SaveProfileBody>): Answer {
  if (actor.kind === 'guest') return fail({ code: 'unauthenticated' });
  await accountQueries(deps.db).save(actor.account.id, person);
  return showProfile(deps, actor);
}

/** Language and IP address of the caller. */
interface CallOrigin {
  readonly locale: Locale;
  readonly ip: string;
}

/** Records the consent to the current version of the advertising text, or withdraws it. */
export async function setAdvertising(deps: Deps, actor: Actor, isGiven: boolean, { locale, ip }: CallOrigin): Answer {
  if (actor.kind === 'guest') return fail({ code: 'unauthenticated' });
  const accountId = actor.account.id;
  const now = deps.clock();
  const kind = 'advertising';
  await inTransaction(deps.db, async (tx) => {
    const consents = consentQueries(tx);
    if (!isGiven) await consents.withdraw(accountId, kind, now);
    else {
      const callerHash = callerHashOf('consent', deps.secretKey, ip);
      await consents.give({ ...consentNow(kind, locale), accountId, now, callerHash });
    }
  });
  return showProfile(deps, actor);
}

/**
 * Schedules the deletion of the account, or cancels it. Scheduling requires a recent proof of identity. Then the person
 * is notified by SMS and e-mail.
 */
export async function setDeletion(deps: Deps, actor: Actor, isWanted: boolean): Answer {
  if (actor.kind === 'guest') return fail({ code: 'unauthenticated' });
  if (isWanted && !isProved(deps, actor)) return fail({ code: 'proof_missing' });
  await inTransaction(deps.db, async (tx) => {
    const accounts = accountQueries(tx);
    const { id, phone, email, locale } = await accounts.lock(actor.account.id);
    const { deleteAt } = await accounts.profile(id);
    if ((deleteAt !== null) === isWanted) return;
    const at = isWanted ? deletionMoment(deps.clock()) : null;
    await accounts.setDeletion(id, at);
    if (at === null) return;
    const values = { at, host: new URL(deps.config.siteUrl).host, url: `${deps.config.cabinetUrl}/profile` };
    const message = { kind: 'deletion_wished', orderId: null } as const;
    const outbox = outboxQueries(tx);
    if (phone !== null) {
      const text = deletionWishedSms(locale, await smsName(tx, deps.config), values);
      await outbox.add({ ...message, channel: 'sms', recipient: phone, subject: '', text });
    }
    if (email !== null) {
      await outbox.add({ ...message, channel: 'email', recipient: email, ...deletionWishedMail(locale, values) });
    }
  });
  return showProfile(deps, actor);
}
