import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { escaped } from '#server/plain-attributes.server.ts';
import { rememberedPart } from '#server/remembered-part.server.ts';
import { queryOf, searchOf, withOpenFacet } from '../list-address.ts';
import type { Facet } from '../list-view.ts';
import type { Filters } from './use-filters.ts';

export interface FacetProperties {
  readonly facet: Facet;
  readonly filters: Filters;
}

/** Number of filters whose HTML is remembered, about 10 kB each. */
const keptMax = 500;

/** Remembers the HTML of filters that are not in use. The link that shows all values is put in for each page. */
export const rememberFacet = (Box: (props: FacetProperties) => ReactNode): ((props: FacetProperties) => ReactNode) =>
  rememberedPart(Box, keptMax, ({ facet, filters }) => {
    const { locale } = useWords();
    const { pathname, search } = useLocation();
    const query = queryOf(search);
    const isUsed = query.some(([name]) => name === facet.name || name.startsWith(`${facet.name}.`));
    if (isUsed || facet.isOpen || Object.keys(filters.problems).length > 0) return null;
    const opened = facet.values.length < facet.total ? searchOf(withOpenFacet(query, facet.name)) : '';
    return {
      key: JSON.stringify([facet, locale]),
      hole: `href="${escaped(pathname + opened)}"`,
      mark: 'href=',
    };
  });
