/**
 * Example texts that a demonstration shows where customers have not written any. They are not in the database, so they
 * disappear with the demonstration.
 */
export {
  exampleNews,
  exampleQuestions,
  exampleReviews,
  exampleShopReviews,
  type ExampleNews,
  type ExampleReview,
} from '@farad/demo-catalogue/examples';
