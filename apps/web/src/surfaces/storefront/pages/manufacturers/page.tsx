import { useState } from 'react';
import { Form, Link, useLoaderData } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';
import { apiOf, cacheUntilChanged, orErrorPage } from '#server/visit.server.ts';
import { byFirstLetter } from './by-first-letter.ts';
import { findBrands } from './find-brands.ts';
import type { Route } from './+types/page';

const textLengthMax = 100;

export async function loader(visit: Route.LoaderArgs) {
  cacheUntilChanged(visit, 'catalogue');
  const brands = orErrorPage(await apiOf(visit).manufacturers());
  const text = (visit.url.searchParams.get('text') ?? '').slice(0, textLengthMax);
  return { text, brands: brands.map(({ slug, name, count }) => ({ slug, name, count })) };
}

function SearchForm({ text, onType }: { text: string; onType: (text: string) => void }) {
  const { t, to } = useWords();
  return (
    <Form action={to('/catalog/manufacturers')} role="search" className="mt-4 flex max-w-[420px] gap-2">
      <input
        type="search"
        name="text"
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        maxLength={textLengthMax}
        autoComplete="off"
        aria-label={t('catalogue.manufacturersSearch')}
        placeholder={t('catalogue.manufacturersSearch')}
        className={fieldClass('w-full')}
      />
      <noscript>
        <Button type="submit">{t('shell.searchSubmit')}</Button>
      </noscript>
    </Form>
  );
}

/** Page with all manufacturers in alphabetical order, each with its number of products. */
export default function ManufacturersPage() {
  const { t, to, count } = useWords();
  const { brands, text } = useLoaderData<typeof loader>();
  const [typed, setTyped] = useState(text);
  const found = findBrands(brands, typed);
  const groups = byFirstLetter(found);
  const title = t('catalogue.manufacturers');
  return (
    <>
      <PageHead title={title} isIndexed={text === ''} />
      <Breadcrumbs label={t('shell.breadcrumbs')} crumbs={[{ title: t('catalogue.title'), to: to('/catalog') }]} />
      <h1>{title}</h1>
      <SearchForm text={typed} onType={setTyped} />
      <p role="status" className="mt-2 text-13 text-ink-2">
        {found.length === 0
          ? t('listPages.manufacturersNone')
          : t('listPages.manufacturersFound', { count: found.length })}
      </p>
      {groups.length > 1 && (
        <nav aria-label={t('listPages.letters')} className="no-print mt-3">
          <ul className="flex flex-wrap gap-1 font-mono">
            {groups.map(({ anchor, letter }) => (
              <li key={letter}>
                <a href={`#${anchor}`} className="block border border-line px-2 py-1">
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ul className="mt-6 gap-x-10 sm:columns-2 lg:columns-4">
        {groups.map(({ anchor, brands: group, letter }) => (
          <li key={letter} id={anchor} className="mb-5 break-inside-avoid-column">
            <h2 className="mb-1 font-mono text-ink-3">{letter}</h2>
            <ul>
              {group.map((brand) => (
                <li key={brand.slug} className="border-t border-line">
                  <Link
                    to={to(`/catalog/manufacturers/${brand.slug}`)}
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
