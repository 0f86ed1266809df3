import { expect, test } from 'vitest';

import { Basket, BasketLine } from './shop/basket.ts';
import { InArrayAnswer, ProductAnswer, WireCategory } from './shop/catalogue.ts';
import { LoginAnswer, WireUser } from './shop/sign-in.ts';

/** Fields named by specification sections 3 and 7. Our own fields may be added. */
test.each([
  [
    'basket',
    Basket.shape,
    'created_user customer_id products total_price total_discount pricesKoef coupon bonuses_discount isDeliveryToDoor isDeliveryToPickUp cargo_price _id',
  ],
  ['created_user of a basket', Basket.shape.created_user.shape, 'name id'],
  [
    'basket line',
    BasketLine.shape,
    'product_id seo title description qty prices current_price total_price isDeleted before_price',
  ],
  [
    'product',
    ProductAnswer.shape.product.shape,
    '_id seo title title_ru price before_price qty images images360 isImagesHasPreview variant_products',
  ],
  ['product of /productspublic/inarray', InArrayAnswer.element.shape, '_id seo title description_short qty price'],
  ['user', WireUser.shape, 'id name username role image phone email surname pricesKoef address'],
  ['login response', LoginAnswer.shape, 'isAuthenticated isUserWasNotFound user'],
])('a %s carries the fields of the specification', (_, shape, names) => {
  expect(Object.keys(shape)).toEqual(expect.arrayContaining(names.split(' ')));
});

test('a category carries the fields of the specification', () => {
  const category = {
    _id: '1',
    categories_id: null,
    title: 'Резисторы',
    order: 1,
    slug: 'resistors',
    inStock: 1,
    count: 1,
  };
  const tree = { ...category, children: [{ ...category, _id: '2', categories_id: '1', children: [] }] };
  expect(WireCategory.parse(tree)).toEqual(tree);
  for (const name of ['_id', 'categories_id', 'title', 'order', 'children']) {
    expect(WireCategory.safeParse({ ...tree, [name]: undefined }).success, name).toBe(false);
  }
});
