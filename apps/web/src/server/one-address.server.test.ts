import { expect, test } from 'vitest';

import { lowerCasePath, oneAddress } from './visit.server.ts';

test.each([
  ['/CATALOG', '/:locale?/catalog', '/catalog'],
  ['/Product/NE555P', '/:locale?/product/:seo', '/product/ne555p'],
  ['/en/Product/ne555p', '/:locale?/product/:seo', '/en/product/ne555p'],
  ['/Catalog/Manufacturers/', '/:locale?/catalog/manufacturers', '/catalog/manufacturers/'],
  ['/Catalog/Resistors', '/:locale?/catalog/:slug', '/catalog/resistors'],
  ['/Cabinet/BOMs/aBcD', '/:locale?/cabinet/boms/:bomId', '/cabinet/boms/aBcD'],
  ['/tr/Pay/Return/tOkEn', '/:locale?/pay/return/:token', '/tr/pay/return/tOkEn'],
  ['/EN/catalog/Resistors', '/:locale?/catalog/:slug', '/en/catalog/resistors'],
  ['/C/Delivery', '/:locale?/c/:page', '/c/delivery'],
  ['/catalog/Resistors/SOT-23', '/:locale?/catalog/:slug/:value', '/catalog/resistors/sot-23'],
  ['/Tr', '/:locale?', '/tr'],
  ['/EN/Nothing', '/:locale?/*', '/en/Nothing'],
  ['/', '/:locale?', '/'],
  ['/tr', '/:locale?', '/tr'],
  ['/Nothing/Here', '/:locale?/*', '/Nothing/Here'],
  ['/Nothing/Here', '*', '/Nothing/Here'],
])('%s with the pattern %s becomes %s', (pathname, pattern, path) => {
  expect(lowerCasePath(pathname, pattern)).toBe(path);
});

test('the redirect is permanent, keeps the query, and does not redirect again', async () => {
  const ask = (address: string) => {
    const url = new URL(address, 'http://shop.test');
    const given = { request: new Request(url), url, pattern: '/:locale?/catalog' };
    return oneAddress(given as never, () => Promise.resolve(new Response('page')));
  };
  const moved = (await ask('/CATALOG?text=LM317')) as Response;
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/catalog?text=LM317']);
  expect(((await ask('/catalog?text=LM317')) as Response).status).toBe(200);
});
