export { rateProduct, type RatingSummary } from './rating-summary.ts';
export {
  moderationStates,
  ratings,
  writingKinds,
  writingLimits,
  writingsPerPage,
  type ModerationState,
  type WritingKind,
} from './review.ts';
