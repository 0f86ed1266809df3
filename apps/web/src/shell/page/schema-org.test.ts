import { expect, it } from 'vitest';

import { schemaOrgProblems } from '#testing/schema-org-problems.ts';
import { jsonForScript } from '#ui/json-ld.tsx';
import { breadcrumbList, graph, itemList, shopFacts, shopRating } from './schema-org.ts';

it('continues the numbering of the pages before', () => {
  const items = [{ title: 'RC0603', url: 'https://farad.example/product/rc0603' }];
  expect(itemList(41, items, 40)).toMatchObject({ numberOfItems: 41, itemListElement: [{ position: 41 }] });
});

it('cannot close its script element (test T29)', () => {
  const title = '</script><script>alert(1)</script>\u2028';
  const text = jsonForScript(graph(breadcrumbList([{ title, url: 'https://farad.example/' }])));
  expect(text).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ itemListElement: [{ name: title }] }] });
});

it('only uses the vocabulary of schema.org', () => {
  const url = 'https://farad.example/product/rc0603';
  const shop = { name: 'Farad', description: 'Shop', logo: `${url}.svg`, phone: '8 800 550-00-22' };
  const facts = [
    graph(breadcrumbList([{ title: 'RC0603', url }]), itemList(41, [{ title: 'RC0603', url }], 40)),
    shopFacts({ ...shop, home: url, search: url }),
    shopRating({ name: 'Farad', url, average: 4.5, count: 12 }),
  ];
  expect(facts.flatMap(schemaOrgProblems)).toEqual([]);
});
