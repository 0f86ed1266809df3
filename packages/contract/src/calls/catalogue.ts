import { smdCodeMax } from '@farad/domain/smd-code';
import { z } from 'zod';

import { define } from '../call.ts';
import { AnaloguesAnswer, BoughtTogetherAnswer, CountAnswer } from '../analogues.ts';
import {
  CategoryAnswer,
  PageFrame,
  ProductAnswer,
  ProductListAnswer,
  SuggestAnswer,
  WireCategory,
} from '../catalogue.ts';
import { ChosenCityAnswer, CitiesAnswer, DeliveryEstimateAnswer, MyCityAnswer } from '../delivery.ts';
import { ProductCards } from '../lists.ts';
import { ManufacturerAnswer, ManufacturersAnswer } from '../manufacturers.ts';
import { PartRequestAnswer, PartRequestBody } from '../part-requests.ts';
import { SearchHelp } from '../search-help.ts';
import { PartsForValuesAnswer, PartsForValuesBody, SmdAnswer } from '../tools.ts';
import { EstimateQuery } from '../delivery.ts';
import { TextQuery } from '../query.ts';

/** Longest name of a package. */
const packageNameMax = 40;

/** Calls that show the catalogue. */
export const catalogueCalls = define({
  pageFrame: {
    method: 'GET',
    path: '/site/frame',
    summary: 'What every page shows around its content',
    answer: PageFrame,
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
    hasListSwitches: true,
  },
  searchHelp: {
    method: 'GET',
    path: '/catalog/help',
    summary: 'Nearest values and conditions to drop, where hardly anything is found',
    answer: SearchHelp,
    hasFilterQuery: true,
    hasListSwitches: true,
  },
  suggest: {
    method: 'GET',
    path: '/catalog/suggest',
    summary: 'Products, categories and brands for a text that is being typed',
    answer: SuggestAnswer,
    query: TextQuery,
  },
  product: { method: 'GET', path: '/catalog/products/{seo}', summary: 'One product', answer: ProductAnswer },
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
  productCards: {
    method: 'GET',
    path: '/lists/cards',
    summary: 'Cards of the products named by `seo`',
    answer: ProductCards,
    query: z.object({ seo: z.array(z.string()).optional().describe('Address parts of products') }),
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
  deliveryCities: {
    method: 'GET',
    path: '/delivery/cities',
    summary: 'Cities by the beginning of their name',
    answer: CitiesAnswer,
    query: TextQuery,
  },
  deliveryCity: {
    method: 'GET',
    path: '/delivery/city',
    summary: "The visitor's city, and those he may choose at once",
    answer: ChosenCityAnswer,
  },
  myCity: {
    method: 'GET',
    path: '/delivery/my-city',
    summary: "The city of the caller's network address, where it can be told within 300 ms",
    answer: MyCityAnswer,
  },
  deliveryEstimate: {
    method: 'GET',
    path: '/delivery/estimate',
    summary: 'When and for how much a product comes to a city',
    answer: DeliveryEstimateAnswer,
    isEmptyRefused: true,
    query: EstimateQuery,
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
    query: z.object({
      code: z.string().max(smdCodeMax).optional().describe('As it is printed'),
      package: z.string().max(packageNameMax).optional().describe('Package, if it is known'),
    }),
  },
});
