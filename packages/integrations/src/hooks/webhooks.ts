import { once } from 'node:events';
import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';

import { fail, ok, type Result } from '@farad/domain/shared';

import { isPublicUrl, PrivateAddress, publicLookup } from '../files/public-lookup.ts';
import type { HookMessage, HookPort, HookSilence } from './port.ts';

export interface HookSettings {
  /**
   * True = webhooks on the server computer are allowed, even without https. For a shop that uses local imitations of
   * its vendors.
   */
  readonly allowsLoopback: boolean;
}

const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

function isLoopbackUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  return /^https?:$/.test(protocol) && loopbackHost.test(hostname) && username === '' && password === '';
}

/**
 * Starts the request of a webhook. Each call opens a new connection, so it uses the checked address and does not wait
 * for other calls.
 */
function begin({ url, headers, body }: HookMessage, isOwn: boolean, signal: AbortSignal): ClientRequest {
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    agent: false,
    signal,
  } as const;
  if (!isOwn) return requestHttps(url, { ...options, lookup: publicLookup });
  return new URL(url).protocol === 'http:' ? requestHttp(url, options) : requestHttps(url, options);
}

async function readAtMost(answer: IncomingMessage, bytesMax: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= bytesMax) break;
  }
  return Buffer.concat(chunks).subarray(0, bytesMax).toString('utf8');
}

const notConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

function silenceOf(error: unknown): HookSilence {
  if (error instanceof PrivateAddress) return 'private_address';
  if (!(error instanceof Error)) return 'broken';
  return 'code' in error && notConnected.has(String(error.code)) ? 'not_connected' : 'broken';
}

/**
 * Returns the calls of webhooks over the public internet. They use only https, and only addresses that are not private.
 * The address that a host resolves to is checked too.
 */
export function createHooks({ allowsLoopback }: HookSettings): HookPort {
  const isOwn = (url: string): boolean => allowsLoopback && isLoopbackUrl(url);
  const mayBeTold = (url: string): boolean => isPublicUrl(url) || isOwn(url);
  return {
    mayBeTold,
    tell: async (message): Promise<Result<{ status: number; text: string }, HookSilence>> => {
      if (!mayBeTold(message.url)) return fail('private_address');
      const signal = AbortSignal.timeout(message.timeoutMs);
      const requested = begin(message, isOwn(message.url), signal);
      try {
        requested.end(message.body);
        const [answer] = (await once(requested, 'response', { signal })) as [IncomingMessage];
        const text = await readAtMost(answer, message.answerBytesMax);
        return ok({ status: answer.statusCode ?? 0, text });
      } catch (error) {
        return fail(signal.aborted ? 'timeout' : silenceOf(error));
      } finally {
        requested.on('error', () => undefined).destroy();
      }
    },
  };
}
