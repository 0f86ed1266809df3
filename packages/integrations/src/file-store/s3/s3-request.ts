import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { AwsV4Signer } from 'aws4fetch';

import { FileStoreError } from '../port.ts';
import { errorOf, mayPass, readFailure, type S3Failure } from './s3-errors.ts';

/** Address and account of a bucket. */
export interface S3Settings {
  /** URL of the store, such as `https://storage.example`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  /** True = the bucket is in the path of the URL, false = it is the first part of the host. */
  readonly isPathStyle: boolean;
  /** Beginning of all names in the bucket, such as `farad/`; may be empty. */
  readonly prefix: string;
}

/** Times in milliseconds, and numbers of tries. */
export interface S3Patience {
  /** How long the first byte of an answer, or the next one, may take. */
  readonly silenceMs: number;
  readonly triesMax: number;
  /** Longest pause before the second try; each further one is twice as long. The pause itself is random. */
  readonly pauseMs: number;
}

export const usualPatience: S3Patience = { silenceMs: 15_000, triesMax: 4, pauseMs: 200 };

export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** Key of the object, without the prefix; null = the bucket itself. */
  readonly key: string | null;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** An answer whose body was not read yet. `stop` ends it. A body that is not read holds a connection. */
export interface S3Answer {
  readonly response: Response;
  readonly stop: () => void;
}

export type S3Outcome =
  | { readonly isDone: true; readonly answer: S3Answer }
  | { readonly isDone: false; readonly failure: S3Failure };

/** A slow network sends a body at this speed at least. */
const bytesPerMs = 50;
const errorBytesMax = 64 * 1024;

const encodePart = (part: string): string =>
  encodeURIComponent(part).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const sha256Of = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex');

/** Codes of errors of connections, for the log. */
const causeOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return cause instanceof Error ? cause.name : String(cause);
};

/** Returns the URL of an object, or of the bucket. */
export function urlOf({ endpoint, bucket, isPathStyle, prefix }: S3Settings, { key, query = {} }: S3Request): URL {
  const url = new URL(endpoint);
  const base = url.pathname.replace(/\/$/, '');
  if (!isPathStyle) url.host = `${bucket}.${url.host}`;
  const parts = [...(isPathStyle ? [bucket] : []), ...(key === null ? [] : `${prefix}${key}`.split('/'))];
  url.pathname = `${base}/${parts.map(encodePart).join('/')}`;
  // In a query `+` may be a space or a plus sign, so it is not used.
  url.search = Object.entries(query)
    .map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`)
    .join('&');
  return url;
}

/** Yields the body of an answer. Throws if nothing comes for `silenceMs`. A reader that leaves ends the answer. */
export async function* chunksOf({ response, stop }: S3Answer, silenceMs: number): AsyncGenerator<Uint8Array> {
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = response.body?.getReader();
  if (reader === undefined) return;
  try {
    for (;;) {
      const timer = setTimeout(stop, silenceMs);
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw new FileStoreError('unreachable', `file store: the answer broke off: ${causeOf(error)}`, error);
  } finally {
    stop();
  }
}

async function textOf(answer: S3Answer, silenceMs: number, bytesMax = Number.POSITIVE_INFINITY): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunksOf(answer, silenceMs)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > bytesMax) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Sends signed requests to a bucket. A request that failed in passing is repeated after a random pause. All of them may
 * be repeated: a second one changes nothing.
 */
export function openRequests(settings: S3Settings, patience: S3Patience = usualPatience) {
  const keys = new Map<string, ArrayBuffer>();
  const { keyId: accessKeyId, secret: secretAccessKey, region } = settings;

  async function once(request: S3Request): Promise<S3Outcome> {
    const { method, headers = {}, body } = request;
    const ending = new AbortController();
    const late = new FileStoreError('unreachable', `file store: ${method}: no answer in time`);
    const limitMs = patience.silenceMs + (body?.length ?? 0) / bytesPerMs;
    const timer = setTimeout(() => ending.abort(late), limitMs);
    try {
      const signed = await new AwsV4Signer({
        method,
        url: urlOf(settings, request).href,
        // The hash is signed, so the store refuses a body that was changed on the way.
        headers: { ...headers, 'x-amz-content-sha256': sha256Of(body ?? new Uint8Array()) },
        accessKeyId,
        secretAccessKey,
        region,
        service: 's3',
        cache: keys,
      }).sign();
      const response = await fetch(signed.url, {
        method,
        headers: signed.headers,
        // The type of fetch wants a view that is not of shared memory; each body here is one.
        body: (body ?? null) as Uint8Array<ArrayBuffer> | null,
        redirect: 'manual',
        signal: ending.signal,
      });
      const answer = { response, stop: () => ending.abort() };
      if (response.ok) return { isDone: true, answer };
      return {
        isDone: false,
        failure: readFailure(response.status, await textOf(answer, patience.silenceMs, errorBytesMax)),
      };
    } finally {
      clearTimeout(timer);
    }
  }

  /** Sends a request. Throws if the store does not answer. An error answer that may not pass is returned. */
  async function send(request: S3Request): Promise<S3Outcome> {
    for (let tries = 1; ; tries += 1) {
      const isLast = tries >= patience.triesMax;
      try {
        const outcome = await once(request);
        if (outcome.isDone || !mayPass(outcome.failure)) return outcome;
        if (isLast) throw errorOf(request.method, outcome.failure);
      } catch (error) {
        if (error instanceof FileStoreError && error.trouble !== 'unreachable') throw error;
        if (isLast) {
          if (error instanceof FileStoreError) throw error;
          throw new FileStoreError('unreachable', `file store: ${request.method}: ${causeOf(error)}`, error);
        }
      }
      // Full jitter: processes that failed together do not come back together.
      await pause(Math.random() * patience.pauseMs * 2 ** (tries - 1));
    }
  }

  return {
    /** Sends a request that must succeed, and returns the text of the answer. */
    text: async (request: S3Request): Promise<string> => {
      const outcome = await send(request);
      if (outcome.isDone) return textOf(outcome.answer, patience.silenceMs);
      throw errorOf(request.method, outcome.failure);
    },
    /** Sends a request for something that may be missing: null = there is no such object. */
    found: async (request: S3Request): Promise<S3Answer | null> => {
      const outcome = await send(request);
      if (outcome.isDone) return outcome.answer;
      const { status, code } = outcome.failure;
      if (code === 'NoSuchKey' || code === 'NoSuchUpload' || (status === 404 && code === '')) return null;
      throw errorOf(request.method, outcome.failure);
    },
  };
}

export type S3Requests = ReturnType<typeof openRequests>;
