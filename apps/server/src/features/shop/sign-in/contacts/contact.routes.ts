import { calls, type Call } from '@farad/contract/calls';
import { fail, ok, type Result } from '@farad/domain/shared';
import { isProofFresh, type SignInLimits } from '@farad/domain/customer-sign-in';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { route, type CallContext } from '#http/serve/route.ts';
import { browserOf, type AccountActor } from '#http/session/session.ts';
import { readEmailAddress, readMobileAddress, type CheckedAddress } from '../login-address.ts';
import type { CodePurpose } from '../login-hashes.ts';
import { presentUser } from '../present-user.ts';
import { proveAddress } from './prove-address.ts';
import type { SendCode } from '../send-login-code.ts';
import { setContact } from './set-contact.ts';
import { setHintCookies } from '../sign-in-cookies.ts';

type Contact = 'phone' | 'email';

const readAddress = (contact: Contact, text: string): Result<CheckedAddress, Failure> =>
  contact === 'phone' ? readMobileAddress(text, 'address') : readEmailAddress(text, 'address');

/** Returns the caller's phone or email; fails with `not_found` if there is none. */
function ownAddress({ account }: AccountActor, contact: Contact): Result<CheckedAddress, Failure> {
  const address = account[contact];
  return address === null ? fail({ code: 'not_found' }) : readAddress(contact, address);
}

/** Returns the signed-in caller; fails without a secure connection. */
function caller<C extends Call>({ actor, isSecure }: CallContext<C>): Result<AccountActor, Failure> {
  if (!isSecure) return fail({ code: 'insecure_transport' });
  return actor.kind === 'guest' ? fail({ code: 'unauthenticated' }) : ok(actor);
}

/**
 * Registers the calls that change phone and email (integrations 10.1, ASVS 7.5.1). First a code is sent to one of the
 * caller's current addresses, unless the sign-in is recent. Then a code is sent to the new address.
 */
export function contactRoutes(
  app: FastifyInstance,
  deps: Deps,
  { limits, sendCode }: { readonly limits: SignInLimits; readonly sendCode: SendCode },
): void {
  const rules = { permission: 'edit_own_profile', rateClass: 'sign-in', bodyLimit: 8192 } as const;

  async function send<C extends Call>(
    { ip, locale, cookies }: CallContext<C>,
    address: CheckedAddress,
    purpose: CodePurpose,
  ): Promise<Result<{ code: string }, Failure>> {
    const request = { address, browser: browserOf(cookies, deps.config), ip, locale, purpose };
    const sent = await sendCode(request);
    if (!sent.ok) return sent;
    return sent.value.failureCode === 0 ? ok({ code: sent.value.challengeId }) : fail({ code: 'code_not_sent' });
  }

  route(app, deps, calls.sendProofCode, rules, async (context) => {
    const actor = caller(context);
    if (!actor.ok) return actor;
    const address = ownAddress(actor.value, context.body.contact);
    if (!address.ok) return address;
    return send(context, address.value, { kind: 'proof', accountId: actor.value.account.id });
  });

  route(app, deps, calls.prove, rules, async (context) => {
    const actor = caller(context);
    if (!actor.ok) return actor;
    const { contact, sessionId, code } = context.body;
    const address = ownAddress(actor.value, contact);
    if (!address.ok) return address;
    const browser = browserOf(context.cookies, deps.config);
    const attempt = { address: address.value, browser, challengeId: sessionId, code };
    const isProved = await proveAddress(deps, limits, actor.value, attempt);
    return isProved ? ok({ isProved }) : fail({ code: 'wrong_code', field: 'code' });
  });

  route(app, deps, calls.sendContactCode, rules, async (context) => {
    const actor = caller(context);
    if (!actor.ok) return actor;
    if (!isProofFresh(actor.value.provedAt, deps.clock(), limits)) return fail({ code: 'proof_missing' });
    const address = readAddress(context.body.contact, context.body.address);
    if (!address.ok) return address;
    return send(context, address.value, { kind: 'contact', accountId: actor.value.account.id });
  });

  route(app, deps, calls.setContact, rules, async (context) => {
    const actor = caller(context);
    if (!actor.ok) return actor;
    if (!isProofFresh(actor.value.provedAt, deps.clock(), limits)) return fail({ code: 'proof_missing' });
    const { contact, address: text, sessionId, code } = context.body;
    const address = readAddress(contact, text);
    if (!address.ok) return address;
    const browser = browserOf(context.cookies, deps.config);
    const attempt = { address: address.value, browser, challengeId: sessionId, code };
    const changed = await setContact(deps, limits, actor.value, attempt);
    if (!changed.ok) return changed;
    setHintCookies(context.cookies, changed.value);
    return ok({ user: await presentUser(deps.db, changed.value) });
  });
}
