import { useLoaderData } from 'react-router';

import { localeOfPath } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { besidesIn } from '#shell/footer-columns.server.ts';
import { PageHead } from '#shell/page/page-head.tsx';
import { apiOf, cacheUntilChanged, orErrorPage } from '#server/visit.server.ts';
import { CategoryTree } from '#surfaces/storefront/features/category-tree/category-tree.tsx';
import { presentTree } from '#surfaces/storefront/features/category-tree/present-tree.ts';
import type { Route } from './+types/page';

export async function loader(visit: Route.LoaderArgs) {
  cacheUntilChanged(visit, 'catalogue');
  const besides = besidesIn(localeOfPath(visit.url.pathname));
  return { categories: presentTree(orErrorPage(await apiOf(visit).categories())), besides };
}

export default function CataloguePage() {
  const { t } = useWords();
  const { categories } = useLoaderData<typeof loader>();
  const count = categories.reduce((sum, category) => sum + category.count, 0);
  const title = t('catalogue.title');
  return (
    <>
      <PageHead title={title} />
      <h1 className="pt-6">{title}</h1>
      <p className="mt-1.5 mb-6 text-ink-2">{t('home.inCatalogue', { count })}</p>
      <CategoryTree categories={categories} heading="h2" />
    </>
  );
}
