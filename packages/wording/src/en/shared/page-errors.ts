import type { Translation } from '../translation.ts';
import type { pageErrors as russian } from '../../ru/shared/page-errors.ts';

export const pageErrors = {
  invalid_input: 'Check the field “{{field}}”.',
  invalid_input_plain: 'The request is not filled in correctly.',
  not_found: 'Nothing found.',
  unauthenticated: 'Sign in to continue.',
  forbidden: 'You have no permission for this.',
  foreign_origin: 'The request came from another site and was refused.',
  too_many_requests: 'Too many requests. Try again in {{seconds}} s.',
  too_many_requests_plain: 'Too many requests. Try again a little later.',
  unknown_product: 'There is no such product in the catalogue.',
  not_enough_stock_plain: 'There are not that many in stock.',
  below_minimum_quantity_plain: 'Below the minimum quantity.',
  off_multiple_plain: 'Sold in whole packs only.',
  not_for_sale: 'This product is not for sale at the moment.',
  basket_too_long: 'There are too many lines in the basket. Place some of them as a separate order.',
  comparison_full: 'Twenty products are compared already and no more fit. Remove one of them first.',
  favourites_full: 'There are 10,000 favourites already and no more fit. Remove some first.',
  guest_favourites_full: 'Without signing in 60 favourites are kept. Sign in to keep more.',
  nothing_to_watch: 'There is nothing to wait for: it is so already, or the product is not sold.',
  too_many_watches: 'You are waiting for 500 products already. Turn some notifications off first.',
  unavailable: 'The shop is starting or being updated. Try again in a minute.',
  internal: 'An error happened on our side. We know about it; try again later.',
} as const satisfies Translation<typeof russian>;
