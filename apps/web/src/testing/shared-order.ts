/** The API's answer for an order that was shared by a link. */
export const sharedOrder = {
  number: '26-000001',
  status: 'created',
  products: [
    {
      product_id: '3',
      seo: 'ne555p',
      mpn: 'NE555P',
      title: 'Таймер',
      brand: 'TI',
      package: null,
      categorySlug: 'timers',
      qty: 2,
      unit: 'piece',
      current_price: 10,
      total_price: 20,
      discount: 0,
    },
  ],
};

export const notFound = { status: 404, body: { error: { code: 'not_found', message: '' } } };
