import type { ErrorCode } from '@farad/domain/shared';

import type { Call } from './call.ts';

/** HTTP status of each code. */
export const statusOf = {
  invalid_input: 400,
  unknown_field: 400,
  not_found: 404,
  method_not_allowed: 405,
  unauthenticated: 401,
  forbidden: 403,
  insecure_transport: 403,
  foreign_origin: 403,
  too_many_requests: 429,
  body_too_large: 413,
  nested_too_deep: 400,
  unsupported_media_type: 415,
  unknown_product: 404,
  not_enough_stock: 409,
  below_minimum_quantity: 400,
  off_multiple: 400,
  not_for_sale: 409,
  basket_empty: 409,
  basket_too_long: 409,
  request_too_long: 409,
  comparison_full: 409,
  favourites_full: 409,
  guest_favourites_full: 409,
  too_many_lists: 409,
  too_many_baskets: 409,
  api_full: 409,
  scope_missing: 403,
  private_address: 422,
  duplicate: 409,
  nothing_to_watch: 409,
  too_many_watches: 409,
  already_reviewed: 409,
  totals_changed: 409,
  coupon_refused: 409,
  delivery_unavailable: 422,
  payment_method_refused: 422,
  idempotency_key_reused: 422,
  idempotency_in_progress: 409,
  invalid_phone: 400,
  foreign_phone: 400,
  not_a_mobile_phone: 400,
  invalid_email: 400,
  code_resend_too_early: 429,
  code_day_limit: 429,
  code_not_sent: 503,
  bot_check_failed: 403,
  grant_missing: 403,
  proof_missing: 403,
  wrong_code: 400,
  address_taken: 409,
  last_owner: 409,
  company_known: 409,
  companies_full: 409,
  invitation_over: 409,
  invitation_for_another: 403,
  buyer_changed: 409,
  addresses_full: 409,
  wrong_credentials: 401,
  weak_password: 400,
  last_administrator: 409,
  own_account: 409,
  account_blocked: 403,
  shop_not_open: 409,
  invoice_email_needed: 400,
  receipt_email_needed: 400,
  seller_missing: 409,
  nothing_to_invoice: 409,
  broken_statement: 422,
  foreign_statement: 422,
  already_decided: 409,
  goods_unpaid: 409,
  not_to_pick: 409,
  wave_taken: 409,
  wave_changed: 409,
  wave_unfinished: 409,
  quote_expired: 409,
  request_changed: 409,
  text_changed: 409,
  price_second_look: 409,
  product_changed: 409,
  settings_changed: 409,
  account_needed: 409,
  too_many_open_orders: 409,
  below_order_minimum: 409,
  content_changed: 409,
  catalogue_changed: 409,
  in_use: 409,
  import_running: 409,
  nothing_to_undo: 409,
  import_state: 409,
  import_not_undoable: 409,
  order_changed: 409,
  order_paid: 409,
  order_in_payment: 409,
  order_over_limit: 409,
  order_not_split: 409,
  transition_not_allowed: 409,
  pieces_packed: 409,
  order_has_left: 409,
  last_parcel_waits: 409,
  nothing_to_refund: 409,
  refund_other_way: 409,
  refund_owed: 409,
  refund_refused: 409,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorCode, number>;

export type ErrorStatus = (typeof statusOf)[ErrorCode];

const always = [401, 403, 429, 503] as const satisfies readonly ErrorStatus[];
const ofInput = [400, 404] as const satisfies readonly ErrorStatus[];
const ofChanges = [409, 413, 415, 422] as const satisfies readonly ErrorStatus[];

/**
 * Error statuses that a call may answer: whatever is named in a path, a query or a body may be wrong or missing. 405 and
 * 500 come to no call by what it is given.
 */
export function errorStatusesOf({ method, path, query, hasFilterQuery }: Call): readonly ErrorStatus[] {
  const isChange = method === 'POST';
  const hasInput = isChange || path.includes('{') || query !== undefined || hasFilterQuery === true;
  return [...always, ...(hasInput ? ofInput : []), ...(isChange ? ofChanges : [])].toSorted(
    (one, other) => one - other,
  );
}

/** Statuses of a call that was carried out: the one of its success, and of an answer that tells of a fault. */
export const okStatusesOf = ({ status, faultStatus }: Call): readonly number[] =>
  faultStatus === undefined ? [status ?? 200] : [status ?? 200, faultStatus];
