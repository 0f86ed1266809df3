import { expect, it } from 'vitest';

import { renderedOnce } from './rendered-once.server.ts';
import type { Visit } from './visit.server.ts';

const visit = (requested: string) =>
  ({
    request: new Request(`https://shop.test${requested}`),
    url: new URL('https://shop.test/product/ne555'),
  }) as unknown as Visit;

it('a document gets the text for rendering only, a script gets it as data', () => {
  const document = renderedOnce(visit('/product/ne555'), { mpn: 'NE555' }, 'jsonLd', '{}');
  expect(document.jsonLd).toBe('{}');
  expect(JSON.stringify(document)).toBe('{"mpn":"NE555"}');
  const script = renderedOnce(visit('/product/ne555.data'), { mpn: 'NE555' }, 'jsonLd', '{}');
  expect(JSON.stringify(script)).toBe('{"mpn":"NE555","jsonLd":"{}"}');
});
