import { randomBytes, randomInt } from 'node:crypto';

import {
  loginChallengeQueries,
  loginSendQueries,
  loginTryQueries,
  type HashedPair,
  type LoginChannel,
} from '@farad/database/people/sign-in.queries';
import type { Tx } from '@farad/database/connection/connect';
import { settingsOnce } from '@farad/database/connection/setting-rows';
import { sentLater, sideBySide } from '@farad/database/connection/statements/side-by-side';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { fail, ok, subnetOf, type Locale, type Result } from '@farad/domain/shared';
import {
  codeLengthOf,
  loginCodeCount,
  loginCodeOf,
  sendDecision,
  type LoginCode,
  type SignInLimits,
} from '@farad/domain/customer-sign-in';
import { contactCodeMail, contactCodeSms } from '@farad/wording/account-messages';
import { loginCodeMail, loginCodeSms } from '@farad/wording/messages';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { letterLook } from '#core/messages/letter-look.ts';
import { smsName } from '#core/shop/shop-identity.ts';
import type { CheckedAddress } from './login-address.ts';
import { evenTimes, type EvenTimes } from './even-times.ts';
import { challengePair, codeHmac, hashedPair, type CodePurpose } from './login-hashes.ts';

export interface CodeRequest {
  readonly address: CheckedAddress;
  readonly browser: string;
  readonly ip: string;
  readonly locale: Locale;
  readonly purpose: CodePurpose;
}

export interface SentCode {
  readonly challengeId: string;
  /**
   * 0 if the code was sent, or if the provider refused this address: the two must look the same. Otherwise the code of
   * a failure that affects the whole shop.
   */
  readonly failureCode: number;
}

/** Failure code for a shop that has used up its budget of codes. No provider has this failure code. */
const budgetSpentCode = 101;

/** Returns the result when the shop's budget of codes is used up. No code is sent. */
export const unsentCode = (): SentCode => ({
  challengeId: randomBytes(16).toString('base64url'),
  failureCode: budgetSpentCode,
});

/** Timeout in milliseconds of the SMS provider and the mail server. The person waits meanwhile. */
const sendTimeoutMs = 10_000;

type SendQueries = ReturnType<typeof loginSendQueries<Tx>>;

const secondsBefore = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

async function networkRefusal(
  sends: SendQueries,
  column: 'ip' | 'subnet',
  network: string,
  limits: SignInLimits,
  now: Date,
): Promise<Failure | null> {
  const max = column === 'ip' ? limits.sendsPerIpHour : limits.sendsPerSubnetHour;
  const deciding = await sends.nthNewest(column, network, max, secondsBefore(now, limits.hourSeconds));
  if (deciding === undefined) return null;
  const retryAfterSeconds = Math.ceil((deciding.getTime() - now.getTime()) / 1000 + limits.hourSeconds);
  return { code: 'too_many_requests', retryAfterSeconds };
}

interface Draft {
  readonly id: string;
  readonly code: LoginCode;
  /** Hashes under which the sent codes are counted. */
  readonly pair: HashedPair;
  /** Hashes under which the challenge is stored. */
  readonly challenge: HashedPair;
}

/**
 * Returns true if the whole shop, which has sent `sent` codes in this channel lately, may send another one. The last
 * permitted code is logged as an alert.
 */
function isWithinBudget({ log }: Deps, limits: SignInLimits, channel: LoginChannel, sent: number): boolean {
  const max = channel === 'sms' ? limits.smsPerShopWindow : limits.emailsPerShopWindow;
  if (sent === max - 1)
    log.error({ alert: 'login_budget', channel, sent: max }, 'login codes: budget spent, sending paused');
  return sent < max;
}

/** Reads what the limits depend on, in one round trip. The locks of {@link saveChallenge} are held. */
async function readSends(tx: Tx, limits: SignInLimits, { address, ip }: CodeRequest, { pair }: Draft, now: Date) {
  const sends = loginSendQueries(await sideBySide(tx));
  const [ofIp, ofSubnet, isKnownBrowser, moments, ofShop] = await Promise.all([
    networkRefusal(sends, 'ip', ip, limits, now),
    networkRefusal(sends, 'subnet', subnetOf(ip) ?? ip, limits, now),
    sends.isKnownBrowser(pair),
    sends.moments(pair, secondsBefore(now, limits.daySeconds)),
    sends.ofShop(address.channel, secondsBefore(now, limits.shopWindowSeconds)),
  ]);
  return { refusal: ofIp ?? ofSubnet, isKnownBrowser, moments, ofShop };
}

/** Counts the code and stores its challenge under one lock, or changes nothing if a limit is reached. */
function saveChallenge(
  deps: Deps,
  limits: SignInLimits,
  request: CodeRequest,
  draft: Draft,
): Promise<Result<{ readonly isKept: boolean }, Failure>> {
  const { address, ip } = request;
  const { channel } = address;
  const { id, code, pair, challenge } = draft;
  const { destinationHash } = pair;
  const subnet = subnetOf(ip) ?? ip;
  return decideInTransaction<{ readonly isKept: boolean }, Failure>(deps.db, async (tx) => {
    await loginSendQueries(tx).lock(destinationHash, subnet, channel);
    const now = deps.clock();
    const { refusal, isKnownBrowser, moments, ofShop } = await readSends(tx, limits, request, draft, now);
    if (refusal !== null) return fail(refusal);
    const times = moments.map((at) => at.getTime());
    const decision = sendDecision(times, now.getTime(), limits);
    if (!decision.ok) return decision;
    if (!isWithinBudget(deps, limits, channel, ofShop)) return ok({ isKept: false });
    const after = await sentLater(tx);
    const challenges = loginChallengeQueries(after);
    await loginSendQueries(after).add({ destinationHash, ip, subnet, isKnownBrowser, now, channel });
    await challenges.endOlder(challenge, isKnownBrowser, now);
    const expiresAt = new Date(now.getTime() + limits.codeLifeSeconds * 1000);
    const hmac = codeHmac(deps.secretKey, id, challenge, code);
    await challenges.add({ ...challenge, id, channel, codeHmac: hmac, now, expiresAt });
    return ok({ isKept: true });
  });
}

/** Result of sending a message. `refused` = this address cannot receive messages; the client does not learn this. */
type Delivery = { readonly kind: 'accepted' | 'refused' } | { readonly kind: 'failed'; readonly failureCode: number };

/** Sends the code by SMS or email. */
async function handOver(
  deps: Deps,
  limits: SignInLimits,
  request: CodeRequest,
  { id, code }: Draft,
): Promise<Delivery> {
  const { address, locale, purpose } = request;
  const lifeMinutes = Math.ceil(limits.codeLifeSeconds / 60);
  const db = settingsOnce(deps.db);
  if (address.channel === 'sms') {
    const inSms = purpose.kind === 'sign_in' ? loginCodeSms : contactCodeSms;
    const text = inSms(locale, await smsName(db, deps.config), code);
    const message = { phone: address.destination, text, id, timeoutMs: sendTimeoutMs, lifeMinutes, partsMax: 1 };
    const sent = await deps.sms.send(message);
    if (sent.ok) return { kind: 'accepted' };
    deps.log.warn({ kind: sent.error.kind, providerCode: sent.error.code }, "Can't get SMS-code");
    return sent.error.kind === 'shop_wide' ? { kind: 'failed', failureCode: sent.error.code } : { kind: 'refused' };
  }
  const words = { code, host: new URL(deps.config.siteUrl).host };
  const letter = (purpose.kind === 'sign_in' ? loginCodeMail : contactCodeMail)(locale, words, lifeMinutes);
  const look = await letterLook(db, deps.config, letter);
  const message = { ...letter, ...look, to: address.destination, messageId: `code.${id}`, timeoutMs: sendTimeoutMs };
  const sent = await deps.mail.send(message);
  if (sent.ok) return { kind: 'accepted' };
  const { kind, code: reply, reason } = sent.error;
  deps.log.warn({ kind, providerCode: reply, reason }, "Can't send the code by e-mail");
  return kind === 'temporary' ? { kind: 'failed', failureCode: reply ?? 1 } : { kind: 'refused' };
}

/**
 * Sends the code. Returns the code of a failure that affects the whole shop, otherwise 0. A refused address takes as
 * long as an accepted one.
 */
async function deliver(sender: Sender, request: CodeRequest, draft: Draft): Promise<number> {
  const { deps, limits, times } = sender;
  const { channel } = request.address;
  const startMs = performance.now();
  const delivery = await handOver(deps, limits, request, draft);
  const tookMs = performance.now() - startMs;
  if (delivery.kind === 'failed') return delivery.failureCode;
  if (delivery.kind === 'accepted') times.noteAccepted(channel, tookMs);
  else await times.evenRefusal(channel, tookMs);
  return 0;
}

interface Sender {
  readonly deps: Deps;
  readonly limits: SignInLimits;
  readonly times: EvenTimes;
}

/**
 * Sends a login code within the limits (product A2; integrations 10.2, item 1). It bypasses the outbox, so the digits
 * exist only in this call and in the message. Known, unknown and unreachable addresses get the same response.
 */
async function sendLoginCode(sender: Sender, request: CodeRequest): Promise<Result<SentCode, Failure>> {
  const { deps, limits } = sender;
  const lately = await loginTryQueries(deps.db).since(secondsBefore(deps.clock(), limits.breakerWindowSeconds));
  const codeLength = codeLengthOf(lately, limits);
  const draft: Draft = {
    id: randomBytes(16).toString('base64url'),
    code: loginCodeOf(randomInt(loginCodeCount(codeLength)), codeLength),
    pair: hashedPair(deps.secretKey, request.address, request.browser),
    challenge: challengePair(deps.secretKey, request.address, request.browser, request.purpose),
  };
  const saved = await saveChallenge(deps, limits, request, draft);
  if (!saved.ok) return saved;
  if (!saved.value.isKept) return ok(unsentCode());
  return ok({ challengeId: draft.id, failureCode: await deliver(sender, request, draft) });
}

export type SendCode = (request: CodeRequest) => Promise<Result<SentCode, Failure>>;

/** Returns a function that sends codes and stores the durations of recent messages. */
export function codeSender(deps: Deps, limits: SignInLimits): SendCode {
  const sender = { deps, limits, times: evenTimes() };
  return (request) => sendLoginCode(sender, request);
}
