/** What a demonstration shows where nobody wrote anything yet: no rows, so that they go with the demonstration. */
export {
  exampleNews,
  exampleQuestions,
  exampleReviews,
  exampleShopReviews,
  type ExampleNews,
  type ExampleReview,
} from '@farad/demo-catalogue/examples';
