import type { CategoryAnswer } from '@farad/contract/shop/catalogue';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';

export type Indexed = NonNullable<CategoryAnswer['indexed']>;

/** Number of values that are shown: those with the most products. A button shows the others. */
const shownMax = 16;

/** Links to the pages of the values of a category's main parameter, with product counts: `0402 120 · 0603 348`. */
export function ValueLinks({ category, indexed, current }: { category: string; indexed: Indexed; current?: string }) {
  const { t } = useWords();
  const frequent = new Set(indexed.values.toSorted((a, b) => b.count - a.count).slice(0, shownMax));
  const others = indexed.values.filter((value) => !frequent.has(value));
  const links = { category, current };
  return (
    <nav aria-label={indexed.title} className="no-print mt-3 text-13 leading-6">
      <ul className="flex flex-wrap gap-x-4">
        <li aria-hidden="true" className="text-ink-2">
          {indexed.title}:
        </li>
        <Values {...links} values={indexed.values.filter((value) => frequent.has(value))} />
      </ul>
      {others.length > 0 && (
        <details className="mt-1">
          <summary className="text-ink-2">{t('catalogue.moreValues', { count: others.length })}</summary>
          <ul className="mt-1 flex flex-wrap gap-x-4">
            <Values {...links} values={others} />
          </ul>
        </details>
      )}
    </nav>
  );
}

function Values({
  category,
  values,
  current,
}: {
  category: string;
  values: Indexed['values'];
  current: string | undefined;
}) {
  const { to, count } = useWords();
  return values.map((value) => (
    <li key={value.slug}>
      <Link
        to={to(`/catalog/${category}/${value.slug}`)}
        prefetch="intent"
        aria-current={value.slug === current ? 'page' : undefined}
        className="text-copper-ink aria-[current]:font-semibold aria-[current]:text-ink"
      >
        {value.title}
      </Link>{' '}
      <span className="num text-12 text-ink-3">{count(value.count)}</span>
    </li>
  ));
}
