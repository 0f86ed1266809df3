import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { fail, ok, type Result } from '@farad/domain/shared';

import { isPublicUrl, PrivateAddress, publicLookup } from './public-lookup.ts';

export interface FetchedFile {
  /** File name, from the last segment of the URL. */
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
}

export interface FetchBounds {
  readonly bytesMax: number;
  readonly limitMs: number;
}

/** Downloads of files from the public internet. */
export interface FilesPort {
  /** True if a URL may be requested at all. Its host is not resolved for this. */
  readonly mayBeFetched: (address: string) => boolean;
  /** Downloads a file from an https URL. `makeWriter` is called only when data arrive. */
  readonly fetchFile: (
    url: string,
    makeWriter: () => NodeJS.WritableStream,
    bounds: FetchBounds,
  ) => Promise<Result<FetchedFile, 'private_address' | 'not_there' | 'too_large'>>;
}

class Refused extends Error {
  readonly code: 'private_address' | 'not_there' | 'too_large';

  constructor(code: Refused['code']) {
    super(code);
    this.code = code;
  }
}

const redirectsMax = 3;

export { isPublicUrl as mayBeFetched };

const ask = (url: string, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolved, reject) => {
    request(url, { lookup: publicLookup, signal }, resolved).on('error', reject).end();
  });

/**
 * Requests a URL and follows a few redirects. Each target is checked as the first URL was. Returns the answer with
 * status 200. Throws Refused if there is none.
 */
export async function follow<A extends Pick<IncomingMessage, 'statusCode' | 'headers' | 'destroy'>>(
  url: string,
  askFor: (address: string) => Promise<A>,
): Promise<A> {
  let address = url;
  for (let redirects = 0; redirects <= redirectsMax; redirects += 1) {
    if (!isPublicUrl(address)) throw new Refused('private_address');
    const answer = await askFor(address);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return answer;
    answer.destroy();
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) throw new Refused('not_there');
    if (!URL.canParse(headers.location, address)) throw new Refused('not_there');
    address = new URL(headers.location, address).href;
  }
  throw new Refused('not_there');
}

const isNetwork = (error: unknown): boolean =>
  error instanceof Error && ('code' in error || error.name === 'AbortError' || error.name === 'TimeoutError');

/** Returns the last segment of a URL as a file name. A segment that cannot be decoded is returned as it is. */
export function fileNameOf(url: string): string {
  const part = new URL(url).pathname.split('/').at(-1) ?? '';
  let name = part;
  try {
    name = decodeURIComponent(part);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
  }
  return name.replace(/\p{Cc}/gu, '') || 'file';
}

/**
 * Downloads a file, with limits of size and time. It requests only https on the default port, and only addresses that
 * are not private. The address that the host resolves to is checked too.
 */
export const fetchFile: FilesPort['fetchFile'] = async (url, makeWriter, { bytesMax, limitMs }) => {
  const signal = AbortSignal.timeout(limitMs);
  let size = 0;
  const bounded = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.length;
      done(size > bytesMax ? new Refused('too_large') : null, chunk);
    },
  });
  try {
    const answer = await follow(url, (address) => ask(address, signal));
    await pipeline(answer, bounded, makeWriter(), { signal });
    return ok({ name: fileNameOf(url), size });
  } catch (error) {
    if (error instanceof PrivateAddress) return fail('private_address');
    if (error instanceof Refused) return fail(error.code);
    if (isNetwork(error)) return fail('not_there');
    throw error;
  }
};
