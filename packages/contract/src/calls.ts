import { z } from 'zod';

import { AnaloguesAnswer, BoughtTogetherAnswer, CountAnswer } from './analogues.ts';
import { AddToBasketBody, Basket, BasketOrNone, DeleteByCustomerBody, DeletedAnswer, SetBasketBody } from './basket.ts';
import {
  CategoryAnswer,
  InArrayAnswer,
  InArrayBody,
  PageFrame,
  ProductAnswer,
  ProductListAnswer,
  RandomCategoriesBody,
  SuggestAnswer,
  WireCategory,
} from './catalogue.ts';
import { ChosenCityAnswer, CitiesAnswer, DeliveryEstimateAnswer } from './delivery.ts';
import { DeleteImageBody, OrderImagesBody, photoTypes, ProductImages } from './images.ts';
import {
  BuyableLines,
  ChangeFavouritesBody,
  ComparisonAnswer,
  ComparisonIds,
  FavouriteList,
  FavouriteLists,
  ListAnswer,
  ListNameBody,
  MarkBody,
  Marks,
  ProductCards,
  RemoveListBody,
  SetComparisonBody,
  StopWatchAnswer,
  StopWatchBody,
  WatchBody,
  Watches,
} from './lists.ts';
import { ManufacturerAnswer, ManufacturersAnswer } from './manufacturers.ts';
import { Order, OrderSummary, PlacedOrder, PlaceOrderBody, PublicOrder } from './orders.ts';
import {
  AnswerQuestionBody,
  AskBody,
  ModerateBody,
  QuestionsAnswer,
  ReviewsAnswer,
  WaitingWritings,
  WriteReviewBody,
  WrittenAnswer,
} from './reviews.ts';
import { PartRequestAnswer, PartRequestBody } from './part-requests.ts';
import { SearchHelp } from './search-help.ts';
import { Health, Readiness, SetCookiesAnswer, SetCookiesBody } from './site.ts';
import { PartsForValuesAnswer, PartsForValuesBody, SmdAnswer } from './tools.ts';
import {
  LoginAnswer,
  LoginByEmailBody,
  LoginByPhoneBody,
  LoginUserBody,
  RegisterAnswer,
  RegisterBody,
  SendEmailAnswer,
  SendEmailBody,
  SendSmsAnswer,
  SendSmsBody,
} from './users.ts';

/** One call of the API: where it is and what goes in and out. Paths are below the API's prefix; `{name}` is a parameter. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /** Query parameters go as they are; the filter grammar is the domain's (search-query). */
  readonly hasFilterQuery?: boolean;
  /** Parameters of the query by name, with what they mean; each may be absent or repeat. */
  readonly queryNames?: Readonly<Record<string, string>>;
  /** The query is the one parameter `text`. */
  readonly hasTextQuery?: boolean;
  /** The body is a file, one of these media types, as it is. The typed client has no such calls. */
  readonly fileTypes?: readonly string[];
  /** POST calls that change something once: the header Idempotency-Key is required. */
  readonly isIdempotent?: boolean;
}

const define = <const C extends Record<string, Call>>(calls: C): C => calls;

export const calls = define({
  // specification section 7
  randomCategories: {
    method: 'POST',
    path: '/categoriespublic/random',
    summary: 'Random categories for the header',
    body: RandomCategoriesBody,
    answer: z.array(WireCategory),
  },
  setCookies: {
    method: 'POST',
    path: '/rest/cookies/',
    summary: 'Keep the harmless cookies of the page',
    body: SetCookiesBody,
    answer: SetCookiesAnswer,
  },
  comparisonsOfUser: {
    method: 'GET',
    path: '/users/comparisons/{userId}',
    summary: 'Products that the signed-in customer compares',
    answer: ProductCards,
  },
  favouritesOfUser: {
    method: 'GET',
    path: '/users/favs/{userId}',
    summary: 'Favourites of the signed-in customer, the latest first',
    answer: ProductCards,
  },
  customerBaskets: {
    method: 'GET',
    path: '/basket/customer/{customerId}',
    summary: 'Baskets of the signed-in customer',
    answer: z.array(Basket),
  },
  deleteBasketsOfCustomer: {
    method: 'POST',
    path: '/basket/deletebycustomerid',
    summary: 'Delete the baskets of the signed-in customer',
    body: DeleteByCustomerBody,
    answer: DeletedAnswer,
  },
  addToBasket: {
    method: 'POST',
    path: '/basket/add',
    summary: "Add to the caller's basket; makes one if there is none",
    body: AddToBasketBody,
    answer: Basket,
  },
  setBasket: {
    method: 'POST',
    path: '/basket/{basketId}',
    summary: 'Set quantities (0 or isDeleted removes)',
    body: SetBasketBody,
    answer: BasketOrNone,
  },
  basket: { method: 'GET', path: '/basket/{basketId}', summary: 'A basket of the caller', answer: Basket },
  publicOrder: {
    method: 'GET',
    path: '/orders/public/{id}',
    summary: 'Products and status of an order, by its public link',
    answer: PublicOrder,
  },
  productsInArray: {
    method: 'POST',
    path: '/productspublic/inarray',
    summary: 'Products by their address parts',
    body: InArrayBody,
    answer: InArrayAnswer,
  },
  loginByPhone: {
    method: 'POST',
    path: '/users/phone',
    summary: 'Sign in by phone and code, or silently by session',
    body: LoginByPhoneBody,
    answer: LoginAnswer,
  },
  loginByEmail: {
    method: 'POST',
    path: '/users/loginbyemail',
    summary: 'Sign in by e-mail and code, or silently by session',
    body: LoginByEmailBody,
    answer: LoginAnswer,
  },
  loginUser: {
    method: 'POST',
    path: '/users/loginuser',
    summary: 'Staff sign-in',
    body: LoginUserBody,
    answer: LoginAnswer,
  },
  register: {
    method: 'POST',
    path: '/users/register',
    summary: 'Register the holder of a grant',
    body: RegisterBody,
    answer: RegisterAnswer,
  },
  logout: { method: 'GET', path: '/users/logout', summary: 'Sign out', answer: LoginAnswer },
  authenticatedUser: {
    method: 'GET',
    path: '/users/authenticateduser',
    summary: 'Who is signed in',
    answer: LoginAnswer,
  },
  sendCodeByEmail: {
    method: 'POST',
    path: '/smsc/sendcodetoemail',
    summary: 'Send a login code by e-mail',
    body: SendEmailBody,
    answer: SendEmailAnswer,
  },
  sendCodeBySms: {
    method: 'POST',
    path: '/smsc',
    summary: 'Send a login code by SMS',
    body: SendSmsBody,
    answer: SendSmsAnswer,
  },
  // for the pages
  pageFrame: {
    method: 'GET',
    path: '/site/frame',
    summary: 'What every page shows around its content',
    answer: PageFrame,
  },
  currentBasket: {
    method: 'GET',
    path: '/basket',
    summary: "The caller's basket, if there is one",
    answer: BasketOrNone,
  },
  categories: {
    method: 'GET',
    path: '/catalog/categories',
    summary: 'The category tree with live counts',
    answer: z.array(WireCategory),
  },
  category: { method: 'GET', path: '/catalog/categories/{slug}', summary: 'One category', answer: CategoryAnswer },
  products: {
    method: 'GET',
    path: '/catalog/products',
    summary: 'Find products by text and parameters',
    answer: ProductListAnswer,
    hasFilterQuery: true,
  },
  searchHelp: {
    method: 'GET',
    path: '/catalog/help',
    summary: 'Nearest values and conditions to drop, where hardly anything is found',
    answer: SearchHelp,
    hasFilterQuery: true,
  },
  suggest: {
    method: 'GET',
    path: '/catalog/suggest',
    summary: 'Products, categories and brands for a text that is being typed',
    answer: SuggestAnswer,
    hasTextQuery: true,
  },
  product: { method: 'GET', path: '/catalog/products/{seo}', summary: 'One product', answer: ProductAnswer },
  // product page
  countProducts: {
    method: 'GET',
    path: '/catalog/count',
    summary: 'How many products a filter finds',
    answer: CountAnswer,
    hasFilterQuery: true,
  },
  analogues: {
    method: 'GET',
    path: '/catalog/products/{seo}/analogues',
    summary: 'What may stand in for a product, with a verdict on each parameter',
    answer: AnaloguesAnswer,
  },
  boughtTogether: {
    method: 'GET',
    path: '/catalog/products/{seo}/bought-together',
    summary: 'What is often ordered together with a product',
    answer: BoughtTogetherAnswer,
  },
  reviews: {
    method: 'GET',
    path: '/catalog/products/{seo}/reviews',
    summary: 'Reviews of a product that were let through, newest first',
    answer: ReviewsAnswer,
    queryNames: { page: 'From 1' },
  },
  writeReview: {
    method: 'POST',
    path: '/catalog/products/{seo}/reviews',
    summary: 'Write a review; it is shown when the shop has let it through',
    body: WriteReviewBody,
    answer: WrittenAnswer,
  },
  questions: {
    method: 'GET',
    path: '/catalog/products/{seo}/questions',
    summary: 'Questions about a product that were let through, newest first, with answers',
    answer: QuestionsAnswer,
    queryNames: { page: 'From 1' },
  },
  ask: {
    method: 'POST',
    path: '/catalog/products/{seo}/questions',
    summary: 'Ask about a product; shown when the shop has let it through',
    body: AskBody,
    answer: WrittenAnswer,
  },
  answerQuestion: {
    method: 'POST',
    path: '/catalog/questions/{questionId}/answers',
    summary: 'Answer a question; the asker is told by e-mail when it is shown',
    body: AnswerQuestionBody,
    answer: WrittenAnswer,
  },
  waitingWritings: {
    method: 'GET',
    path: '/moderation',
    summary: 'Reviews, questions and answers that wait to be let through',
    answer: WaitingWritings,
  },
  moderate: {
    method: 'POST',
    path: '/moderation/{kind}/{writingId}',
    summary: 'Let a review, question or answer through, or refuse it with a reason',
    body: ModerateBody,
    answer: WrittenAnswer,
  },
  // lists of the customer
  marks: { method: 'GET', path: '/lists/marks', summary: "What is in the caller's lists", answer: Marks },
  mark: {
    method: 'POST',
    path: '/lists/mark',
    summary: 'Put a product into the comparison or the favourites, or take it out',
    body: MarkBody,
    answer: ComparisonIds,
  },
  comparison: {
    method: 'GET',
    path: '/lists/comparison',
    summary: "The caller's comparison, or a view of the products named by `seo`",
    answer: ComparisonAnswer,
    queryNames: { seo: 'Address parts of the products to compare; none: the own comparison' },
  },
  setComparison: {
    method: 'POST',
    path: '/lists/comparison',
    summary: 'Compare exactly these products',
    body: SetComparisonBody,
    answer: ComparisonIds,
  },
  productCards: {
    method: 'GET',
    path: '/lists/cards',
    summary: 'Cards of the products named by `seo`',
    answer: ProductCards,
    queryNames: { seo: 'Address parts of products' },
  },
  favouriteLists: {
    method: 'GET',
    path: '/lists/favourites',
    summary: "The caller's lists of favourites",
    answer: FavouriteLists,
  },
  createFavouriteList: {
    method: 'POST',
    path: '/lists/favourites',
    summary: 'Make a list of favourites',
    body: ListNameBody,
    answer: ListAnswer,
  },
  favouriteList: {
    method: 'GET',
    path: '/lists/favourites/{listId}',
    summary: 'One list of favourites, by `sort` and `page`',
    answer: FavouriteList,
    queryNames: { sort: 'added (default), name, price or stock', page: 'From 1' },
  },
  changeFavourites: {
    method: 'POST',
    path: '/lists/favourites/{listId}',
    summary: 'Change, move or remove lines of a list',
    body: ChangeFavouritesBody,
    answer: ListAnswer,
  },
  renameFavouriteList: {
    method: 'POST',
    path: '/lists/favourites/{listId}/name',
    summary: 'Rename a list of favourites',
    body: ListNameBody,
    answer: ListAnswer,
  },
  removeFavouriteList: {
    method: 'POST',
    path: '/lists/favourites/{listId}/removed',
    summary: 'Delete a list of favourites, or bring it back',
    body: RemoveListBody,
    answer: ListAnswer,
  },
  buyableFavourites: {
    method: 'GET',
    path: '/lists/favourites/{listId}/buyable',
    summary: 'Lines of a list as the basket takes them',
    answer: BuyableLines,
  },
  watches: { method: 'GET', path: '/lists/watches', summary: 'What the customer waits for', answer: Watches },
  watch: {
    method: 'POST',
    path: '/lists/watches',
    summary: 'Tell the customer when a product is in stock again or cheaper, or do not any more',
    body: WatchBody,
    answer: Watches,
  },
  stopWatch: {
    method: 'POST',
    path: '/lists/watches/stop',
    summary: 'End the watch of an unsubscribe link',
    body: StopWatchBody,
    answer: StopWatchAnswer,
  },
  manufacturers: {
    method: 'GET',
    path: '/catalog/manufacturers',
    summary: 'Manufacturers with counts',
    answer: ManufacturersAnswer,
  },
  manufacturer: {
    method: 'GET',
    path: '/catalog/manufacturers/{slug}',
    summary: 'One manufacturer with its categories',
    answer: ManufacturerAnswer,
  },
  // photos of products
  addProductImage: {
    method: 'POST',
    path: '/catalog/products/{seo}/images',
    summary: 'Add a photo to a product: the body is the file',
    fileTypes: photoTypes,
    answer: ProductImages,
  },
  orderProductImages: {
    method: 'POST',
    path: '/catalog/products/{seo}/images/order',
    summary: "Put a product's photos in another order",
    body: OrderImagesBody,
    answer: ProductImages,
  },
  deleteProductImage: {
    method: 'POST',
    path: '/catalog/products/{seo}/images/delete',
    summary: 'Take a photo from a product',
    body: DeleteImageBody,
    answer: ProductImages,
  },
  deliveryCities: {
    method: 'GET',
    path: '/delivery/cities',
    summary: 'Cities by the beginning of their name',
    answer: CitiesAnswer,
    hasTextQuery: true,
  },
  deliveryCity: {
    method: 'GET',
    path: '/delivery/city',
    summary: "The visitor's city, and those he may choose at once",
    answer: ChosenCityAnswer,
  },
  deliveryEstimate: {
    method: 'GET',
    path: '/delivery/estimate',
    summary: 'When and for how much a product comes to a city',
    answer: DeliveryEstimateAnswer,
    queryNames: {
      seo: 'Address part of the product',
      quantity: 'From 1 to 10,000,000',
      city: "Slug of the city; absent: the visitor's",
    },
  },
  requestPart: {
    method: 'POST',
    path: '/part-requests',
    summary: 'Ask the shop to find a part that the catalogue does not have',
    body: PartRequestBody,
    answer: PartRequestAnswer,
  },
  partsForValues: {
    method: 'POST',
    path: '/tools/parts',
    summary: 'The cheapest parts in stock for values of one parameter',
    body: PartsForValuesBody,
    answer: PartsForValuesAnswer,
  },
  smdCodes: {
    method: 'GET',
    path: '/tools/smd',
    summary: 'What the marking of a small package may be',
    answer: SmdAnswer,
    queryNames: { code: 'As it is printed', package: 'Package, if it is known' },
  },
  placeOrder: {
    method: 'POST',
    path: '/orders',
    summary: 'Place an order',
    body: PlaceOrderBody,
    answer: PlacedOrder,
    isIdempotent: true,
  },
  orders: {
    method: 'GET',
    path: '/orders',
    summary: "The customer's orders, newest first",
    answer: z.array(OrderSummary),
  },
  order: { method: 'GET', path: '/orders/{number}', summary: "One of the customer's orders", answer: Order },
  health: { method: 'GET', path: '/healthz', summary: 'The process is alive', answer: Health },
  readiness: { method: 'GET', path: '/readyz', summary: 'The shop can serve', answer: Readiness },
});

export type Calls = typeof calls;
export type CallName = keyof Calls;
