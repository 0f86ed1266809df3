import type { SecondLook } from '@farad/contract/office/prices/prices';
import type { StaffProduct } from '@farad/contract/office/catalogue/products';
import { createClient, type CallOutcome, type Client, type Transport } from '@farad/contract/client';
import type { Call, CallName, Calls } from '@farad/contract/calls';
import type { ErrorCode, Locale } from '@farad/domain/shared';

/** Thrown when the API refuses a call. The message is in the reader's language. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly code: ErrorCode;
  /** Name of the rejected field as in the request; null = no single field is wrong. */
  readonly field: string | null;
  /** Current product after an editing conflict; otherwise null. */
  readonly product: StaffProduct | null;
  /** Prices that need confirmation before they are saved; otherwise null. */
  readonly secondLook: SecondLook | null;

  constructor(
    status: number,
    error: {
      code: ErrorCode;
      message: string;
      field?: string | undefined;
      product?: StaffProduct | undefined;
      secondLook?: SecondLook | undefined;
    },
  ) {
    super(error.message);
    this.status = status;
    this.code = error.code;
    this.field = error.field ?? null;
    this.product = error.product ?? null;
    this.secondLook = error.secondLook ?? null;
  }
}

/** Returns true if the call failed because somebody else edited the same object. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Refused && error.status === 409 && error.secondLook === null;

type AnswerOf<C extends Call> = Extract<CallOutcome<C>, { readonly ok: true }>['value'];

/** Type of the body of a successful answer to the named call. */
export type Answer<Name extends CallName> = AnswerOf<Calls[Name]>;

/**
 * Returns the body of a successful answer. For a failure, throws {@link Refused}, because queries and mutations expect
 * an exception.
 */
export async function answerOf<C extends Call>(outcome: Promise<CallOutcome<C>>): Promise<AnswerOf<C>> {
  const settled = await outcome;
  if (settled.ok) return settled.value;
  throw new Refused(settled.status, settled.error);
}

const overHttp =
  (base: string): Transport =>
  async ({ method, path, headers, body }) => {
    const response = await fetch(base + path, {
      method,
      headers,
      credentials: 'include',
      cache: 'no-store',
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, setCookies: [], body: await response.text() };
  };

/** Returns the typed client of the shop's API. Error messages and names come in `locale`. */
export const createApi = (base: string, locale: Locale): Client =>
  createClient({ transport: overHttp(base), headers: { 'accept-language': locale } });

/**
 * Posts a file as the raw request body and returns the parsed answer. The typed client cannot do that. For a failure,
 * throws {@link Refused} like {@link answerOf}.
 */
export async function sendFile(base: string, path: string, file: Blob, locale: Locale): Promise<unknown> {
  const response = await fetch(base + path, {
    method: 'POST',
    body: file,
    headers: { 'content-type': file.type, 'accept-language': locale },
    credentials: 'include',
  });
  if (response.ok) return response.json();
  const { ErrorBody } = await import('@farad/contract/error');
  throw new Refused(response.status, ErrorBody.parse(await response.json()).error);
}
