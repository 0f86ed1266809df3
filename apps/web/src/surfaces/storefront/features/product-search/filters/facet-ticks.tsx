import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { fieldClass } from '#ui/field.tsx';
import { searchOf, withOpenFacet } from '../list-address.ts';
import type { Facet, FacetValue } from '../list-view.ts';
import { useListQuery } from '../use-list-query.ts';
import { useOptimisticValue } from './use-optimistic-value.ts';

/** Minimum number of values for which a list has a search field. */
const searchedFrom = 13;

/**
 * Values of a parameter with check boxes. A long list shows the most frequent values. A link with its own address shows
 * all of them, also without JavaScript.
 */
export function FacetTicks({ facet }: { facet: Facet }) {
  const { t } = useWords();
  const { query } = useListQuery();
  const [wanted, setWanted] = useState('');
  const looked = wanted.trim().toLocaleLowerCase();
  const isFolded = facet.values.length < facet.total;
  const shown = facet.values.filter((value) => value.isTicked || value.title.toLocaleLowerCase().includes(looked));
  const canFold = facet.isOpen && facet.total > 0;
  return (
    <>
      {facet.total >= searchedFrom && (facet.range === null || facet.isOpen) && (
        <ValueSearch facet={facet} wanted={wanted} onWanted={setWanted} />
      )}
      <div className={facet.isOpen ? 'facet-values' : undefined}>
        {shown.map((value) => (
          <Tick key={value.value} name={facet.name} value={value} />
        ))}
      </div>
      {(isFolded || canFold) && (
        <Link
          to={{ search: searchOf(withOpenFacet(query, isFolded ? facet.name : null)) }}
          replace
          preventScrollReset
          prefetch="intent"
          rel="nofollow"
          className="text-13 leading-6 text-copper-ink"
        >
          {isFolded ? t('catalogue.showAllOf', { count: facet.total }) : t('catalogue.showFewerValues')}
        </Link>
      )}
    </>
  );
}

/**
 * Search field for the values of a parameter. It filters them in the browser; typing and Enter do not submit the
 * filters. On focus, a shortened list loads all values.
 */
function ValueSearch({ facet, wanted, onWanted }: { facet: Facet; wanted: string; onWanted: (text: string) => void }) {
  const { t } = useWords();
  const { query } = useListQuery();
  const navigate = useNavigate();
  const openAll = () => {
    if (facet.values.length < facet.total)
      void navigate(
        { search: searchOf(withOpenFacet(query, facet.name)) },
        { replace: true, preventScrollReset: true },
      );
  };
  return (
    <input
      type="search"
      value={wanted}
      onFocus={openAll}
      onChange={(event) => {
        event.stopPropagation();
        onWanted(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      aria-label={`${t('catalogue.facetSearch')}: ${facet.title}`}
      placeholder={t('catalogue.facetSearch')}
      className={fieldClass('only-scripted mb-1.5 !h-7 w-full text-13')}
    />
  );
}

function Tick({ name, value }: { name: string; value: FacetValue }) {
  const { count } = useWords();
  const [isTicked, setTicked] = useOptimisticValue(value.isTicked);
  return (
    <label className="tick" data-empty={(value.count === 0 && !isTicked) || undefined}>
      <input
        type="checkbox"
        name={name}
        value={value.value}
        checked={isTicked}
        onChange={(event) => setTicked(event.currentTarget.checked)}
      />
      <span>{value.title}</span>
      <i>{count(value.count)}</i>
    </label>
  );
}
