import { translators } from '@farad/wording/server';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';

import { PageHead } from './page-head.tsx';

const t = translators.ru;

function render(isIndexed: boolean, title: string = t('meta.defaultTitle')): string {
  const Page = () => <PageHead title={title} description={t('meta.defaultDescription')} isIndexed={isIndexed} />;
  const Stub = createRoutesStub([{ id: 'root', path: '*', loader: () => null, Component: Page }]);
  const frame = { root: { siteUrl: 'https://farad.example' } };
  return renderToString(<Stub initialEntries={['/catalog']} hydrationData={{ loaderData: frame }} />);
}

it('carries title and description', () => {
  const html = render(true);
  expect(html).toContain(`<title>${t('meta.defaultTitle')}</title>`);
  expect(html).toContain(`<meta name="description" content="${t('meta.defaultDescription')}"/>`);
});

it('has a canonical address, or is kept out of search engines', () => {
  expect(render(true)).toContain('<link rel="canonical" href="https://farad.example/catalog"/>');
  expect(render(true)).not.toContain('noindex');
  expect(render(false)).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(render(false)).not.toContain('canonical');
});

it('names the shop once in every title', () => {
  expect(render(true, 'Корзина')).toContain('<title>Корзина · Farad</title>');
  expect(render(true, 'Корзина · Farad')).toContain('<title>Корзина · Farad</title>');
});
