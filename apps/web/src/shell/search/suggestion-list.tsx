import { type MouseEvent, type ReactNode, useId } from 'react';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { highlighted } from './highlight.ts';
import type { SuggestedProduct } from './suggestion-types.ts';
import type { SuggestionState } from './use-suggestions.ts';
import { loadWholeStyles, WholeStyles } from '../page/whole-styles.tsx';

// This module loads when the search field gets the focus.
if (typeof document !== 'undefined') loadWholeStyles();

/** Keeps the focus in the search field. Some browsers would move it to a clicked link. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

interface Row {
  readonly key: string;
  readonly to: string;
  readonly content: ReactNode;
  readonly onClick?: () => void;
}

interface Group {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Text with its matches highlighted. */
function Marked({ text, typed }: { text: string; typed: string }) {
  return highlighted(text, typed).map((piece, at) =>
    // The index is the only key that a piece has.
    piece.isHit ? (
      <mark key={at} className="bg-transparent text-copper-ink">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

function ProductRow({ product, typed }: { product: SuggestedProduct; typed: string }) {
  return (
    <>
      <Drawing path={product.drawing} className="flex-none" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-mono font-semibold">
          <Marked text={product.mpn} typed={typed} />
        </span>
        <span className="block truncate text-13 text-ink-2">
          <Marked text={product.about} typed={typed} />
        </span>
      </span>
      <span className="flex-none text-right text-13">
        <span className={`block ${product.isInStock ? 'num text-stock' : 'text-ink-2'}`}>{product.stock}</span>
        <span className="num block">{product.price}</span>
      </span>
    </>
  );
}

/** Returns the groups of suggestions, in the order in which the arrow keys reach their rows. */
function useGroups({ shown, typed, keep }: SuggestionState): readonly Group[] {
  const { t, to } = useWords();
  const { recent, found } = shown;
  const recentRows = recent.map((text) => ({
    key: text,
    to: to(`/search?text=${encodeURIComponent(text)}`),
    content: <span className="truncate">{text}</span>,
    onClick: () => keep(text),
  }));
  const productRows = (found?.products ?? []).map((product) => ({
    key: product.seo,
    to: to(`/product/${product.seo}`),
    content: <ProductRow product={product} typed={typed} />,
  }));
  const categoryRows = (found?.categories ?? []).map(({ slug, title, conditions, search, count }) => ({
    key: slug + search,
    to: to(`/catalog/${slug}`) + search,
    content: (
      <>
        <span className="min-w-0 flex-1 truncate">
          <Marked text={title} typed={typed} />
          {conditions !== '' && <span className="text-ink-2"> · {conditions}</span>}
        </span>
        <span className="num flex-none text-13 text-ink-3">{count}</span>
      </>
    ),
  }));
  const brandRows = (found?.brands ?? []).map(({ slug, title }) => ({
    key: slug,
    to: to(`/search?brands=${slug}`),
    content: (
      <span className="truncate">
        <Marked text={title} typed={typed} />
      </span>
    ),
  }));
  const allRows =
    found === null || typed === '' || productRows.length === 0
      ? []
      : [
          {
            key: 'all',
            to: to(`/search?text=${encodeURIComponent(typed)}`),
            content: <span className="truncate text-copper-ink">{t('shell.allResults', { text: typed })}</span>,
            onClick: () => keep(typed),
          },
        ];
  return [
    { title: t('shell.searchRecent'), rows: recentRows },
    { title: t('shell.searchProducts'), rows: productRows },
    { title: t('shell.categories'), rows: categoryRows },
    { title: t('catalogue.manufacturers'), rows: brandRows },
    { title: '', rows: allRows },
  ].filter(({ rows }) => rows.length > 0);
}

/** List of suggestions. The focus stays in the search field, so rows are only links for the mouse. */
export function SuggestionList({ state }: { state: SuggestionState }): ReactNode {
  const { t } = useWords();
  const groups = useGroups(state);
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 0));
  return (
    <>
      <WholeStyles />
      <div className="absolute top-full right-0 left-0 mt-1 max-h-[calc(100dvh-var(--bar-height)-72px)] overflow-auto rounded-sm border border-line-2 bg-raised py-1.5 max-lg:fixed max-lg:top-(--bar-height) max-lg:mt-0 max-lg:rounded-none max-lg:border-x-0">
        <div role="listbox" id={state.listId} aria-label={t('shell.searchSuggestions')}>
          {groups.map((group, at) => (
            <OptionGroup key={group.title} group={group} start={starts[at] ?? 0} state={state} />
          ))}
        </div>
        {state.shown.recent.length > 0 && (
          <button
            type="button"
            onMouseDown={keepFocus}
            onClick={state.forget}
            className="px-3.5 py-1.5 text-13 text-copper-ink"
          >
            {t('shell.searchForget')}
          </button>
        )}
      </div>
    </>
  );
}

function OptionGroup({ group, start, state }: { group: Group; start: number; state: SuggestionState }) {
  const titleId = useId();
  return (
    <div role="group" {...(group.title === '' ? {} : { 'aria-labelledby': titleId })}>
      {group.title !== '' && (
        <p id={titleId} role="presentation" className="px-3.5 pt-1.5 pb-0.5 text-12 text-ink-3">
          {group.title}
        </p>
      )}
      {group.rows.map((row, index) => (
        <Link
          key={row.key}
          id={state.optionId(start + index)}
          role="option"
          aria-selected={start + index === state.chosen}
          tabIndex={-1}
          onMouseDown={keepFocus}
          to={row.to}
          onClick={() => {
            row.onClick?.();
            state.close();
          }}
          className="flex items-center gap-3 px-3.5 py-1.5 hover:bg-copper-wash aria-selected:bg-copper-wash"
        >
          {row.content}
        </Link>
      ))}
    </div>
  );
}
