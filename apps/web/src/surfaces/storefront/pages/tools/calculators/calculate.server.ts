import {
  dividerPairs,
  dividerSpread,
  lcCircuit,
  ledResistor,
  ohmsLaw,
  ratedPowerFor,
  rcFilter,
  type CalculatorProblem,
  type DividerPair,
} from '@farad/domain/calculators';
import type { Unit } from '@farad/domain/category';
import { formatQuantity, parseCount, parseQuantity, unitSymbols } from '@farad/domain/quantities';
import { seriesValues, type SeriesName } from '@farad/domain/series';
import type { Locale } from '@farad/domain/shared';

/** Fields of each calculator in order: name, unit, and default text. */
export const boxes = {
  ohm: [
    ['voltage', 'volt', ''],
    ['current', 'ampere', ''],
    ['resistance', 'ohm', ''],
    ['power', 'watt', ''],
  ],
  rc: [
    ['resistance', 'ohm', ''],
    ['capacitance', 'farad', ''],
  ],
  lc: [
    ['inductance', 'henry', ''],
    ['capacitance', 'farad', ''],
  ],
  led: [
    ['supply', 'volt', '12'],
    ['forward', 'volt', '2'],
    ['current', 'ampere', '20m'],
    ['count', 'count', '1'],
  ],
  divider: [
    ['input', 'volt', '5'],
    ['output', 'volt', '3,3'],
    ['total', 'ohm', '10k'],
  ],
} as const satisfies Record<string, readonly (readonly [name: string, unit: Unit, first: string])[]>;

export type Calculator = keyof typeof boxes;

export const calculators = Object.keys(boxes) as Calculator[];

/** Series of standard values from which results are chosen. */
export const answerSeries: SeriesName = 'E24';

/** Number of resistor pairs that the divider calculator shows. */
const pairsShown = 5;
/** Number of the shown resistor pairs for which the calculator offers parts. */
const pairsOffered = 3;

/** Maximum tolerance of the divider's resistors in per cent. */
export const dividerTolerance = 1;

/** Voltage in volts that every resistor withstands. Above it, only parts with a stated voltage rating are offered. */
const safeVoltage = 25;

export type ProblemCode = 'bad_number' | 'two_are_needed' | 'impossible';

/** Resistors that belong together, and what each of them must meet. */
export interface ResistorSet {
  readonly resistors: readonly {
    readonly ohms: number;
    /** Power that this resistor dissipates, in watts. */
    readonly burns: number;
  }[];
  /** Minimum power rating of each resistor, in watts. */
  readonly powerMin: number;
  /** Minimum voltage rating of each resistor, in volts; null = any. */
  readonly voltageMin: number | null;
  /** Maximum tolerance in per cent; null = any. */
  readonly toleranceMax: number | null;
}

export interface Calculation {
  readonly name: Calculator;
  readonly boxes: readonly {
    readonly name: string;
    /** Symbol of the unit; empty for a number of pieces. */
    readonly unit: string;
    readonly text: string;
    readonly isWrong: boolean;
  }[];
  readonly problem: ProblemCode | null;
  /** Results as name and formatted value. */
  readonly rows: readonly (readonly [name: string, value: string])[];
  /** Sets of resistors to choose from. Any one set is enough. */
  readonly sets: readonly ResistorSet[];
  readonly pairs: readonly {
    readonly upper: string;
    readonly lower: string;
    readonly output: string;
    readonly error: string;
    /** Lowest and highest output voltage that the resistors' tolerance allows. */
    readonly spread: string;
  }[];
}

type Outcome = Pick<Calculation, 'rows' | 'sets' | 'pairs'>;

const nothing: Outcome = { rows: [], sets: [], pairs: [] };

type Values = Readonly<Record<string, number>>;
type Solved =
  | { readonly ok: true; readonly value: Outcome }
  | { readonly ok: false; readonly error: CalculatorProblem<string> };

/** Formats a value with four significant digits. */
const shown = (value: number, unit: Unit, locale: Locale): string =>
  formatQuantity(Number(value.toPrecision(4)), unit, locale);

const voltageMinOf = (voltage: number): number | null => (voltage > safeVoltage ? voltage : null);

const decadesAround = 10;

/** Returns the smallest standard value that is at least `value`; undefined if there is none. */
const atLeast = (value: number): number | undefined =>
  seriesValues(answerSeries, value * (1 - 1e-9), value * decadesAround)[0];

const solvers: Readonly<Record<Calculator, (values: Values, locale: Locale) => Solved>> = {
  ohm: (values, locale) => {
    const solved = ohmsLaw(values);
    if (!solved.ok) return solved;
    const rows = boxes.ohm.map(([name, unit]) => [name, shown(solved.value[name], unit, locale)] as const);
    return { ok: true, value: { ...nothing, rows } };
  },
  rc: ({ resistance = 0, capacitance = 0 }, locale) => {
    const solved = rcFilter(resistance, capacitance);
    if (!solved.ok) return solved;
    const { timeConstant, cutOff } = solved.value;
    const rows = [
      ['timeConstant', shown(timeConstant, 'second', locale)],
      ['cutOff', shown(cutOff, 'hertz', locale)],
    ] as const;
    return { ok: true, value: { ...nothing, rows } };
  },
  lc: ({ inductance = 0, capacitance = 0 }, locale) => {
    const solved = lcCircuit(inductance, capacitance);
    if (!solved.ok) return solved;
    const { resonance, impedance } = solved.value;
    const rows = [
      ['resonance', shown(resonance, 'hertz', locale)],
      ['impedance', shown(impedance, 'ohm', locale)],
    ] as const;
    return { ok: true, value: { ...nothing, rows } };
  },
  led: ({ supply = 0, forward = 0, current = 0, count = 0 }, locale) => {
    const solved = ledResistor({ supply, forward, current, count });
    if (!solved.ok) return solved;
    const nearest = atLeast(solved.value.exact);
    const { exact, power } = solved.value;
    const exactRow = ['exactResistor', shown(exact, 'ohm', locale)] as const;
    if (nearest === undefined) return { ok: true, value: { ...nothing, rows: [exactRow] } };
    const voltage = supply - forward * count;
    // Use the power at the exact resistance. It is higher than at the larger standard value. The difference covers the
    // tolerance of the part.
    const powerMin = ratedPowerFor(power);
    const rows = [
      exactRow,
      ['nearest', shown(nearest, 'ohm', locale)],
      ['realCurrent', shown(voltage / nearest, 'ampere', locale)],
      ['resistorPower', shown(power, 'watt', locale)],
      ['ratedPower', shown(powerMin, 'watt', locale)],
    ] as const;
    const resistors = [{ ohms: nearest, burns: power }];
    const set = { resistors, powerMin, voltageMin: voltageMinOf(voltage), toleranceMax: null };
    return { ok: true, value: { ...nothing, rows, sets: [set] } };
  },
  divider: ({ input = 0, output = 0, total = 0 }, locale) => {
    const solved = dividerPairs({ input, output, total, series: answerSeries }, pairsShown);
    if (!solved.ok) return solved;
    const volts = (value: number): string => shown(value, 'volt', locale);
    const spreadOf = (pair: DividerPair): string => {
      const { from, to } = dividerSpread(pair, input, dividerTolerance / 100);
      return `${volts(from)} – ${volts(to)}`;
    };
    const pairs = solved.value.map((pair) => ({
      upper: shown(pair.upper, 'ohm', locale),
      lower: shown(pair.lower, 'ohm', locale),
      output: volts(pair.output),
      error: formatQuantity(Number((pair.error * 100).toFixed(2)), 'percent', locale),
      spread: spreadOf(pair),
    }));
    const offered = solved.value.slice(0, pairsOffered);
    const [best] = offered;
    if (best === undefined) return { ok: true, value: nothing };
    const rows = [
      ['dividerCurrent', shown(best.current, 'ampere', locale)],
      ['hotterPower', shown(best.power, 'watt', locale)],
      ['ratedPower', shown(ratedPowerFor(best.power), 'watt', locale)],
    ] as const;
    const sets = offered.map(({ upper, lower, current, power, voltage }) => ({
      resistors: [upper, lower].map((ohms) => ({ ohms, burns: current ** 2 * ohms })),
      powerMin: ratedPowerFor(power),
      voltageMin: voltageMinOf(voltage),
      toleranceMax: dividerTolerance,
    }));
    return { ok: true, value: { rows, pairs, sets } };
  },
};

function readBox(text: string, unit: Unit): number | null {
  if (unit === 'count') return parseCount(text);
  const read = parseQuantity(text, unit);
  return read !== null && read.unit === unit && read.value > 0 ? read.value : null;
}

/** Returns a calculator with its typed values and, if its form was submitted, with the results. */
export function calculate(name: Calculator, query: URLSearchParams, locale: Locale): Calculation {
  const isAsked = query.get('tool') === name;
  const typed = boxes[name].map(([box, unit, first]) => {
    const text = isAsked ? (query.get(box) ?? '').trim().slice(0, 40) : first;
    const symbol = unit === 'count' ? '' : unitSymbols[unit][locale === 'ru' ? 'ru' : 'international'];
    return { name: box, unit: symbol, text, value: text === '' ? null : readBox(text, unit) };
  });
  const isWrong = (text: string, value: number | null): boolean =>
    isAsked && value === null && (text !== '' || name !== 'ohm');
  const shownBoxes = typed.map(({ name: box, unit, text, value }) => ({
    name: box,
    unit,
    text,
    isWrong: isWrong(text, value),
  }));
  const common = { name, boxes: shownBoxes, ...nothing };
  if (!isAsked) return { ...common, problem: null };
  if (shownBoxes.some((box) => box.isWrong)) return { ...common, problem: 'bad_number' };
  const values = Object.fromEntries(typed.flatMap((box) => (box.value === null ? [] : [[box.name, box.value]])));
  const solved = solvers[name](values, locale);
  if (solved.ok) return { ...common, ...solved.value, problem: null };
  return { ...common, problem: solved.error.code === 'not_positive' ? 'bad_number' : solved.error.code };
}
