import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';

export interface Example {
  readonly text: string;
  /** The meaning of each piece of the search text; for a part number, the part number found. */
  readonly understood: readonly string[];
  readonly count: number;
}

/** Example searches, each with how the text is understood and its current number of results. */
export function Examples({ examples }: { examples: readonly Example[] }) {
  const { t, to } = useWords();
  return (
    <ul aria-label={t('home.examples')} className="mt-4 grid gap-y-2 text-13 text-ink-2">
      {examples.map(({ text, understood, count }) => (
        <li key={text} className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <Link
            to={to(`/search?text=${encodeURIComponent(text)}`)}
            prefetch="intent"
            className="num border-b border-copper text-14 text-copper-ink"
          >
            {text}
          </Link>
          <span aria-hidden="true">→</span>
          {understood.map((piece) => (
            <span key={piece} className="rounded-full border border-line-2 px-2 leading-5">
              {piece}
            </span>
          ))}
          <span>{t('catalogue.products', { count })}</span>
        </li>
      ))}
    </ul>
  );
}
