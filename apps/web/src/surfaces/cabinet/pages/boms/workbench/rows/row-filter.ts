import { bomStatuses, healthFlags, type BomStatus, type HealthFlag } from '@farad/domain/bom';

export const rowSorts = ['file', 'status', 'part', 'total'] as const;

/** Which rows of a list are shown, and in what order. */
export interface RowFilter {
  readonly statuses: readonly BomStatus[];
  readonly flags: readonly HealthFlag[];
  readonly text: string;
  readonly sort: (typeof rowSorts)[number];
}

const textLengthMax = 200;

const known = <Value extends string>(all: readonly Value[], asked: readonly string[]): readonly Value[] =>
  all.filter((value) => asked.includes(value));

/** The filter of an address; what it names and is not known is left out. */
export function readFilter(search: URLSearchParams): RowFilter {
  return {
    statuses: known(bomStatuses, search.getAll('status')),
    flags: known(healthFlags, search.getAll('flag')),
    text: (search.get('text') ?? '').slice(0, textLengthMax),
    sort: rowSorts.find((sort) => sort === search.get('sort')) ?? 'file',
  };
}

/** The same as names and values of an address. */
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

/** `?status=several`, or nothing. */
export function searchOf(filter: RowFilter, more: readonly [string, string][] = []): string {
  const search = new URLSearchParams([...filterQuery(filter), ...more]).toString();
  return search === '' ? '' : `?${search}`;
}

/** The filter with one value more, or without it. */
export const toggled = <Value>(values: readonly Value[], value: Value): readonly Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
