/**
 * All expected failures that reach a client. The maps of HTTP status and of texts in three languages `satisfies
 * Record<ErrorCode, …>`, so a new code does not compile until it is mapped.
 */
export const errorCodes = [
  'invalid_input', // a field of the request has an invalid form
  'unknown_field', // the call does not know this field
  'not_found', // does not exist, or the caller may not see it
  'method_not_allowed', // the path exists, but not with this method
  'unauthenticated', // sign-in required
  'forbidden', // signed in, but without permission
  'insecure_transport', // sign-in over plain http from another machine
  'foreign_origin', // a changing call from another site
  'too_many_requests', // rate limit exceeded
  'body_too_large',
  'nested_too_deep', // JSON has too many levels
  'unsupported_media_type',
  'unknown_product',
  'not_enough_stock', // carries `available`
  'below_minimum_quantity', // carries `allowed`
  'off_multiple', // carries `allowed`
  'not_for_sale', // known, archived or draft
  'basket_empty',
  'basket_too_long', // more lines than a basket may have
  'request_too_long', // more lines than a request for a quote may have
  'comparison_full', // the comparison has the maximum number of products
  'favourites_full', // the customer has the maximum number of favourites
  'guest_favourites_full', // the guest has the maximum number of favourites
  'too_many_lists',
  'too_many_baskets',
  'api_full', // maximum number of API keys or webhooks reached
  'scope_missing', // the key lacks the scope of this call; `field` names it
  'private_address', // webhooks may not be sent to this address
  'duplicate', // the name is already used
  'nothing_to_watch', // the product is in stock, has that price already, or is not sold
  'too_many_watches',
  'already_reviewed', // one review per product and account
  'totals_changed', // price, stock or delivery differ from what the buyer saw
  'coupon_refused', // used up, over or not valid for these goods; carries `quote`
  'delivery_unavailable', // no delivery to this place, or the pickup point is closed
  'payment_method_refused', // this order cannot be paid by this method
  'idempotency_key_reused', // the same key with another body
  'idempotency_in_progress',
  'invalid_phone',
  'foreign_phone', // a + with another country code
  'not_a_mobile_phone', // only 79… numbers can receive codes
  'invalid_email',
  'code_resend_too_early', // carries `retryAfterSeconds`
  'code_day_limit',
  'code_not_sent', // the provider failed for the whole shop
  'bot_check_failed', // the bot check token is missing or already used
  'grant_missing', // registration without a correct code before
  'proof_missing', // requires a code to one of the own contacts first
  'wrong_code', // the code for a contact is wrong or expired
  'address_taken', // another account has confirmed this contact
  'last_owner', // a company keeps at least one owner
  'company_known', // the caller is already a member of a company with these numbers
  'companies_full', // maximum number of companies, members or invitations reached
  'invitation_over', // accepted, withdrawn or expired
  'invitation_for_another', // it is for another phone or e-mail
  'buyer_changed', // the account buys as another company or person than the page showed
  'addresses_full', // maximum number of addresses reached
  'wrong_credentials', // wrong e-mail or password of a staff member
  'weak_password',
  'last_administrator', // the back office keeps at least one administrator
  'own_account', // staff cannot change their own roles or lock themselves out
  'account_blocked', // the shop has blocked this customer
  'shop_not_open', // no orders in production until the seller is set
  'invoice_email_needed', // an invoice needs an e-mail
  'receipt_email_needed', // the cash register sends receipts of online payments by e-mail only
  'seller_missing', // no invoices until the seller is set
  'nothing_to_invoice', // the order costs nothing or is finished
  'broken_statement', // the bank statement is truncated or of another format
  'foreign_statement', // the bank statement is not of the seller's account
  'already_decided', // staff have already decided about this payment
  'quote_expired', // the quote is no longer valid
  'request_changed', // the state of the request for a quote does not allow this
  'text_changed', // another person changed this catalogue text meanwhile
  'price_second_look', // prices below cost or changed a lot; carries `secondLook`, and `isConfirmed` accepts them
  'product_changed', // another person changed the product meanwhile; carries `product`
  'settings_changed', // another person changed the settings meanwhile
  'account_needed', // the shop's only account at a payment provider cannot be removed
  'too_many_open_orders', // the buyer's limit of unpaid orders is reached
  'below_order_minimum', // goods below the minimum order total; `detail` has the minimum
  'content_changed', // another person changed the text meanwhile
  'catalogue_changed', // another person changed the category, attribute or brand meanwhile
  'in_use', // something else still refers to it; `detail` says what
  'import_running', // categories, attributes and brands are locked while an import runs
  'nothing_to_undo', // no bulk change is left to undo
  'import_state', // the state of the import does not allow this
  'import_not_undoable', // too old, or later imports changed the same parts
  'order_changed', // another person changed the order's lines, delivery or payment meanwhile
  'order_paid', // the total of a paid order cannot change
  'order_in_payment', // a payment of the order is in progress
  'order_over_limit', // above the buyer's limit; an owner of the company has to approve
  'order_not_split', // one of the two orders would have nothing to pay
  'transition_not_allowed', // the order cannot make this move
  'pieces_packed', // packed pieces must be unpacked before they are refunded as unsent
  'order_has_left', // the order left or is completed, so the pieces cannot be sent again
  'last_parcel_waits', // the last parcel may leave only when the whole order is in the warehouse
  'goods_unpaid', // goods do not leave before they are paid; carries `missing`
  'not_to_pick', // goods of the order cannot be picked now
  'wave_taken', // another person picks this wave
  'wave_changed', // the wave is finished, or another person changed it
  'wave_unfinished', // some cells are neither picked nor reported as short
  'nothing_to_refund', // the order has no money that is not refunded
  'refund_other_way', // the money came by another way than the refund
  'refund_owed', // returned goods are not refunded yet
  'refund_refused', // below a rouble, above the rest, or too old
  'unavailable', // the database or the search index is not ready
  'internal', // unexpected error
] as const;

export type ErrorCode = (typeof errorCodes)[number];
