import type { ShownBanner } from '@farad/contract/shop/content';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';

export interface Cards {
  readonly title: string;
  readonly cards: readonly ShownBanner[];
  /** True = the titles are short, so a row has more cards. */
  readonly areShort?: boolean;
}

/** Row of cards with banners, brands or news. Renders nothing if there are no cards. */
export function Banners({ title: label, cards, areShort = false }: Cards) {
  const { to } = useWords();
  if (cards.length === 0) return null;
  return (
    <ul
      aria-label={label}
      className={`mb-10 grid gap-3 ${areShort ? 'grid-cols-2 md:grid-cols-3 xl:grid-cols-6' : 'sm:grid-cols-2 lg:grid-cols-3'}`}
    >
      {cards.map(({ id, title, summary, link }) => (
        <li key={id} className="relative border border-line p-3 wrap-anywhere">
          {link === null ? (
            <b className="font-semibold">{title}</b>
          ) : (
            <Link to={to(link)} className="font-semibold text-copper-ink after:absolute after:inset-0">
              {title}
            </Link>
          )}
          {summary === '' ? null : <p className="mt-1 text-13 text-ink-2">{summary}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Row of cards with a heading. */
export function TitledCards(shown: Cards) {
  if (shown.cards.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 border-b border-line-2 pb-2 text-20">{shown.title}</h2>
      <Banners {...shown} />
    </section>
  );
}
