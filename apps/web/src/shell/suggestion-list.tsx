import { type MouseEvent, type ReactNode, useId } from 'react';
import { Link } from 'react-router';

import { useWords } from '../i18n/words.tsx';
import { Drawing } from '../ui/drawing.tsx';
import type { SuggestedProduct } from './suggestions.ts';
import type { SuggestionState } from './use-suggestions.ts';

/** The focus stays in the box, also in browsers that take it away at a click on a link. */
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

function ProductRow({ product }: { product: SuggestedProduct }) {
  return (
    <>
      <Drawing path={product.drawing} className="flex-none" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-mono font-semibold">{product.mpn}</span>
        <span className="block truncate text-13 text-ink-2">{product.about}</span>
      </span>
      <span className="flex-none text-right text-13">
        <span className={`block ${product.isInStock ? 'num text-stock' : 'text-ink-2'}`}>{product.stock}</span>
        <span className="num block">{product.price}</span>
      </span>
    </>
  );
}

/** The rows in the order of the keys. */
function useGroups({ shown, keep }: SuggestionState): readonly Group[] {
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
    content: <ProductRow product={product} />,
  }));
  const pageRows = (pages: readonly { slug: string; title: string }[], address: string) =>
    pages.map(({ slug, title }) => ({ key: slug, to: to(address + slug), content: title }));
  return [
    { title: t('shell.searchRecent'), rows: recentRows },
    { title: t('shell.searchProducts'), rows: productRows },
    { title: t('shell.categories'), rows: pageRows(found?.categories ?? [], '/catalog/') },
    { title: t('catalogue.manufacturers'), rows: pageRows(found?.brands ?? [], '/search?brands=') },
  ].filter(({ rows }) => rows.length > 0);
}

/** The list below the search box. The focus stays in the box; the rows are links for the pointer. */
export function SuggestionList({ state }: { state: SuggestionState }) {
  const { t } = useWords();
  const groups = useGroups(state);
  if (!state.isOpen) return null;
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 0));
  return (
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
  );
}

function OptionGroup({ group, start, state }: { group: Group; start: number; state: SuggestionState }) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId}>
      <p id={titleId} role="presentation" className="px-3.5 pt-1.5 pb-0.5 text-12 text-ink-3">
        {group.title}
      </p>
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
