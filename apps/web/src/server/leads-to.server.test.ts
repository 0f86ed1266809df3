import { expect, it } from 'vitest';

import { leadsTo } from './leads-to.server.ts';

it('redirects to a page in the language of the address', () => {
  const answer = leadsTo('/basket')({ url: new URL('https://farad.example/tr/basket/add') });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/tr/basket');
});
