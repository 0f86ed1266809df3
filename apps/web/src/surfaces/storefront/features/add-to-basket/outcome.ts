import type { ErrorBody } from '@farad/contract/error';
import type { ErrorCode } from '@farad/domain/shared';

/** Reason why a product was not added to the basket, with the stock and the nearest valid quantities. */
export interface LineProblem {
  readonly code: ErrorCode;
  readonly message?: string | undefined;
  readonly available?: number | undefined;
  readonly allowed?: ErrorBody['error']['allowed'] | undefined;
}

/** Answer of the resource route to a script. */
export type AddOutcome = { readonly ok: true } | { readonly ok: false; readonly problem: LineProblem };
