import { fail, ok, type Result } from '@farad/domain/shared';

/** A request to a vendor. The adapters of all vendors send their HTTP requests with this module. */
export interface VendorRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
  /** Timeout in milliseconds for connecting, sending and reading together. */
  readonly timeoutMs: number;
  /** Maximum size of the answer. A longer answer is a failure (`too_long`). */
  readonly answerBytesMax: number;
}

export interface VendorAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * Why there is no answer. `not_connected` = the vendor received nothing, so another host of the vendor may be asked.
 * With the other values the vendor may have acted. None contains a URL, header or body, so no secret can get into a
 * log.
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

/** Answer of a vendor as bytes, such as a file. */
export interface VendorFile {
  readonly status: number;
  readonly bytes: Uint8Array;
}

/**
 * Sends one request to a vendor, with limits of time and size. Returns the answer as bytes. Redirects are not followed.
 * Never throws when the vendor fails.
 */
export async function requestVendorFile(request: VendorRequest): Promise<Result<VendorFile, VendorSilence>> {
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

/**
 * Sends one request to a vendor, with limits of time and size. Returns the answer as text. Redirects are not followed.
 * Never throws when the vendor fails.
 */
export async function requestVendor(request: VendorRequest): Promise<Result<VendorAnswer, VendorSilence>> {
  const answer = await requestVendorFile(request);
  if (!answer.ok) return answer;
  const { status, bytes } = answer.value;
  return ok({ status, text: new TextDecoder().decode(bytes) });
}
