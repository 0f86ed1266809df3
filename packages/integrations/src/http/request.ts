import { fail, ok, type Result } from '@farad/domain/shared';

/** What a vendor is asked. Every vendor's adapter speaks HTTP through here. */
export interface VendorRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
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

async function readAtMost(response: Response, bytesMax: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const parts: AsyncIterable<Uint8Array> | readonly Uint8Array[] = response.body ?? [];
  for await (const chunk of parts) {
    length += chunk.byteLength;
    if (length > bytesMax) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** An answer that is a file. */
export interface VendorFile {
  readonly status: number;
  readonly bytes: Uint8Array;
}

/** Asks a vendor for a file, once: bounded in time and size, no redirect is followed. Never throws for the vendor. */
export async function askVendorForFile(request: VendorRequest): Promise<Result<VendorFile, VendorSilence>> {
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers ?? {},
      body: request.body ?? null,
      redirect: 'manual',
      signal: AbortSignal.timeout(request.timeoutMs),
    });
    const bytes = await readAtMost(response, request.answerBytesMax);
    if (bytes === null) return fail('too_long');
    if (response.status >= 300 && response.status < 400) return fail('redirected');
    return ok({ status: response.status, bytes });
  } catch (error) {
    return fail(silenceOf(error));
  }
}

/** Asks a vendor once for text: bounded in time and size, no redirect is followed. Never throws for the vendor. */
export async function askVendor(request: VendorRequest): Promise<Result<VendorAnswer, VendorSilence>> {
  const answer = await askVendorForFile(request);
  if (!answer.ok) return answer;
  const { status, bytes } = answer.value;
  return ok({ status, text: new TextDecoder().decode(bytes) });
}
