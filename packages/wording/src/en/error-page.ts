import type { Translation } from './translation.ts';
import type { errorPage as russian } from '../ru/error-page.ts';

export const errorPage = {
  tryAgain: 'Try again?',
  notFoundTitle: 'There is no such page',
  tooLongTitle: 'The address is too long',
  tooLongText: 'It has more conditions or text than can be searched at once. Take some away and try again.',
  notFoundText: 'The address may be mistyped, or the page has moved. Search by part number or parameters.',
  serverErrorText: 'We already know about it. Your basket and orders are safe. Reload the page in a minute.',
  searchAwayTitle: 'Search does not work right now',
  searchAwayText:
    'So lists of products are not shown. Product pages, the basket and orders work. Try again in a minute.',
  searchAway: 'Search and lists of products do not work right now. Product pages, the basket and orders do.',
  requestNumber: 'Request number: {{id}}',
  toHome: 'To the home page',
} as const satisfies Translation<typeof russian>;
