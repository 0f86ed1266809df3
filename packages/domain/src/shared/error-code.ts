/**
 * Codes of all expected failures that a client can get, with their HTTP status. The texts of every language are typed
 * `Record<ErrorCode, …>`, so a code without texts does not compile. `Failure` in the contract defines the data of each
 * code.
 */
export const statusOf = {
  invalid_input: 400, // a field of the request has an invalid form
  unknown_field: 400, // the call does not know this field
  not_found: 404, // does not exist, or the caller may not see it
  method_not_allowed: 405, // the path exists, but not with this method
  unauthenticated: 401, // sign-in required
  forbidden: 403, // signed in, but without permission
  insecure_transport: 403, // sign-in over plain http from another machine
  foreign_origin: 403, // a changing call from another site
  too_many_requests: 429, // rate limit exceeded
  body_too_large: 413,
  nested_too_deep: 400, // JSON has too many levels
  unsupported_media_type: 415,
  unknown_product: 404,
  not_enough_stock: 409,
  below_minimum_quantity: 400,
  off_multiple: 400,
  not_for_sale: 409, // known, archived or draft
  basket_empty: 409,
  basket_too_long: 409, // more lines than a basket may have
  request_too_long: 409, // more lines than a request for a quote may have
  comparison_full: 409, // the comparison has the maximum number of products
  favourites_full: 409, // the customer has the maximum number of favourites
  guest_favourites_full: 409, // the guest has the maximum number of favourites
  too_many_lists: 409,
  too_many_baskets: 409,
  api_full: 409, // maximum number of API keys or webhooks reached
  scope_missing: 403, // the key lacks the scope of this call; `field` names it
  private_address: 422, // webhooks may not be sent to this address
  duplicate: 409, // the name is already used
  nothing_to_watch: 409, // the product is in stock, has that price already, or is not sold
  too_many_watches: 409,
  already_reviewed: 409, // one review per product and account
  totals_changed: 409, // price, stock or delivery differ from what the buyer saw
  coupon_refused: 409, // used up, over or not valid for these goods
  delivery_unavailable: 422, // no delivery to this place, or the pickup point is closed
  payment_method_refused: 422, // this order cannot be paid by this method
  idempotency_key_reused: 422, // the same key with another body
  idempotency_in_progress: 409,
  invalid_phone: 400,
  foreign_phone: 400, // a + with another country code
  not_a_mobile_phone: 400, // only 79… numbers can receive codes
  invalid_email: 400,
  code_resend_too_early: 429,
  code_day_limit: 429,
  code_not_sent: 503, // the provider failed for the whole shop
  bot_check_failed: 403, // the bot check token is missing or already used
  grant_missing: 403, // registration without a correct code before
  proof_missing: 403, // requires a code to one of the own contacts first
  wrong_code: 400, // the code for a contact is wrong or expired
  address_taken: 409, // another account has confirmed this contact
  last_owner: 409, // a company keeps at least one owner
  company_known: 409, // the caller is already a member of a company with these numbers
  companies_full: 409, // maximum number of companies, members or invitations reached
  invitation_over: 409, // accepted, withdrawn or expired
  invitation_for_another: 403, // it is for another phone or e-mail
  buyer_changed: 409, // the account buys as another company or person than the page showed
  addresses_full: 409, // maximum number of addresses reached
  return_photos_full: 409, // too many photos of an order wait for a return request
  wrong_credentials: 401, // wrong e-mail or password of a staff member
  weak_password: 400,
  beyond_own_rights: 403, // nobody gives rights that they do not have
  role_name_taken: 409,
  last_administrator: 409, // the back office keeps at least one administrator
  own_account: 409, // staff cannot change their own roles or lock themselves out
  account_blocked: 403, // the shop has blocked this customer
  shop_not_open: 409, // no orders in production until the seller is set
  shop_not_ready: 409, // faults keep the shop from opening; `detail` names them
  shop_closed: 503, // buyers may not enter yet, or for a while
  invoice_email_needed: 400, // an invoice needs an e-mail
  receipt_email_needed: 400, // the cash register sends receipts of online payments by e-mail only
  seller_missing: 409, // no invoices until the seller is set
  nothing_to_invoice: 409, // the order costs nothing or is finished
  broken_statement: 422, // the bank statement is truncated or of another format
  foreign_statement: 422, // the bank statement is not of the seller's account
  already_decided: 409, // staff have already decided about this payment
  quote_expired: 409, // the quote is no longer valid
  request_changed: 409, // the state of the request for a quote does not allow this
  text_changed: 409, // another person changed this catalogue text meanwhile
  price_second_look: 409, // prices below cost or changed a lot; `isConfirmed` accepts them
  product_changed: 409, // another person changed the product meanwhile
  settings_changed: 409, // another person changed the settings meanwhile
  account_needed: 409, // the shop's only account at a payment provider cannot be removed
  too_many_open_orders: 409, // the buyer's limit of unpaid orders is reached
  below_order_minimum: 409, // goods below the minimum order total; `detail` has the minimum
  content_changed: 409, // another person changed the text meanwhile
  catalogue_changed: 409, // another person changed the category, attribute or brand meanwhile
  in_use: 409, // something else still refers to it; `detail` says what
  import_running: 409, // categories, attributes and brands are locked while an import runs
  nothing_to_undo: 409, // no bulk change is left to undo
  import_state: 409, // the state of the import does not allow this
  import_not_undoable: 409, // too old, or later imports changed the same parts
  order_changed: 409, // another person changed the order's lines, delivery or payment meanwhile
  order_paid: 409, // the total of a paid order cannot change
  order_in_payment: 409, // a payment of the order is in progress
  order_over_limit: 409, // above the buyer's limit; an owner of the company has to approve
  order_not_split: 409, // one of the two orders would have nothing to pay
  transition_not_allowed: 409, // the order cannot make this move
  pieces_packed: 409, // packed pieces must be unpacked before they are refunded as unsent
  order_has_left: 409, // the order left or is completed, so the pieces cannot be sent again
  last_parcel_waits: 409, // the last parcel may leave only when the whole order is in the warehouse
  goods_unpaid: 409, // goods do not leave before they are paid
  not_to_pick: 409, // goods of the order cannot be picked now
  wave_taken: 409, // another person picks this wave
  wave_changed: 409, // the wave is finished, or another person changed it
  wave_unfinished: 409, // some cells are neither picked nor reported as short
  nothing_to_refund: 409, // the order has no money that is not refunded
  refund_other_way: 409, // the money came by another way than the refund
  refund_owed: 409, // returned goods are not refunded yet
  refund_refused: 409, // below a rouble, above the rest, or too old
  search_unavailable: 503, // the engine of searches does not answer; everything else works
  unavailable: 503, // the database or the search index is not ready
  internal: 500, // unexpected error
} as const;

export type ErrorCode = keyof typeof statusOf;

export const errorCodes = /* @__PURE__ */ Object.keys(statusOf) as readonly ErrorCode[];
