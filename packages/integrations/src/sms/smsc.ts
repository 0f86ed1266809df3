import { createHash } from 'node:crypto';

import type { Kopecks } from '@farad/domain/money';
import { fail, ok, parseJson, type Result } from '@farad/domain/shared';

import { requestVendor, createCircuitBreaker, valueAt, type VendorAnswer, type VendorSilence } from '../http/index.ts';
import { smsNoAnswerCode, type SmsDelivery, type SmsFailure, type SmsMessage, type SmsPort } from './port.ts';

/** Account at SMSC.ru: login and password, or only an API key. */
export type SmscCredentials = { readonly login: string; readonly password: string } | { readonly apiKey: string };

export interface SmscSettings {
  /** URL before `/sys/send.php`: `https://smsc.ru`. That of a local imitation has a path. */
  readonly baseUrl: string;
  /**
   * URLs of the other hosts: `https://www2.smsc.ru` and so on. They are tried one after another if a connection fails.
   */
  readonly spareUrls?: readonly string[];
  readonly credentials: SmscCredentials;
  /** Sender name that is registered at the provider, at most 11 Latin letters or 15 digits. */
  readonly sender?: string;
  /** Timeout of one message as a whole. Default: 10 s. */
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

type SmscAnswer = Result<{ readonly providerId: string }, SmsFailure>;

const answerBytesMax = 4096;
/** Error code 4: the provider has blocked the shop's IP address, because of frequent errors. */
const blockedCode = 4;
const blockedRestMs = 600_000;

const kindOfCode = (code: number): SmsFailure['kind'] => {
  if (code === 7 || code === 8) return 'refused_number';
  return code === 9 ? 'repeated' : 'shop_wide';
};

const refused = (code: number): Result<never, SmsFailure> => fail({ kind: kindOfCode(code), code });

/** Returns the SMSC id of a message, 1…2147483647. The same key always gives the same id. */
const numberOfKey = (key: string): number =>
  (createHash('sha256').update(key).digest().readUInt32BE(0) % 2_147_483_647) + 1;

const hoursAndMinutes = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const loginFields = (credentials: SmscCredentials): Readonly<Record<string, string>> =>
  'apiKey' in credentials ? { apikey: credentials.apiKey } : { login: credentials.login, psw: credentials.password };

function toForm(message: SmsMessage, settings: SmscSettings): URLSearchParams {
  const { credentials, sender } = settings;
  return new URLSearchParams({
    ...loginFields(credentials),
    phones: message.phone,
    mes: message.text,
    id: String(numberOfKey(message.id)),
    fmt: '1',
    charset: 'utf-8', // the provider's default is windows-1251
    ...(sender === undefined ? {} : { sender }),
    ...(message.lifeMinutes === undefined ? {} : { valid: hoursAndMinutes(message.lifeMinutes) }),
    ...(message.partsMax === undefined ? {} : { maxsms: String(message.partsMax) }),
  });
}

/**
 * Returns the result of a sending in the format fmt=1. "1234,1" = sent, with the number of parts. "0,-2" or "275,-3" =
 * rejected with this error code.
 */
function readAnswer(answer: Result<VendorAnswer, VendorSilence>): SmscAnswer {
  if (!answer.ok || answer.value.status !== 200) return refused(smsNoAnswerCode);
  const [, id, count] = /^(\d+),(-?\d+)/.exec(answer.value.text) ?? [];
  if (id === undefined || count === undefined) return refused(smsNoAnswerCode);
  const parts = Number(count);
  if (parts === 0) return refused(smsNoAnswerCode);
  return parts > 0 ? ok({ providerId: id }) : refused(-parts);
}

type Unread = Result<VendorAnswer, VendorSilence>;

/** Returns the parsed body of an answer in the format fmt=3, or the failure that it reports. */
function readJson(answer: Unread): Result<unknown, SmsFailure> {
  if (!answer.ok || answer.value.status !== 200) return refused(smsNoAnswerCode);
  const body = parseJson(answer.value.text);
  const error = valueAt(body, 'error_code');
  return typeof error === 'number' && error > 0 ? refused(error) : ok(body);
}

/**
 * Status codes of status.php. Delivered: 1 delivered, 2 read. Failed: 3 expired, 20 impossible, 22 wrong number, 23
 * denied, 24 no money, 25 unreachable.
 */
const deliveredCodes: ReadonlySet<number> = new Set([1, 2]);
const failedCodes: ReadonlySet<number> = new Set([3, 20, 22, 23, 24, 25]);
/** Status code of a message that the provider does not know. */
const notFoundCode = -3;

/** Returns the delivery in an answer. An unknown status code counts as `waiting`, so that the caller asks again. */
function readDelivery(answer: Unread): Result<SmsDelivery, SmsFailure> {
  const body = readJson(answer);
  if (!body.ok) return body;
  const code = Number(valueAt(body.value, 'status') ?? Number.NaN);
  if (!Number.isInteger(code)) return refused(smsNoAnswerCode);
  if (deliveredCodes.has(code)) return ok({ state: 'delivered', code });
  return ok({ state: failedCodes.has(code) ? 'failed' : 'waiting', code });
}

function readBalance(answer: Unread): Result<Kopecks, SmsFailure> {
  const body = readJson(answer);
  if (!body.ok) return body;
  const balance = valueAt(body.value, 'balance');
  const roubles = typeof balance === 'string' && balance !== '' ? Number(balance) : balance;
  if (typeof roubles !== 'number' || !Number.isFinite(roubles)) return refused(smsNoAnswerCode);
  return ok(Math.round(roubles * 100) as Kopecks);
}

/** Returns the names in an answer of senders.php: a list of objects with the field `sender`. */
function readSenders(answer: Unread): Result<readonly string[], SmsFailure> {
  const body = readJson(answer);
  if (!body.ok) return body;
  if (!Array.isArray(body.value)) return refused(smsNoAnswerCode);
  const names = body.value.map((entry: unknown) => valueAt(entry, 'sender'));
  return ok(names.filter((name) => typeof name === 'string'));
}

/** Returns the real adapter of SMSC.ru (integrations 1). It posts a form, so that URLs contain no secrets. */
export function createSmsc(settings: SmscSettings): SmsPort {
  const now = settings.now ?? (() => performance.now());
  const breaker = createCircuitBreaker({ failuresMax: 5, restMs: 30_000, now });
  const bases = [settings.baseUrl, ...(settings.spareUrls ?? [])];
  const usualMs = settings.timeoutMs ?? 10_000;

  async function ask(
    script: string,
    body: URLSearchParams,
    timeoutMs: number,
  ): Promise<Result<VendorAnswer, VendorSilence>> {
    const endsAtMs = performance.now() + timeoutMs;
    let answer: Result<VendorAnswer, VendorSilence> = fail('not_connected');
    for (const base of bases) {
      const url = new URL(`${base}/sys/${script}.php`);
      const leftMs = Math.floor(endsAtMs - performance.now());
      if (leftMs <= 0) return fail('timeout');
      answer = await requestVendor({ method: 'POST', url, body, timeoutMs: leftMs, answerBytesMax });
      if (answer.ok || answer.error !== 'not_connected') return answer;
    }
    return answer;
  }

  /** Code of the last failure that counted for the circuit breaker. It is returned while the breaker is open. */
  let restCode = smsNoAnswerCode;
  function noteOutcome(code: number): void {
    if (code !== blockedCode && code !== smsNoAnswerCode) return breaker.noteSuccess();
    if (code === blockedCode) breaker.openFor(blockedRestMs);
    else breaker.noteFailure();
    restCode = code;
  }

  async function delivery({ phone, providerId }: Parameters<SmsPort['delivery']>[0]): ReturnType<SmsPort['delivery']> {
    const fields = { ...loginFields(settings.credentials), phone, id: providerId, fmt: '3', charset: 'utf-8' };
    return readDelivery(await ask('status', new URLSearchParams(fields), usualMs));
  }

  return {
    async send(message) {
      if (breaker.isOpen()) return refused(restCode);
      const answer = readAnswer(await ask('send', toForm(message, settings), message.timeoutMs ?? usualMs));
      noteOutcome(answer.ok ? 0 : answer.error.code);
      return answer;
    },
    async find({ phone, id }) {
      const providerId = String(numberOfKey(id));
      const found = await delivery({ phone, providerId });
      if (!found.ok) return found;
      const isAccepted = found.value.state !== 'failed' && found.value.code !== notFoundCode;
      return ok(isAccepted ? { providerId } : null);
    },
    delivery,
    async balance() {
      const fields = { ...loginFields(settings.credentials), fmt: '3', cur: '1' };
      return readBalance(await ask('balance', new URLSearchParams(fields), usualMs));
    },
    async senders() {
      const fields = { ...loginFields(settings.credentials), get: '1', fmt: '3', charset: 'utf-8' };
      return readSenders(await ask('senders', new URLSearchParams(fields), usualMs));
    },
  };
}
