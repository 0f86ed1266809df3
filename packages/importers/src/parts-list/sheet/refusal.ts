import type { NotPartsList } from '@farad/domain/bom';
import { fail, type Result } from '@farad/domain/shared';

/** A file that is not a parts list, and its real kind. */
export interface PartsFileFailure {
  readonly code: 'not_a_parts_list';
  readonly what: NotPartsList;
}

export type Read<T> = Result<T, PartsFileFailure>;

export const refuse = (what: NotPartsList): { readonly ok: false; readonly error: PartsFileFailure } =>
  fail({ code: 'not_a_parts_list', what });
