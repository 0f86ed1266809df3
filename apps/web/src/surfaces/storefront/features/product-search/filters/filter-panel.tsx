import { type ChangeEvent, type FocusEvent, type SubmitEvent, useEffect, useRef } from 'react';
import { Form, Link, useLocation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { FacetBox } from './facet-box.tsx';
import { isUnsent, showAnswered } from './filter-boxes.ts';
import { openFacetName, searchOf } from '../list-address.ts';
import type { ProductListView } from '../list-view.ts';
import type { Filters } from './use-filters.ts';
import { useListQuery } from '../use-list-query.ts';

export const filterFormId = 'filter-form';
export const filterPanelId = 'filters';

/** Runs `act` after the next paint, so that a ticked box shows immediately. */
const onceShown = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act));

const changesByTyping = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && ['text', 'search', 'range'].includes(target.type);

/**
 * Panel with all filters of a product list, as a GET form. With JavaScript, a check box applies immediately and a text
 * field on blur or Enter; without, a button submits the form. On a phone the panel is a popover, which opens without
 * JavaScript too.
 */
export function FilterPanel({
  list,
  isSearch,
  filters,
}: {
  list: ProductListView;
  isSearch: boolean;
  filters: Filters;
}) {
  const { t } = useWords();
  const panel = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // When the visitor goes back, remove texts that were typed on the other page.
  useEffect(() => {
    const form = panel.current?.querySelector('form');
    if (form) showAnswered(form);
  }, [key]);
  const { apply } = filters;
  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (!changesByTyping(event.target)) onceShown(() => apply(form));
  };
  const onBlur = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    const box: EventTarget = target;
    if (box instanceof HTMLInputElement && box.type === 'text' && box.name !== '' && isUnsent(box))
      apply(currentTarget);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  };
  return (
    <aside
      ref={panel}
      id={filterPanelId}
      popover="auto"
      aria-label={t('catalogue.filters')}
      className="filter-panel no-print lg:col-start-1 lg:row-start-1"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between border-b border-line-2 bg-paper px-3.5 py-3 lg:hidden">
        <h2>{t('catalogue.filters')}</h2>
        <button
          type="button"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          aria-label={t('shell.close')}
          className="p-1.5"
        >
          <Icon name="close" />
        </button>
      </div>
      <Form id={filterFormId} onChange={onChange} onBlur={onBlur} onSubmit={onSubmit} className="px-3.5 lg:px-0">
        <Carried />
        {isSearch && <CategoryLinks list={list} />}
        {list.facets.map((facet) => (
          <FacetBox key={facet.name} facet={facet} filters={filters} />
        ))}
        <div className="sticky bottom-0 z-10 border-t border-line bg-paper py-3 lg:static lg:border-0 lg:py-2">
          <Button type="submit" className="script-hides-on-desktop w-full">
            {t('catalogue.showFound', { count: list.count })}
          </Button>
        </div>
      </Form>
    </aside>
  );
}

/**
 * Hidden fields that keep query parameters for which the form has no visible field: the search text and the open list
 * of values.
 */
function Carried() {
  const { query } = useListQuery();
  return ['text', 'asTyped', openFacetName].map((name) => {
    const value = query.find(([given]) => given === name)?.[1];
    return value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />;
  });
}

/** Links to the categories that contain results of the search. */
function CategoryLinks({ list }: { list: ProductListView }) {
  const { t, to, count } = useWords();
  const { query } = useListQuery();
  const carried = searchOf([
    ...query.filter(([name]) => name === 'text' || name === 'qty'),
    ...(list.isAllPromotion ? [['isPromotion', 'true'] as const] : []),
  ]);
  if (list.categories.length === 0) return null;
  return (
    <section className="border-t border-line pt-2.5 pb-3">
      <h3 className="mb-1.5 text-13 font-semibold">{t('catalogue.category')}</h3>
      <ul className="text-13 leading-6">
        {list.categories.map((category) => (
          <li key={category.slug}>
            <Link
              to={to(`/catalog/${category.slug}${carried}`)}
              prefetch="intent"
              className="flex items-baseline justify-between gap-2"
            >
              <span>{category.title}</span>
              <span className="num text-12 text-ink-3">{count(category.count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
