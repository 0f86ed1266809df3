import type { MachineFacts } from './opening-facts.ts';

/** Minimum major version of OpenSearch. */
const versionLeast = 3;

interface SearchFault {
  readonly code: 'search_silent' | 'search_old' | 'search_red';
  readonly values: Readonly<Record<string, string | number>>;
}

/** Returns what is wrong with the search cluster. A shop without one has no such faults. */
export function searchFaults(search: MachineFacts['search']): readonly SearchFault[] {
  if (search === 'none') return [];
  if (search === null) return [{ code: 'search_silent', values: {} }];
  const { version, status } = search;
  const faults: SearchFault[] = [];
  if (Number.parseInt(version, 10) < versionLeast)
    faults.push({ code: 'search_old', values: { version, least: versionLeast } });
  if (status === 'red') faults.push({ code: 'search_red', values: {} });
  return faults;
}
