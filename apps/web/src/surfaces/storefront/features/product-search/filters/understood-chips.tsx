import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Icon } from '#ui/icon.tsx';
import { pill } from './chips.tsx';
import type { Piece, ProductListView } from '../list-view.ts';

/** CSS classes of the clickable parts of a chip. */
const press =
  'inline-flex min-w-[26px] items-center justify-center px-1.5 text-copper-ink hover:bg-copper hover:text-on-copper';

/** Chip with the meaning of one piece of the search text, and links that change or remove the piece. */
function UnderstoodPiece({ piece }: { piece: Piece }) {
  const { t } = useWords();
  const { title, source, about, isCorrected, wider, searchAsTyped } = piece;
  return (
    <li className={`${pill} overflow-hidden`}>
      <span title={about === '' ? source : about} className="inline-flex items-center py-0.5 pr-1 pl-2.5 wrap-anywhere">
        {isCorrected ? t('search.respelled', { source, title }) : title}
      </span>
      {wider !== null && (
        <Link
          to={{ search: wider.search }}
          preventScrollReset
          aria-label={t('search.pieceWider', { title: wider.title })}
          title={t('search.pieceWider', { title: wider.title })}
          className={`${press} whitespace-nowrap underline decoration-dotted underline-offset-2`}
        >
          {wider.title}
        </Link>
      )}
      {searchAsTyped !== null && (
        <Link
          to={{ search: searchAsTyped }}
          preventScrollReset
          aria-label={t('search.pieceAsText', { source })}
          title={t('search.pieceAsText', { source })}
          className={`${press} whitespace-nowrap underline decoration-dotted underline-offset-2`}
        >
          {t('search.asText')}
        </Link>
      )}
      <Link
        to={{ search: piece.searchWithout }}
        preventScrollReset
        aria-label={t('search.removePiece', { title: source })}
        title={t('search.removePiece', { title: source })}
        className={`${press} pr-2`}
      >
        <Icon name="close" size={14} />
      </Link>
    </li>
  );
}

/** Tells which corrected text was searched for, with a link that searches for the typed text. */
function Correction({ list }: { list: ProductListView }) {
  const { t } = useWords();
  const { correction } = list;
  if (correction === null) return null;
  return (
    <p role="status" className="pt-3 wrap-anywhere text-ink-2">
      {t(correction.isInstead ? 'search.corrected' : 'search.correctedToo', { to: correction.to })}{' '}
      <Link to={{ search: correction.searchAsTyped }} className="border-b border-copper text-copper-ink">
        {t('search.asTyped', { from: correction.from })}
      </Link>
    </p>
  );
}

/**
 * Message about words of the search text. `dropped`: words that match nothing. `margin`: ratings that no part has
 * exactly, so parts with higher ratings are shown. `marginToo`: ratings that few parts have exactly; parts with higher
 * ratings follow them.
 */
function Changed({ words, how }: { words: readonly string[]; how: 'dropped' | 'margin' | 'marginToo' }) {
  const { t } = useWords();
  if (words.length === 0) return null;
  return (
    <p role="status" className="pt-3 wrap-anywhere text-ink-2">
      {t(`search.${how}`, { words: words.map((word) => t('search.droppedWord', { word })).join(', ') })}
    </p>
  );
}

/**
 * Shows how the search text was understood (product C7). The visitor can remove each piece, widen it to a minimum, or
 * search for it as plain text.
 */
export function UnderstoodChips({ list }: { list: ProductListView }) {
  const { t } = useWords();
  return (
    <>
      <Correction list={list} />
      {list.nearValue !== null && (
        <p role="status" className="pt-3 text-ink-2">
          {t('search.nearValue', { asked: list.nearValue.asked, shown: list.nearValue.shown.join(', ') })}
        </p>
      )}
      <Changed words={list.dropped} how="dropped" />
      <Changed words={list.atLeast} how="margin" />
      <Changed words={list.withMargin} how="marginToo" />
      {list.understood.length > 0 && (
        <ul className="flex flex-wrap items-center gap-1.5 pt-3 pb-1">
          <li className="text-13 text-ink-2">{t('search.understood')}</li>
          {list.understood.map((piece) => (
            <UnderstoodPiece key={piece.title + piece.searchWithout} piece={piece} />
          ))}
        </ul>
      )}
    </>
  );
}
