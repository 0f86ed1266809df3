import { useLocation, useNavigation } from 'react-router';

import { type Query, queryOf } from './list-address.ts';

/**
 * Returns the query of the list, or of the navigation in progress, so that a new selection stays visible while it
 * loads.
 */
export function useListQuery(): { query: Query; isLoading: boolean } {
  const { pathname, search } = useLocation();
  const { location } = useNavigation();
  const isLoading = location !== undefined && location.pathname === pathname;
  return { query: queryOf(isLoading ? location.search : search), isLoading };
}
