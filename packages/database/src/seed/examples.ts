/**
 * Example texts of a demonstration where customers have written nothing yet. They are not rows, so they disappear with
 * the demonstration.
 */
export {
  exampleNews,
  exampleQuestions,
  exampleReviews,
  exampleShopReviews,
  type ExampleNews,
  type ExampleReview,
} from '@farad/demo-catalogue/examples';
