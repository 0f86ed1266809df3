import { shownBlocks, type HomeBlock } from '@farad/domain/setting';
import { homeExamples } from '@farad/wording/home-examples';
import { translators } from '@farad/wording/server';
import { Fragment, type ReactNode } from 'react';
import { Form, useLoaderData } from 'react-router';

import { localeOfPath } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { useFrame } from '#shell/frame.ts';
import { PageHead } from '#shell/page/page-head.tsx';
import { shopFacts } from '#shell/page/schema-org.ts';
import { Button } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { jsonForScript, JsonLd } from '#ui/json-ld.tsx';
import { apiOf, appContext, cacheUntilChanged, orErrorPage, orNullWithoutSearch } from '#server/visit.server.ts';
import { CategoryTree } from '#surfaces/storefront/features/category-tree/category-tree.tsx';
import { presentTree } from '#surfaces/storefront/features/category-tree/present-tree.ts';
import { ViewedProducts } from '#surfaces/storefront/features/product-lists/viewed-products.tsx';
import { presentRow } from '#surfaces/storefront/features/product-search/present-list.server.ts';
import { Banners, TitledCards } from './banners.tsx';
import { loadCards } from './cards.server.ts';
import { firstFound, searchAwayNote } from './example.server.ts';
import { Examples } from './examples.tsx';
import { PartsList } from './parts-list.tsx';
import { Promotions } from './promotions.tsx';
import type { Route } from './+types/page';

export async function loader(visit: Route.LoaderArgs) {
  const api = apiOf(visit);
  const locale = localeOfPath(visit.url.pathname);
  const t = translators[locale];
  const { home } = visit.context.get(appContext).shop;
  const own = home.examples[locale].map((text) => [text]);
  const blocks = shownBlocks(home);
  const [categories, promotions, rows, examples] = await Promise.all([
    api.categories(),
    blocks.includes('promotions') ? api.products({ query: promotionQuery }) : null,
    loadCards(api, t, blocks),
    Promise.all((own.length === 0 ? homeExamples[locale] : own).map((texts) => firstFound(api, texts))),
  ]);
  const isSearchAway = examples.includes('search_away');
  if (!isSearchAway) cacheUntilChanged(visit, 'catalogue');
  const found = promotions === null ? null : orNullWithoutSearch(promotions);
  const { products, count } = found ?? { products: [], count: 0 };
  return {
    blocks,
    rows,
    title: home.title[locale] || t('home.title'),
    lead: home.lead[locale] || t('home.lead'),
    searchAway: isSearchAway ? searchAwayNote(t) : '',
    examples: examples.flatMap((example) => (example === null || example === 'search_away' ? [] : [example])),
    categories: presentTree(orErrorPage(categories)),
    promotions: { count, rows: products.map((product) => presentRow(product, [], [], t)) },
  };
}

/** Query for the promotions on the home page: as many products as fit in one row of a wide screen. */
const promotionQuery = [
  ['isPromotion', 'true'],
  ['limit', '6'],
  ['withoutFacets', '1'],
] as const;

function ShopFacts() {
  const { t, to } = useWords();
  const frame = useFrame();
  if (frame === undefined) return null;
  const { siteUrl, phone, shop } = frame;
  const facts = shopFacts({
    home: siteUrl + to('/'),
    search: siteUrl + to('/search'),
    name: shop.name,
    description: t('meta.defaultDescription'),
    logo: shop.logo,
    phone,
  });
  return <JsonLd text={jsonForScript(facts)} />;
}

export default function Home() {
  const { t, to } = useWords();
  const { blocks, rows, title, lead, categories, promotions, examples, searchAway } = useLoaderData<typeof loader>();
  const parts: Readonly<Record<HomeBlock, ReactNode>> = {
    search: (
      <section className="mx-auto max-w-[860px] pt-10 pb-9 lg:pt-16 lg:pb-14">
        <h1>{title}</h1>
        <p className="mt-2 mb-5 text-16 text-ink-2">{lead}</p>
        <Form role="search" aria-label={title} action={to('/search')} className="relative flex gap-2 max-sm:hidden">
          <Icon name="search" size={22} className="absolute top-[13px] left-3.5" />
          <input
            type="search"
            name="text"
            aria-label={t('shell.search')}
            placeholder={t('shell.searchPlaceholder')}
            autoComplete="off"
            spellCheck={false}
            className={fieldClass('h-12 flex-1 border-ink pl-12 text-16')}
          />
          <Button type="submit" size="large" className="h-12 max-sm:sr-only">
            {t('shell.searchSubmit')}
          </Button>
        </Form>
        {examples.length > 0 && <Examples examples={examples} />}
      </section>
    ),
    banners: <Banners {...rows.banners} />,
    parts_list: <PartsList />,
    promotions: <Promotions {...promotions} />,
    categories: (
      <section aria-labelledby="tree">
        <h2 id="tree" className="mb-3 flex items-baseline gap-3 border-b border-line-2 pb-2 text-20">
          {t('home.tree')}
          <span className="text-13 font-normal text-ink-2">
            {t('home.inCatalogue', { count: categories.reduce((sum, category) => sum + category.count, 0) })}
          </span>
        </h2>
        <CategoryTree categories={categories} heading="h3" />
      </section>
    ),
    brands: <TitledCards {...rows.brands} />,
    news: <TitledCards {...rows.news} />,
    viewed: <ViewedProducts />,
  };
  return (
    <>
      <PageHead />
      {searchAway !== '' && (
        <p role="status" className="mt-6 border border-line-2 bg-raised p-3 text-16">
          {searchAway}
        </p>
      )}
      {blocks.map((kind) => (
        <Fragment key={kind}>{parts[kind]}</Fragment>
      ))}
      <ShopFacts />
    </>
  );
}
