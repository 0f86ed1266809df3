import { useLocation, useNavigation } from 'react-router';

import { type Query, queryOf } from './list-address.ts';

/** The address the list shows, or already goes to: what was ticked stays ticked while the answer is on its way. */
export function useListQuery(): { query: Query; isLoading: boolean } {
  const { pathname, search } = useLocation();
  const { location } = useNavigation();
  const isLoading = location !== undefined && location.pathname === pathname;
  return { query: queryOf(isLoading ? location.search : search), isLoading };
}
