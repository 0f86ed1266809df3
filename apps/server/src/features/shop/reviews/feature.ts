import type { Feature } from '#core/feature/feature.ts';
import { registerReviews } from './reviews.routes.ts';

export const reviews: Feature = {
  routes: registerReviews,
};
