import type { Feature } from '#core/feature/feature.ts';
import { registerBackOfficeFeedback } from './feedback.routes.ts';

export const feedbackOffice: Feature = {
  routes: registerBackOfficeFeedback,
};
