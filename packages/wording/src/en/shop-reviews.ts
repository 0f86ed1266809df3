import type { Translation } from './translation.ts';
import type { shopReviews as russian } from '../ru/shop-reviews.ts';

/** Page of reviews of the shop. */
export const shopReviews = {
  title: 'Reviews of the shop',
  lead: 'Written by customers who have received an order. We publish the good and the bad and answer ourselves.',
  none: 'There are no reviews yet.',
  write: 'Your review',
  sent: 'Thank you. The review appears here once it is checked.',
  pending: 'Your review is being checked.',
  rejected: 'The review was not published. Reason: {{reason}}',
  changeNote:
    'You have written a review. A new text takes its place once it is checked; until then the review is not shown.',
  orderFirst: 'You can write a review once you have received your first order.',
  signIn: 'Have you received an order? Sign in to write a review.',
  toShop: 'Do you need help with an order? Write to the shop',
} as const satisfies Translation<typeof russian>;
