import { fail, ok, type Result } from '@farad/domain/shared';

import { requestVendor, createCircuitBreaker, type VendorRequest } from '../http/index.ts';
import type { SuggestionsFailure, SuggestionsPort } from './port.ts';
import { readAddress, readBank, readCompany, readPlace, readSuggestions } from './read-answer.ts';

export interface DadataSettings {
  /** URL of the API without a trailing slash, `https://suggestions.dadata.ru/suggestions/api/4_1/rs`. */
  readonly baseUrl: string;
  readonly token: string;
  /** Secret key of the account. It may be absent, because suggestions work without it. */
  readonly secret?: string;
  /** Timeout of a request that a person waits for. Default: 5 s. */
  readonly timeoutMs?: number;
  /**
   * Timeout of a request that guesses the visitor's city. Default: 300 ms, because a page waits for it (product S4).
   */
  readonly placeTimeoutMs?: number;
  readonly now?: () => number;
}

type Answer = Result<string, SuggestionsFailure>;

const answerBytesMax = 262_144;
const addressesMax = 7;

/** Statuses of a refusal: wrong key, exceeded limit, or too many requests per second. */
const refusals = [401, 403, 429];

/**
 * Returns a function that sends requests, unless its circuit breaker is open. Guesses of the city have their own
 * circuit breaker, because their short timeout fails more often.
 */
function createAsking(now: () => number): (request: VendorRequest) => Promise<Answer> {
  const breaker = createCircuitBreaker({ failuresMax: 5, restMs: 30_000, now });
  return async (request) => {
    if (breaker.isOpen()) return fail('no_answer');
    const answer = await requestVendor(request);
    if (answer.ok && answer.value.status === 200) {
      breaker.noteSuccess();
      return ok(answer.value.text);
    }
    breaker.noteFailure();
    return fail(answer.ok && refusals.includes(answer.value.status) ? 'refused' : 'no_answer');
  };
}

/** Returns the real adapter of DaData (integrations 4). */
export function createDadata(settings: DadataSettings): SuggestionsPort {
  const { baseUrl, token, secret, timeoutMs = 5000, placeTimeoutMs = 300, now = () => performance.now() } = settings;
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    authorization: `Token ${token}`,
    ...(secret === undefined ? {} : { 'x-secret': secret }),
  };
  const ask = createAsking(now);
  const askPlace = createAsking(now);

  async function suggestions(path: string, body: object): Promise<Result<readonly unknown[], SuggestionsFailure>> {
    const url = new URL(`${baseUrl}/${path}`);
    const answer = await ask({ method: 'POST', url, headers, body: JSON.stringify(body), timeoutMs, answerBytesMax });
    if (!answer.ok) return answer;
    const list = readSuggestions(answer.value);
    return list === null ? fail('no_answer') : ok(list);
  }

  async function one<T>(path: string, body: object, read: (suggestion: unknown) => T | null) {
    const found = await suggestions(path, { ...body, count: 1 });
    return found.ok ? ok(found.value.length === 0 ? null : read(found.value[0])) : found;
  }

  return {
    companyByInn: (inn) =>
      one('findById/party', { query: inn, ...(inn.length === 10 ? { branch_type: 'MAIN' } : {}) }, readCompany),
    bankByBik: (bik) => one('findById/bank', { query: bik }, readBank),
    async addresses(text) {
      const found = await suggestions('suggest/address', { query: text, count: addressesMax });
      return found.ok ? ok(found.value.flatMap((each) => readAddress(each) ?? [])) : found;
    },
    async cityByIp(ip) {
      const url = new URL(`${baseUrl}/iplocate/address`);
      url.searchParams.set('ip', ip);
      const answer = await askPlace({ method: 'GET', url, headers, timeoutMs: placeTimeoutMs, answerBytesMax });
      if (!answer.ok) return answer;
      const place = readPlace(answer.value);
      return place === undefined ? fail('no_answer') : ok(place);
    },
  };
}

const off = async (): Promise<Result<never, 'off'>> => fail('off');

/**
 * Suggestions of a shop without a provider: none. People fill in forms by hand, and the guessed city is the shop's own.
 */
export const noSuggestions: SuggestionsPort = { companyByInn: off, bankByBik: off, addresses: off, cityByIp: off };
