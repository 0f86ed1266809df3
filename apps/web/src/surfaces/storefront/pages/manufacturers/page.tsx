import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { useWords } from '../../../../i18n/words.tsx';
import { PageHead } from '../../../../shell/page-head.tsx';
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx';
import { apiOf, orErrorPage } from '../../../../visit.server.ts';
import { byFirstLetter } from './by-first-letter.ts';

export async function loader(visit: LoaderFunctionArgs) {
  const { brands } = orErrorPage(await apiOf(visit).products({ query: [['limit', '1']] }));
  return { groups: byFirstLetter(brands.map(({ slug, name, count }) => ({ slug, name, count }))) };
}

/** All manufacturers from A to Я, with how many of their parts there are. */
export default function ManufacturersPage() {
  const { t, to, count } = useWords();
  const { groups } = useLoaderData<typeof loader>();
  const title = t('catalogue.manufacturers');
  return (
    <>
      <PageHead title={t('meta.pageTitle', { title })} />
      <Breadcrumbs label={t('shell.breadcrumbs')} crumbs={[{ title: t('catalogue.title'), to: to('/catalog') }]} />
      <h1>{title}</h1>
      <ul className="mt-6 gap-x-10 sm:columns-2 lg:columns-4">
        {groups.map(({ letter, brands }) => (
          <li key={letter} className="mb-5 break-inside-avoid">
            <h2 className="mb-1 font-mono text-ink-3">{letter}</h2>
            <ul>
              {brands.map((brand) => (
                <li key={brand.slug} className="border-t border-line">
                  <Link
                    to={to(`/search?brands=${brand.slug}`)}
                    className="flex items-baseline justify-between gap-3 py-1.5"
                  >
                    {brand.name}
                    <span className="num text-12 text-ink-3">{count(brand.count)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
