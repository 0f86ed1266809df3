import { allLanguages, type ShownLanguages } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';

import { WordsProvider } from '#i18n/words.tsx';
import { PageHead } from './page-head.tsx';

const t = translators.ru;
const phone = '8 800 000-00-00';

type Told = Partial<Parameters<typeof PageHead>[0]>;

function render(
  props: Told = {},
  address = '/catalog',
  locale: keyof typeof translators = 'ru',
  languages: ShownLanguages = allLanguages,
): string {
  const Page = () => (
    <WordsProvider t={translators[locale]}>
      <PageHead {...props} />
    </WordsProvider>
  );
  const Stub = createRoutesStub([{ id: 'root', path: '*', loader: () => null, Component: Page }]);
  const frame = {
    root: {
      siteUrl: 'https://farad.example',
      phone,
      shop: { name: 'Farad', tagline: t('meta.tagline'), logo: '' },
      languages,
    },
  };
  return renderToString(<Stub initialEntries={[address]} hydrationData={{ loaderData: frame }} />);
}

describe('default tags (specification section 3)', () => {
  it('are on every page', () => {
    const html = render();
    expect(html).toContain(`<title>Farad: ${t('meta.tagline')}</title>`);
    expect(html).toContain(`<meta name="description" content="${t('meta.defaultDescription')}"/>`);
    expect(html).toContain(`<meta name="keywords" content="${t('meta.defaultKeywords')}"/>`);
    expect(html).toContain('<meta name="author" content="Farad"/>');
    expect(html).toContain('<meta property="og:image" content="https://farad.example/social.png"/>');
    expect(html).toContain(`<meta property="og:phone_number" content="${phone}"/>`);
  });

  it('name no language that the site does not show', () => {
    const html = render({}, '/en/catalog', 'en', { shown: ['ru', 'en'], main: 'en' });
    expect(html.match(/hrefLang="[^"]+" href="[^"]+"/g)).toEqual([
      'hrefLang="ru" href="https://farad.example/catalog"',
      'hrefLang="en" href="https://farad.example/en/catalog"',
      'hrefLang="x-default" href="https://farad.example/en/catalog"',
    ]);
    expect(html).not.toContain('tr_TR');
  });

  it('are replaced by those of the page; its keywords come first', () => {
    const html = render({ description: 'Резисторы', keywords: '0603', image: '/photos/1.webp' });
    expect(html).toContain('<meta name="description" content="Резисторы"/>');
    expect(html).toContain(`<meta name="keywords" content="0603, ${t('meta.defaultKeywords')}"/>`);
    expect(html).toContain('<meta property="og:image" content="https://farad.example/photos/1.webp"/>');
    expect(html).not.toContain('social.png');
  });

  it('name the language and the alternatives', () => {
    const html = render({}, '/en/catalog', 'en');
    expect(html).toContain('<meta property="og:locale" content="en_US"/>');
    expect(html.match(/og:locale:alternate" content="(?:ru_RU|tr_TR)"/g)).toHaveLength(2);
  });
});

describe('addresses for search engines', () => {
  it('are canonical, or the page is not indexed', () => {
    expect(render()).toContain('<link rel="canonical" href="https://farad.example/catalog"/>');
    expect(render()).not.toContain('noindex');
    const kept = render({ isIndexed: false });
    expect(kept).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(kept).not.toContain('canonical');
    expect(kept).not.toContain('hrefLang');
  });

  it('are the same with and without a trailing slash', () => {
    const canonical = '<link rel="canonical" href="https://farad.example/catalog/manufacturers"/>';
    expect(render({}, '/catalog/manufacturers/')).toContain(canonical);
    expect(render({}, '/')).toContain('<link rel="canonical" href="https://farad.example/"/>');
  });

  it('keep the page number of a list, in every language', () => {
    const html = render({ canonicalSearch: '?page=2' }, '/tr/catalog', 'tr');
    expect(html).toContain('<link rel="canonical" href="https://farad.example/tr/catalog?page=2"/>');
    expect(html).toContain('hrefLang="x-default" href="https://farad.example/catalog?page=2"/>');
    expect(html).toContain('hrefLang="en" href="https://farad.example/en/catalog?page=2"/>');
  });
});

describe('title', () => {
  it('contains the shop’s name once', () => {
    expect(render({ title: 'Корзина' })).toContain('<title>Корзина · Farad</title>');
  });

  it('differs between pages of a list', () => {
    expect(render({ title: 'Диоды', page: 3 })).toContain('<title>Диоды, страница 3 · Farad</title>');
  });
});
