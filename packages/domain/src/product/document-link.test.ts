import { expect, it } from 'vitest';

import { documentLink } from './document-link.ts';

it.each([
  ['https://example.com/a.pdf', 'protected'],
  ['http://www.example.com/a%20b.pdf?x=1#p2', 'open'],
  ['HTTP://EXAMPLE.COM', 'open'],
  ['/files/a.pdf', 'protected'],
  ['//evil.example/a.pdf', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['ftp://example.com/a.pdf', null],
  ['http://shop@evil.example/a.pdf', null],
  ['http://example.com/a b.pdf', null],
  ['http://', null],
  ['www.example.com/a.pdf', null],
  [`http://example.com/${'a'.repeat(1000)}`, null],
])('%s is %s', (url, link) => {
  expect(documentLink(url)).toBe(link);
});
