export {
  feedbackLimits,
  feedbackNumber,
  feedbackStates,
  feedbackSubjects,
  type FeedbackState,
  type FeedbackSubject,
} from './feedback.ts';
