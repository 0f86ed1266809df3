import type { SecondLook } from '@farad/contract/second-look';
import type { StaffProduct } from '@farad/contract/back-office-products';
import { createClient, type CallOutcome, type Client, type Transport } from '@farad/contract/client';
import type { Call, CallName, Calls } from '@farad/contract/calls';
import type { ErrorCode, Locale } from '@farad/domain/shared';

/** The API said no: what it said, in the reader's language. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly code: ErrorCode;
  /** Name of the field that is wrong, as sent. */
  readonly field: string | null;
  /** As it is now, where somebody else changed it meanwhile. */
  readonly product: StaffProduct | null;
  /** Prices that stand only when somebody confirms them. */
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

/** Whether somebody else changed meanwhile what the caller changes. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Refused && error.status === 409 && error.secondLook === null;

type AnswerOf<C extends Call> = Extract<CallOutcome<C>, { readonly ok: true }>['value'];

/** What a call answers. */
export type Answer<Name extends CallName> = AnswerOf<Calls[Name]>;

/** What an expected outcome answers; a refusal is thrown as {@link Refused}, the way queries and mutations take it. */
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

/** The typed client of the shop's API, in the language of the page. */
export const createApi = (base: string, locale: Locale): Client =>
  createClient({ transport: overHttp(base), headers: { 'accept-language': locale } });

/**
 * Sends a file as it is and answers what was answered: the typed client has no such calls. Throws {@link Refused} like
 * {@link answerOf}.
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
