import type { WireBom } from '@farad/contract/shop/boms/boms';
import { bomStatuses, bomSearchLengthMax, healthFlags } from '@farad/domain/bom';
import { Form, Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';
import { StatusSign } from '../status.tsx';
import { filterQuery, isFiltered, rowSorts, searchOf, toggled, type RowFilter } from './rows/row-filter.ts';
import { filterBoxId } from './rows/use-row-keys.ts';

const chip =
  'inline-flex h-8 items-center gap-1.5 border border-line-2 bg-raised px-2.5 text-13 whitespace-nowrap aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper [&[aria-pressed=true]_svg]:text-current';

/** Filters by status and warning, with the number of rows for each, and a text search. */
export function Filters({ bom, filter }: { bom: WireBom; filter: RowFilter }) {
  const { t, count } = useWords();
  return (
    <div className="no-print grid gap-2 py-3" role="group" aria-label={t('boms.filters')}>
      <ul className="flex flex-wrap gap-1.5">
        {bomStatuses
          .filter((status) => bom.counts[status] > 0 || filter.statuses.includes(status))
          .map((status) => (
            <li key={status}>
              <Link
                to={{ search: searchOf({ ...filter, statuses: toggled(filter.statuses, status) }) }}
                preventScrollReset
                role="button"
                aria-pressed={filter.statuses.includes(status)}
                title={t(`boms.hint_${status}`)}
                className={chip}
              >
                <StatusSign status={status} />
                {t(`boms.status_${status}`)}
                <span className="num">{count(bom.counts[status])}</span>
              </Link>
            </li>
          ))}
        {healthFlags
          .filter((flag) => bom.flags[flag] > 0 || filter.flags.includes(flag))
          .map((flag) => (
            <li key={flag}>
              <Link
                to={{ search: searchOf({ ...filter, flags: toggled(filter.flags, flag) }) }}
                preventScrollReset
                role="button"
                aria-pressed={filter.flags.includes(flag)}
                className={`${chip} border-dashed`}
              >
                {t(`boms.flag_${flag}`)}
                <span className="num">{count(bom.flags[flag])}</span>
              </Link>
            </li>
          ))}
      </ul>
      <Form method="get" preventScrollReset className="flex flex-wrap items-center gap-2">
        {filterQuery({ ...filter, text: '', sort: 'file' }).map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <input
          key={`text ${filter.text}`}
          id={filterBoxId}
          type="search"
          name="text"
          defaultValue={filter.text}
          aria-label={t('boms.filterText')}
          placeholder={t('boms.filterPlaceholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={bomSearchLengthMax}
          className={fieldClass('w-full sm:w-72')}
        />
        <label className="inline-flex items-center gap-2 text-13">
          <span className="text-ink-2">{t('boms.sort')}</span>
          <select
            key={filter.sort}
            name="sort"
            defaultValue={filter.sort}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
            className={fieldClass('text-13')}
          >
            {rowSorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`boms.sort_${sort}`)}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" kind="quiet">
          {t('boms.find')}
        </Button>
        {isFiltered(filter) && (
          <Link
            to={{ search: searchOf({ ...filter, statuses: [], flags: [], text: '' }) }}
            preventScrollReset
            className="text-13 text-copper-ink underline"
          >
            {t('boms.clearFilters')}
          </Link>
        )}
      </Form>
    </div>
  );
}
