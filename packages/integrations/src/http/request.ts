import { fail, ok, type Result } from '@farad/domain/shared';

/** What a vendor is asked. Every vendor's adapter speaks HTTP through here. */
export interface VendorRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
  /** Connecting, asking and reading together. */
  readonly timeoutMs: number;
  /** Longer answers are dropped unread. */
  readonly answerBytesMax: number;
}

export interface VendorAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * Why there is no answer. `not_connected`: the vendor certainly got nothing, so asking a spare host is safe; after the
 * others it may have done what was asked. Carries no address, header or body: nothing secret can reach a log from here.
 */
export type VendorSilence = 'not_connected' | 'timeout' | 'broken' | 'redirected' | 'too_long';

const notConnectedCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function silenceOf(error: unknown): VendorSilence {
  if (!(error instanceof Error)) return 'broken';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return notConnectedCodes.has(code) ? 'not_connected' : 'broken';
}

async function readAtMost(response: Response, bytesMax: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const parts: AsyncIterable<Uint8Array> | readonly Uint8Array[] = response.body ?? [];
  for await (const chunk of parts) {
    length += chunk.byteLength;
    if (length > bytesMax) return null;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Asks a vendor once: bounded in time and size, no redirect is followed. What the vendor does never throws. */
export async function askVendor(request: VendorRequest): Promise<Result<VendorAnswer, VendorSilence>> {
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers ?? {},
      body: request.body ?? null,
      redirect: 'manual',
      signal: AbortSignal.timeout(request.timeoutMs),
    });
    const text = await readAtMost(response, request.answerBytesMax);
    if (text === null) return fail('too_long');
    if (response.status >= 300 && response.status < 400) return fail('redirected');
    return ok({ status: response.status, text });
  } catch (error) {
    return fail(silenceOf(error));
  }
}
