import type { MachineFacts } from './opening-facts.ts';

/** Minimum major version of OpenSearch. */
const versionLeast = 3;

interface SearchFault {
  readonly code: 'search_process_silent' | 'search_silent' | 'search_old' | 'search_red';
  readonly values: Readonly<Record<string, string | number>>;
}

/** Returns what is wrong with the engine of searches, if it is outside of the shop's own processes. */
export function searchFaults(search: MachineFacts['search']): readonly SearchFault[] {
  if (search === 'none' || search === 'process') return [];
  if (search === 'process_silent') return [{ code: 'search_process_silent', values: {} }];
  if (search === null) return [{ code: 'search_silent', values: {} }];
  const { version, status } = search;
  const faults: SearchFault[] = [];
  if (Number.parseInt(version, 10) < versionLeast)
    faults.push({ code: 'search_old', values: { version, least: versionLeast } });
  if (status === 'red') faults.push({ code: 'search_red', values: {} });
  return faults;
}
