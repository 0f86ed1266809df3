/**
 * All expected failures that reach a client. The maps of HTTP status and of texts in three languages `satisfies
 * Record<ErrorCode, …>`, so a new code does not compile until it is mapped.
 */
export const errorCodes = [
  'invalid_input', // a field of the request is not of the described form
  'unknown_field', // a name that this call does not know
  'not_found', // nothing there, or nothing that the caller may see
  'method_not_allowed', // the address is served, but not with this method
  'unauthenticated', // needs a sign-in
  'forbidden', // signed in, but not allowed
  'insecure_transport', // sign-in over plain http from outside this machine
  'foreign_origin', // a changing call from another site
  'too_many_requests', // a limit of calls
  'body_too_large',
  'nested_too_deep', // JSON with more levels than any call has
  'unsupported_media_type',
  'unknown_product',
  'not_enough_stock', // carries `available`
  'below_minimum_quantity', // carries `allowed`
  'off_multiple', // carries `allowed`
  'not_for_sale', // known, archived or draft
  'basket_empty',
  'basket_too_long', // more lines than a basket holds
  'request_too_long', // more rows than one request for a quote takes
  'comparison_full', // more products than are compared at once
  'favourites_full', // more favourites than a customer keeps
  'guest_favourites_full', // more favourites than a guest keeps
  'too_many_lists',
  'too_many_baskets',
  'api_full', // more keys, or programs to be told of events, than are kept
  'scope_missing', // a key that was not made for this call; `field` names the scope
  'private_address', // a program may not be told at this address
  'duplicate', // there is one of that name
  'nothing_to_watch', // it is in stock or costs that already, or is not sold
  'too_many_watches',
  'already_reviewed', // one review of a product by one account
  'totals_changed', // price, stock or delivery differ from what the buyer saw
  'coupon_refused', // used up, over or not for these goods meanwhile; carries `quote`
  'delivery_unavailable', // nothing is brought there, or the point is closed
  'payment_method_refused', // this order cannot be paid so
  'idempotency_key_reused', // the same key with another body
  'idempotency_in_progress',
  'invalid_phone',
  'foreign_phone', // a typed + with another country
  'not_a_mobile_phone', // codes go to 79… only
  'invalid_email',
  'code_resend_too_early', // carries `retryAfterSeconds`
  'code_day_limit',
  'code_not_sent', // the provider failed for the whole shop
  'bot_check_failed', // no token of a person, or a spent one
  'grant_missing', // registration without the grant of a right code
  'proof_missing', // needs a code to one of the own addresses first
  'wrong_code', // a code that confirms an address is wrong or over
  'address_taken', // a confirmed address that another account has
  'last_owner', // a company keeps at least one
  'company_known', // the caller is already a member of a company with these numbers
  'companies_full', // more companies, members or invitations than are kept
  'invitation_over', // taken, withdrawn or expired
  'invitation_for_another', // for the owner of another phone or mailbox
  'buyer_changed', // the account buys as another company, or person, than the page showed
  'addresses_full', // more addresses than a person keeps
  'wrong_credentials', // e-mail or password of staff
  'weak_password',
  'last_administrator', // the back office keeps at least one
  'own_account', // nobody changes the own roles or shuts himself out
  'account_blocked', // the shop is closed to this customer
  'shop_not_open', // in production, nobody has said who sells: no orders
  'invoice_email_needed', // an invoice has to go to a mailbox
  'receipt_email_needed', // the till sends receipts of online payments by e-mail alone
  'seller_missing', // nobody has said who sells: no invoices
  'nothing_to_invoice', // the order costs nothing, or is over
  'broken_statement', // a bank's file that breaks off or is another
  'foreign_statement', // a statement of an account that is not the seller's
  'already_decided', // staff have decided about this payment
  'quote_expired', // prices that were promised for a time that is over
  'request_changed', // a request for a quote is not in the state for it any more
  'text_changed', // somebody else wrote this text of the catalogue meanwhile
  'price_second_look', // prices below cost, or changed by more than is set; carries `secondLook`, `isConfirmed` sets them
  'product_changed', // somebody else saved the product meanwhile; carries `product`
  'settings_changed', // somebody else set them meanwhile
  'account_needed', // the only account at a provider is not taken away
  'too_many_open_orders', // unpaid orders hold as much as one buyer may hold
  'below_order_minimum', // goods cost less than the shop takes orders for; `detail` says how much
  'content_changed', // somebody else saved the text meanwhile
  'catalogue_changed', // somebody else saved the category, parameter or brand meanwhile
  'in_use', // something else still needs it; `detail` says what
  'import_running', // categories, parameters and brands are an import's until it ends
  'nothing_to_undo', // no change of several products is left to undo
  'import_state', // an import is not in the state for it
  'import_not_undoable', // too old, or later imports changed the same parts
  'order_changed', // somebody else changed the order's lines, delivery or payment meanwhile
  'order_paid', // its sum cannot be another any more
  'order_in_payment', // a payment of it is under way
  'order_over_limit', // more than its buyer may order without an owner of the company
  'order_not_split', // one of the parts would have nothing to be paid for
  'transition_not_allowed', // an order cannot make this move
  'pieces_packed', // what is in a parcel is unpacked before its money goes back as for what is never sent
  'order_has_left', // it left, or is completed, without the pieces that would be sent again
  'last_parcel_waits', // the order has to be in the warehouse as a whole before it leaves
  'goods_unpaid', // goods do not leave before they are paid; carries `missing`
  'not_to_pick', // goods of the order are not fetched now
  'wave_taken', // somebody else fetches it
  'wave_changed', // it is over, or was counted on by somebody else
  'wave_unfinished', // places are neither fetched nor told to lack something
  'nothing_to_refund', // the order brought no money, or all of it went back
  'refund_other_way', // the money came in another way than it is to go back by
  'refund_owed', // money for goods that came back has not gone back
  'refund_refused', // less than a rouble, more than is left, or too old
  'unavailable', // the database or the index is not ready
  'internal', // a surprise
] as const;

export type ErrorCode = (typeof errorCodes)[number];
