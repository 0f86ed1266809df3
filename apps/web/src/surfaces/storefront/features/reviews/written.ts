export { QuestionForm } from './question-form.tsx';
export { QuestionList } from './question-list.tsx';
export { ReviewForm } from './review-form.tsx';
export { ReviewList } from './review-list.tsx';
