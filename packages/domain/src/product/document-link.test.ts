import fc from 'fast-check';
import { expect, it } from 'vitest';

import { bareLink, documentLink } from './document-link.ts';

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

it.each([
  ['https://a.example/b.pdf?inline\\', 'https://a.example/b.pdf?inline'],
  ['https://a.example/b.pdf\\r\\n', 'https://a.example/b.pdf'],
  ['"https://a.example/b.pdf",', 'https://a.example/b.pdf'],
  ['<https://a.example/b(1)>; ', 'https://a.example/b(1)'],
  // Characters that may be part of a URL stay at its end. Characters inside a URL always stay.
  ['https://a.example/b_(c)', 'https://a.example/b_(c)'],
  ['https://a.example/b/?q=1&', 'https://a.example/b/?q=1&'],
  ['https://a.example\\b.pdf', 'https://a.example\\b.pdf'],
  ['\\', ''],
  ['', ''],
])('%s holds %s', (text, link) => {
  expect(bareLink(text)).toBe(link);
});

it('a link stays unchanged unless it ends a list', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      fc.pre(!/[',;]$/.test(url));
      expect(bareLink(url)).toBe(url);
      expect(bareLink(`${url}\\`)).toBe(url);
    }),
    { numRuns: 30 },
  );
});
