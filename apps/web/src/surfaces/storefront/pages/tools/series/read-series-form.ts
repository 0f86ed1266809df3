import type { Unit } from '@farad/domain/category';
import { parseCount, parseQuantity } from '@farad/domain/quantities';
import { seriesNames, seriesValues, type SeriesName } from '@farad/domain/series';
import { kitValuesMax } from '@farad/domain/series-kit';

/** Kinds of parts for which a kit can be made. `from` and `to` = default range of values. */
export const kitKinds = {
  resistors: { category: 'chip-resistors', attribute: 'resistance', unit: 'ohm', from: '10', to: '1M' },
  leaded: { category: 'through-hole-resistors', attribute: 'resistance', unit: 'ohm', from: '10', to: '1M' },
  capacitors: { category: 'chip-ceramic-capacitors', attribute: 'capacitance', unit: 'farad', from: '100п', to: '1мк' },
} as const satisfies Record<string, { unit: Unit; category: string; attribute: string; from: string; to: string }>;

export type KitKind = keyof typeof kitKinds;

/** Series of standard values for which a kit can be made. */
export const kitSeries = ['E6', 'E12', 'E24', 'E48', 'E96'] as const satisfies readonly SeriesName[];

export const kitPackages = ['0402', '0603', '0805', '1206'] as const;

/** Values of the form as typed or chosen. */
export interface SeriesForm {
  readonly kind: KitKind;
  readonly series: SeriesName;
  readonly from: string;
  readonly to: string;
  readonly package: string;
  readonly tolerance: string;
  readonly pieces: string;
  readonly mayReplace: boolean;
}

export type SeriesProblem =
  | { readonly code: 'bad_number'; readonly field: 'from' | 'to' | 'tolerance' | 'pieces' }
  | { readonly code: 'too_many'; readonly count: number }
  | { readonly code: 'no_values' };

export interface SeriesQuestion {
  readonly values: readonly number[];
  readonly toleranceMax: number | null;
  readonly pieces: number;
}

const piecesMax = 10_000;

const isKind = (text: string): text is KitKind => Object.hasOwn(kitKinds, text);

/** Returns the form's values from the query. A missing one gets its default. */
export function seriesForm(query: URLSearchParams): SeriesForm {
  const kind = query.get('kind') ?? '';
  const chosen = isKind(kind) ? kind : 'resistors';
  const series = seriesNames.find((name) => name === query.get('series')) ?? 'E12';
  const text = (name: string, first: string): string => (query.get(name) ?? first).slice(0, 40);
  const body = text('package', chosen === 'leaded' ? '' : '0603');
  return {
    kind: chosen,
    series,
    from: text('from', kitKinds[chosen].from),
    to: text('to', kitKinds[chosen].to),
    package: kitPackages.some((name) => name === body) ? body : '',
    tolerance: text('tolerance', ''),
    pieces: text('pieces', '10'),
    mayReplace: !query.has('series') || query.has('replace'),
  };
}

function positive(text: string, unit: Unit | null): number | null {
  const read = parseQuantity(text, unit);
  return read !== null && read.value > 0 && (unit === null || read.unit === unit) ? read.value : null;
}

/** Returns the values, tolerance and number of pieces to search for. If the form is invalid, returns the problem. */
export function readSeriesForm(form: SeriesForm): SeriesQuestion | SeriesProblem {
  const { unit } = kitKinds[form.kind];
  const from = positive(form.from, unit);
  if (from === null) return { code: 'bad_number', field: 'from' };
  const to = positive(form.to, unit);
  if (to === null) return { code: 'bad_number', field: 'to' };
  const toleranceMax = form.tolerance === '' ? null : positive(form.tolerance, 'percent');
  if (form.tolerance !== '' && (toleranceMax === null || toleranceMax > 100)) {
    return { code: 'bad_number', field: 'tolerance' };
  }
  const pieces = parseCount(form.pieces);
  if (pieces === null || pieces < 1 || pieces > piecesMax) return { code: 'bad_number', field: 'pieces' };
  const values = seriesValues(form.series, Math.min(from, to), Math.max(from, to));
  if (values.length === 0) return { code: 'no_values' };
  return values.length > kitValuesMax ? { code: 'too_many', count: values.length } : { values, toleranceMax, pieces };
}
