import type { ShownBanner } from '@farad/contract/shop/content';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';

/** Current banners in a row; empty if there are none. */
export function Banners({ banners }: { banners: readonly ShownBanner[] }) {
  const { t, to } = useWords();
  if (banners.length === 0) return null;
  return (
    <ul aria-label={t('home.banners')} className="mb-10 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {banners.map(({ id, title, summary, link }) => (
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
