import { accountQueries } from '@farad/database/people/account.queries';
import type { Tx } from '@farad/database/connection/connect';
import { outboxQueries } from '@farad/database/messages/outbox.queries';
import { sessionQueries, type SessionAccount } from '@farad/database/people/session.queries';
import { loginChallengeQueries } from '@farad/database/people/sign-in.queries';
import { decideInTransaction, isUniqueViolation } from '@farad/database/connection/transaction';
import { hideEmail, hidePhone } from '@farad/domain/customer';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { SignInLimits } from '@farad/domain/customer-sign-in';
import { contactChangedMail, contactChangedSms } from '@farad/wording/account-messages';

import { smsName } from '#core/shop/shop-identity.ts';
import { shopPhone } from '#core/shop/shop-phone.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { AccountActor } from '#http/session/session.ts';
import { isRightCode } from '../is-right-code.ts';
import type { CheckedAddress } from '../login-address.ts';
import { challengePair } from '../login-hashes.ts';
import type { AddressProof } from './prove-address.ts';

const kind = 'contact_changed';

/** Notifies the replaced address and the person's other address, in the transaction of the change. */
async function notifyOwner(tx: Tx, { config }: Deps, before: SessionAccount, address: CheckedAddress): Promise<void> {
  const isPhone = address.channel === 'sms';
  const changed = {
    kind: isPhone ? 'phone' : 'email',
    address: isPhone ? hidePhone(address.destination) : hideEmail(address.destination),
    host: new URL(config.siteUrl).host,
    shopPhone: await shopPhone(tx, config),
  } as const;
  const { phone, email, locale } = before;
  const outbox = outboxQueries(tx);
  if (phone !== null) {
    const text = contactChangedSms(locale, await smsName(tx, config), changed);
    await outbox.add({ kind, channel: 'sms', recipient: phone, subject: '', text, orderId: null });
  }
  if (email !== null) {
    const letter = contactChangedMail(locale, changed);
    await outbox.add({ kind, channel: 'email', recipient: email, ...letter, orderId: null });
  }
}

/**
 * Changes an address if the code sent to the new one is right. The code is used up, all other sessions end, and the
 * former addresses are notified (integrations 10.1, ASVS 6.3.7, 7.4). Only a person who proved the address learns that
 * another account has it.
 */
export async function setContact(
  deps: Deps,
  limits: SignInLimits,
  { account, sessionHash }: AccountActor,
  proof: AddressProof,
): Promise<Result<SessionAccount, Failure>> {
  const { address, challengeId } = proof;
  const pair = challengePair(deps.secretKey, address, proof.browser, { kind: 'contact', accountId: account.id });
  const wrong = fail<Failure>({ code: 'wrong_code', field: 'code' });
  const taken = fail<Failure>({ code: 'address_taken', field: 'address' });
  if (!(await isRightCode(deps, limits, proof, pair))) return wrong;
  try {
    return await decideInTransaction<SessionAccount, Failure>(deps.db, async (tx) => {
      if (!(await loginChallengeQueries(tx).consume(challengeId, deps.clock()))) return wrong;
      const accounts = accountQueries(tx);
      const before = await accounts.lock(account.id);
      const own = address.channel === 'sms' ? before.phone : before.email;
      if (own === address.destination) return ok(before);
      // Must come before `setContact`. The message to the former address is found by that address and linked to the
      // account. So it is erased together with the account.
      await notifyOwner(tx, deps, before, address);
      if (!(await accounts.setContact(before, address))) return taken;
      await sessionQueries(tx).endOthers(account.id, sessionHash);
      return ok(await accounts.lock(account.id));
    });
  } catch (error) {
    if (isUniqueViolation(error)) return taken;
    throw error;
  }
}
