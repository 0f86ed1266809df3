import { randomBytes, randomInt } from 'node:crypto';

import { loginChallengeQueries, loginSendQueries, type HashedPair } from '@farad/database/sign-in.queries';
import { decideInTransaction } from '@farad/database/transaction';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import {
  loginCodeCount,
  loginCodeOf,
  sendDecision,
  subnetOf,
  type LoginCode,
  type SignInLimits,
} from '@farad/domain/sign-in';
import { contactCodeMail, contactCodeSms } from '@farad/wording/account-messages';
import { loginCodeMail, loginCodeSms } from '@farad/wording/messages';

import type { Deps } from '../../deps.ts';
import type { Failure } from '../../http/errors.ts';
import type { CheckedAddress } from './login-address.ts';
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
  /** 0: sent, or as good as sent (a refused number looks the same); else the code of the failure for the whole shop. */
  readonly failureCode: number;
}

/** The provider or the mail server may take this long; the person waits. */
const sendTimeoutMs = 10_000;

type SendQueries = ReturnType<typeof loginSendQueries>;

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
  return { code: 'too_many_requests', retryAfterSeconds: Math.max(1, retryAfterSeconds) };
}

interface Draft {
  readonly id: string;
  readonly code: LoginCode;
  /** Sends are counted by this. */
  readonly pair: HashedPair;
  /** The challenge is kept by this. */
  readonly challenge: HashedPair;
}

/** Counts the send and keeps the challenge, all under one lock, or refuses and changes nothing. */
function keepChallenge(
  deps: Deps,
  limits: SignInLimits,
  request: CodeRequest,
  { id, code, pair, challenge }: Draft,
): Promise<Result<null, Failure>> {
  const { address, ip } = request;
  const subnet = subnetOf(ip) ?? ip;
  return decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const sends = loginSendQueries(tx);
    const challenges = loginChallengeQueries(tx);
    await sends.lock(pair.destinationHash, subnet);
    const now = deps.clock();
    const refusal =
      (await networkRefusal(sends, 'ip', ip, limits, now)) ??
      (await networkRefusal(sends, 'subnet', subnet, limits, now));
    if (refusal !== null) return fail(refusal);
    const isKnownBrowser = await sends.isKnownBrowser(pair);
    const daySince = secondsBefore(now, limits.daySeconds);
    const history = await sends.moments(pair.destinationHash, isKnownBrowser, daySince);
    const moments = history.map((at) => at.getTime());
    const decision = sendDecision(moments, now.getTime(), limits);
    if (!decision.ok) return decision;
    await sends.add({ destinationHash: pair.destinationHash, ip, subnet, isKnownBrowser, now });
    await challenges.endOlder(challenge, isKnownBrowser, now);
    const expiresAt = new Date(now.getTime() + limits.codeLifeSeconds * 1000);
    const hmac = codeHmac(deps.secretKey, id, challenge, code);
    await challenges.add({ ...challenge, id, channel: address.channel, codeHmac: hmac, now, expiresAt });
    return ok(null);
  });
}

/** Hands the code over. Number: the failure's code when it concerns the whole shop, else 0. */
async function deliver(deps: Deps, limits: SignInLimits, request: CodeRequest, { id, code }: Draft): Promise<number> {
  const { address, locale, purpose } = request;
  const lifeMinutes = Math.ceil(limits.codeLifeSeconds / 60);
  const words = { code, host: new URL(deps.config.siteUrl).host };
  if (address.channel === 'sms') {
    const text = purpose.kind === 'sign_in' ? loginCodeSms(locale, words) : contactCodeSms(locale, words);
    const message = { phone: address.destination, text, id, timeoutMs: sendTimeoutMs, lifeMinutes, partsMax: 1 };
    const sent = await deps.sms.send(message);
    if (sent.ok) return 0;
    deps.log.warn({ kind: sent.error.kind, providerCode: sent.error.code }, "Can't get SMS-code");
    return sent.error.kind === 'shop_wide' ? sent.error.code : 0;
  }
  const letter = (purpose.kind === 'sign_in' ? loginCodeMail : contactCodeMail)(locale, words, lifeMinutes);
  const message = { ...letter, to: address.destination, messageId: `code.${id}`, timeoutMs: sendTimeoutMs };
  const sent = await deps.mail.send(message);
  if (sent.ok) return 0;
  const { kind, code: reply, reason } = sent.error;
  deps.log.warn({ kind, providerCode: reply, reason }, "Can't send the code by e-mail");
  return kind === 'temporary' ? (reply ?? 1) : 0;
}

/**
 * Sends a login code within its limits (product A2; integrations 10.2, item 1). At once and not through the outbox: the
 * digits are in this call and in the message, and nowhere else. Known, unknown and undeliverable addresses get the same
 * answer.
 */
export async function sendLoginCode(
  deps: Deps,
  limits: SignInLimits,
  request: CodeRequest,
): Promise<Result<SentCode, Failure>> {
  const draft: Draft = {
    id: randomBytes(16).toString('base64url'),
    code: loginCodeOf(randomInt(loginCodeCount)),
    pair: hashedPair(deps.secretKey, request.address, request.browser),
    challenge: challengePair(deps.secretKey, request.address, request.browser, request.purpose),
  };
  const kept = await keepChallenge(deps, limits, request, draft);
  if (!kept.ok) return kept;
  return ok({ challengeId: draft.id, failureCode: await deliver(deps, limits, request, draft) });
}
