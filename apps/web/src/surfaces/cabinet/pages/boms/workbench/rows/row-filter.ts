import { bomStatuses, bomSearchLengthMax, healthFlags, type BomStatus, type HealthFlag } from '@farad/domain/bom';

export const rowSorts = ['file', 'status', 'part', 'total'] as const;

/** Filter and order of the rows. */
export interface RowFilter {
  readonly statuses: readonly BomStatus[];
  readonly flags: readonly HealthFlag[];
  readonly text: string;
  readonly sort: (typeof rowSorts)[number];
}

const known = <Value extends string>(all: readonly Value[], asked: readonly string[]): readonly Value[] =>
  all.filter((value) => asked.includes(value));

/** Reads filter and order from a query. Unknown values are ignored. */
export function readFilter(search: URLSearchParams): RowFilter {
  return {
    statuses: known(bomStatuses, search.getAll('status')),
    flags: known(healthFlags, search.getAll('flag')),
    text: (search.get('text') ?? '').slice(0, bomSearchLengthMax),
    sort: rowSorts.find((sort) => sort === search.get('sort')) ?? 'file',
  };
}

/** Returns filter and order as names and values of a query. */
export function filterQuery({ statuses, flags, text, sort }: RowFilter): [string, string][] {
  return [
    ...statuses.map((status): [string, string] => ['status', status]),
    ...flags.map((flag): [string, string] => ['flag', flag]),
    ...(text === '' ? [] : [['text', text] as [string, string]]),
    ...(sort === 'file' ? [] : [['sort', sort] as [string, string]]),
  ];
}

export const isFiltered = ({ statuses, flags, text }: RowFilter): boolean =>
  statuses.length > 0 || flags.length > 0 || text !== '';

/** Returns the query of a filter, such as `?status=several`; empty if nothing is filtered. */
export function searchOf(filter: RowFilter, more: readonly [string, string][] = []): string {
  const search = new URLSearchParams([...filterQuery(filter), ...more]).toString();
  return search === '' ? '' : `?${search}`;
}

/** Returns the values with `value` added, or removed if it was there. */
export const toggled = <Value>(values: readonly Value[], value: Value): readonly Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
