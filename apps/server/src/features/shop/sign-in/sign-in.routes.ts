import { randomInt } from 'node:crypto';

import { calls, type Call } from '@farad/contract/calls';
import type { LoginAnswer } from '@farad/contract/shop/sign-in';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { SignInLimits } from '@farad/domain/customer-sign-in';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { route, type CallContext } from '#http/serve/route.ts';
import { browserOf, endSession } from '#http/session/session.ts';
import type { BegunSession, OnSignedIn, Visitor } from './begin-session.ts';
import { botCheckStep, needsChallenge, type BotCheckStep } from './check-bot.ts';
import { checkLoginCode } from './check-login-code.ts';
import { contactRoutes } from './contacts/contact.routes.ts';
import { readEmailAddress, readMobileAddress, readPhoneAddress, type CheckedAddress } from './login-address.ts';
import { authenticated, presentUser, unauthenticated, userWasNotFound } from './present-user.ts';
import { registerCustomer } from './register-customer.ts';
import { codeSender, unsentCode, type SendCode, type SentCode } from './send-login-code.ts';
import { signInByGrant } from './sign-in-by-grant.ts';
import { clearSignedInCookies, setSignedInCookies } from './sign-in-cookies.ts';

export interface SignInOptions {
  readonly onSignedIn: OnSignedIn;
  readonly limits?: SignInLimits;
}

/** Dependencies of the handlers in this file. */
interface Context {
  readonly deps: Deps;
  readonly limits: SignInLimits;
  readonly onSignedIn: OnSignedIn;
  readonly checkBot: BotCheckStep;
  readonly send: SendCode;
}

const insecure = fail<Failure>({ code: 'insecure_transport' });

async function sendCode<C extends Call>(
  { deps, checkBot, send }: Context,
  call: CallContext<C>,
  address: Result<CheckedAddress, Failure>,
  token: string | undefined,
): Promise<Result<SentCode, Failure>> {
  if (!call.isSecure) return insecure;
  if (!address.ok) return address;
  const { ip, locale, cookies } = call;
  const checked = await checkBot({ token, ip, channel: address.value.channel });
  if (!checked.ok) return checked;
  if (checked.value.isSendBlocked) return ok(unsentCode());
  // A cookie for the page (specification section 3), which the server never trusts.
  if (deps.botCheck !== null) cookies.set('recaptchaSuccess', 'true', { isReadable: true });
  const browser = browserOf(cookies, deps.config);
  return send({ address: address.value, browser, ip, locale, purpose: { kind: 'sign_in' } });
}

const visitorOf = <C extends Call>({ actor, userAgent, cookies }: CallContext<C>): Visitor => ({
  actor,
  userAgent,
  cartId: cookies.get('cart') ?? null,
  cookies,
});

interface Proof {
  readonly sessionId?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * Signs in by the code if one was sent, otherwise by the grant of a registration. Without both, returns the user of the
 * current session if this is their address (product A2).
 */
async function signIn<C extends Call>(
  { deps, limits, onSignedIn }: Context,
  call: CallContext<C>,
  read: Result<CheckedAddress, Failure>,
  { sessionId: challengeId, code }: Proof,
): Promise<Result<LoginAnswer, Failure>> {
  if (!call.isSecure) return insecure;
  if (!read.ok) return read;
  const address = read.value;
  const browser = browserOf(call.cookies, deps.config);
  const visitor = visitorOf(call);
  const begun = async (session: BegunSession): Promise<Result<LoginAnswer, Failure>> => {
    setSignedInCookies(call.cookies, deps.config, session);
    return ok(await authenticated(deps.db, session.account));
  };

  if (code !== undefined) {
    const attempt = { address, browser, challengeId: challengeId ?? '', code, visitor };
    const outcome = await checkLoginCode(deps, limits, attempt, onSignedIn);
    if (outcome.kind === 'signed_in') return begun(outcome.session);
    if (outcome.kind === 'blocked') return fail({ code: 'account_blocked' });
    return ok(outcome.kind === 'unknown' ? userWasNotFound() : unauthenticated());
  }
  if (challengeId !== undefined) {
    const session = await signInByGrant(deps, { address, browser, challengeId, visitor }, onSignedIn);
    if (session !== undefined) return begun(session);
  }
  const { actor } = call;
  if (actor.kind !== 'account') return ok(unauthenticated());
  const own = address.channel === 'sms' ? actor.account.phone : actor.account.email;
  return ok(own === address.destination ? await authenticated(deps.db, actor.account) : unauthenticated());
}

/** True if the request has one of the headers that only browsers send. Otherwise the sign-out is refused (test T36). */
const isShownOwn = <C extends Call>({ request }: CallContext<C>): boolean =>
  request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined;

function codeRoutes(app: FastifyInstance, context: Context): void {
  const rules = { permission: 'sign_in', rateClass: 'sign-in' } as const;

  route(app, context.deps, calls.botCheck, { ...rules, rateClass: 'read' }, async ({ ip }) => {
    const { deps, limits } = context;
    const { botCheck } = deps.config;
    if (deps.botCheck === null || botCheck === null) {
      return ok({ kind: 'off', siteKey: '', script: '', isVisible: false });
    }
    const { kind, siteKey, script } = botCheck;
    return ok({ kind, siteKey, script, isVisible: await needsChallenge(deps, limits, ip) });
  });

  route(app, context.deps, calls.sendCodeBySms, rules, async (call) => {
    const sent = await sendCode(context, call, readMobileAddress(call.body.phone, 'phone'), call.body.token);
    if (!sent.ok) return sent;
    const { challengeId, failureCode } = sent.value;
    // The number has no meaning. It looks the same whether the message was sent or refused.
    const body = failureCode === 0 ? `${randomInt(1, 2 ** 31)},1` : `0,-${failureCode}`;
    return ok({ body, code: challengeId });
  });

  route(app, context.deps, calls.sendCodeByEmail, rules, async (call) => {
    const sent = await sendCode(context, call, readEmailAddress(call.body.login, 'login'), call.body.token);
    if (!sent.ok) return sent;
    return sent.value.failureCode === 0 ? ok({ code: sent.value.challengeId }) : fail({ code: 'code_not_sent' });
  });
}

function loginRoutes(app: FastifyInstance, context: Context): void {
  const { deps } = context;
  const rules = { permission: 'sign_in', rateClass: 'write' } as const;

  route(app, deps, calls.loginByPhone, rules, (call) =>
    signIn(context, call, readPhoneAddress(call.body.phone, 'phone'), call.body),
  );

  route(app, deps, calls.loginByEmail, rules, (call) =>
    signIn(context, call, readEmailAddress(call.body.email, 'email'), call.body),
  );

  route(app, deps, calls.register, rules, async ({ isSecure, cookies, locale }) => {
    if (!isSecure) return insecure;
    const account = await registerCustomer(deps, browserOf(cookies, deps.config), locale);
    return account === undefined ? fail({ code: 'grant_missing' }) : ok({ user: await presentUser(deps.db, account) });
  });

  // This call signs nobody in: staff sign in at /admin/sign-in. It reads nothing, so it takes the same time for every
  // name.
  route(app, deps, calls.loginUser, { ...rules, rateClass: 'sign-in' }, async ({ isSecure }) =>
    isSecure ? ok(unauthenticated()) : insecure,
  );
}

function sessionRoutes(app: FastifyInstance, { deps }: Context): void {
  const rules = { permission: 'view_catalogue', rateClass: 'read' } as const;

  route(app, deps, calls.logout, { ...rules, isChanging: true }, async (call) => {
    if (!isShownOwn(call)) return fail({ code: 'foreign_origin' });
    const { actor, cookies } = call;
    if (actor.kind === 'account') await endSession(deps.db, actor.sessionHash);
    // Staff who acted as a customer get back this browser's own session and basket.
    if (actor.kind === 'account' && actor.actedBy !== null) cookies.clear(deps.config.cookies.actingName);
    else clearSignedInCookies(cookies, deps.config);
    return ok(unauthenticated());
  });

  route(app, deps, calls.authenticatedUser, rules, async ({ actor }) =>
    ok(actor.kind === 'account' ? await authenticated(deps.db, actor.account) : unauthenticated()),
  );
}

/** Registers the calls for sign-in by a code (specification sections 4 and 7; product A1, A2, A6). */
export function signInRoutes(app: FastifyInstance, deps: Deps, options: SignInOptions): void {
  const limits = options.limits ?? deps.config.signInLimits;
  const [checkBot, send] = [botCheckStep(deps, limits), codeSender(deps, limits)];
  const context: Context = { deps, limits, onSignedIn: options.onSignedIn, checkBot, send };
  codeRoutes(app, context);
  loginRoutes(app, context);
  sessionRoutes(app, context);
  contactRoutes(app, deps, { limits, sendCode: send });
}
