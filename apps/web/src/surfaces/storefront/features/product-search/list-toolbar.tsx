import { typedNumberLengthMax } from '@farad/domain/quantities';
import type { ChangeEvent, FocusEvent, ReactNode } from 'react';

import { useWords } from '#i18n/words.tsx';
import { buttonClass } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { isUnsent } from './filters/filter-boxes.ts';
import { filterFormId, filterPanelId } from './filters/filter-panel.tsx';
import type { ProductListView } from './list-view.ts';
import { ViewSwitch } from './look-switch.tsx';
import type { Filters } from './filters/use-filters.ts';
import { useOptimisticValue } from './filters/use-optimistic-value.ts';

type Box = HTMLInputElement | HTMLSelectElement;

/** Bar above the table with quantity, stock, order and columns. Its fields belong to the filter form. */
export function ListToolbar({
  list,
  filters,
  columnsMenu,
}: {
  list: ProductListView;
  filters: Filters;
  columnsMenu: ReactNode;
}) {
  const { t } = useWords();
  const apply = (box: Box) => box.form && filters.apply(box.form);
  const onLeft = ({ currentTarget: box }: FocusEvent<HTMLInputElement>) => {
    if (isUnsent(box)) apply(box);
  };
  const wrongQuantity = list.problem?.name === 'qty' ? list.problem.text : null;
  const [sort, setSort] = useOptimisticValue(list.sort);
  return (
    <div className="no-print list-bar">
      <button type="button" popoverTarget={filterPanelId} className={buttonClass('quiet', 'medium', 'lg:hidden')}>
        <Icon name="sliders" />
        {list.chips.length > 0 ? t('catalogue.filtersActive', { count: list.chips.length }) : t('catalogue.filters')}
      </button>
      <label className="flex items-center gap-1.5">
        {t('catalogue.priceFor')}
        <input
          form={filterFormId}
          type="text"
          name="qty"
          defaultValue={wrongQuantity ?? list.quantity}
          aria-invalid={wrongQuantity !== null || undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={typedNumberLengthMax}
          onBlur={onLeft}
          className={fieldClass('!h-7 w-[76px] font-mono')}
        />
        {t('catalogue.pieces')}
      </label>
      <FlagBox name="isOnlyInStock" isOn={list.isOnlyInStock} title={t('catalogue.onlyInStock')} apply={apply} />
      <FlagBox name="isMinimumMet" isOn={list.isMinimumMet} title={t('catalogue.onlyMinimumMet')} apply={apply} />
      {!list.isAllPromotion && (
        <FlagBox name="isPromotion" isOn={list.isPromotion} title={t('catalogue.onlyPromotions')} apply={apply} />
      )}
      <label className="flex items-center gap-1.5 lg:ml-auto">
        <span className="max-xl:sr-only">{t('catalogue.sort')}</span>
        <select
          form={filterFormId}
          name="sort"
          value={sort}
          onChange={(event: ChangeEvent<HTMLSelectElement>) => {
            setSort(event.currentTarget.value);
            apply(event.currentTarget);
          }}
          className={fieldClass('!h-7 max-w-48 !px-1.5')}
        >
          <SortOptions list={list} sort={sort} />
        </select>
      </label>
      {columnsMenu}
      <ViewSwitch list={list} />
    </div>
  );
}

/** Check box of a filter that is on or off. */
function FlagBox({
  name,
  isOn,
  title,
  apply,
}: {
  name: string;
  isOn: boolean;
  title: string;
  apply: (box: Box) => void;
}) {
  const [isTicked, setTicked] = useOptimisticValue(isOn);
  return (
    <label className="flex items-center gap-1.5">
      <input
        form={filterFormId}
        type="checkbox"
        name={name}
        value="true"
        checked={isTicked}
        onChange={({ currentTarget }) => {
          setTicked(currentTarget.checked);
          apply(currentTarget);
        }}
      />
      {title}
    </label>
  );
}

function SortOptions({ list, sort }: { list: ProductListView; sort: string }) {
  const { t } = useWords();
  const column = list.columns.find(({ key }) => sort === `attrs.${key}` || sort === `-attrs.${key}`);
  return (
    <>
      <option value="relevance">{t('catalogue.sortRelevance')}</option>
      <option value="price">{t('catalogue.sortPriceAscending')}</option>
      <option value="-price">{t('catalogue.sortPriceDescending')}</option>
      <option value="-stock">{t('catalogue.sortStock')}</option>
      {sort === 'stock' && (
        <option value="stock">{t('catalogue.sortAscending', { title: t('catalogue.stock') })}</option>
      )}
      {column && (
        <option value={sort}>
          {t(sort.startsWith('-') ? 'catalogue.sortDescending' : 'catalogue.sortAscending', { title: column.title })}
        </option>
      )}
    </>
  );
}
