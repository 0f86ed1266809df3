import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { FacetRangeBoxes } from './facet-range.tsx';
import { FacetTicks } from './facet-ticks.tsx';
import { searchOf, without } from '../list-address.ts';
import type { Facet } from '../list-view.ts';
import type { Filters } from './use-filters.ts';
import { useListQuery } from '../use-list-query.ts';

/** Filter by one parameter: a range with a slider, or values with check boxes, or both. */
export function FacetBox({ facet, filters }: { facet: Facet; filters: Filters }) {
  const { t } = useWords();
  const { query } = useListQuery();
  const names = [facet.name, `${facet.name}.min`, `${facet.name}.max`];
  const isUsed = query.some(([name]) => names.includes(name));
  return (
    <fieldset className="facet">
      <legend>{facet.title}</legend>
      {isUsed && (
        <Link
          to={{ search: searchOf(names.reduce((rest, name) => without(rest, name), query)) }}
          preventScrollReset
          aria-label={`${t('catalogue.clear')}: ${facet.title}`}
          className="facet-clear"
        >
          {t('catalogue.clear')}
        </Link>
      )}
      <div className="clear-both">
        {facet.range && <FacetRangeBoxes facet={facet} range={facet.range} filters={filters} />}
        <FacetTicks facet={facet} />
      </div>
    </fieldset>
  );
}
