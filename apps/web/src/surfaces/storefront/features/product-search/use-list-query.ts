import { useLocation, useNavigation } from 'react-router';

import { type Query, queryOf } from './list-address.ts';

/**
 * Returns the query of the list's address. While the list loads, it returns the new query, so that the visitor's choice
 * stays visible.
 */
export function useListQuery(): { query: Query; isLoading: boolean } {
  const { pathname, search } = useLocation();
  const { location } = useNavigation();
  const isLoading = location !== undefined && location.pathname === pathname;
  return { query: queryOf(isLoading ? location.search : search), isLoading };
}
