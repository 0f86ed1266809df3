import type { ErrorBody } from '@farad/contract/error';
import type { ErrorCode } from '@farad/domain/shared';

/** Why a line did not go into the basket, with what can be done about it. */
export interface LineProblem {
  readonly code: ErrorCode;
  readonly message?: string | undefined;
  readonly available?: number | undefined;
  readonly allowed?: ErrorBody['error']['allowed'] | undefined;
}

/** What the resource route answers to a page with JavaScript. */
export type AddOutcome = { readonly ok: true } | { readonly ok: false; readonly problem: LineProblem };
