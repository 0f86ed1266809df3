import { formulaTree, type CellPlace, type FormulaTree } from './formula-tree.ts';

/** Value of a cell; null = blank. */
export type CellValue = number | string | null;

export interface FormulaCells {
  /** Returns the stored value of a cell. */
  readonly valueAt: (at: CellPlace) => CellValue;
  /** Returns the formula of a cell without a stored result; null = none. */
  readonly formulaAt: (at: CellPlace) => string | null;
}

/**
 * Maximum steps for all formulas of a sheet together. When they are used up, the other cells keep their stored values.
 */
const stepsMax = 300_000;
const rangeCellsMax = 5000;
const textMax = 4000;
/** Maximum length of a chain of cells whose formulas refer to each other. */
const waitingMax = 60;

/** Thrown if a formula is unknown or too expensive. Its cell keeps the stored value. */
class NotComputed extends Error {}

const numberOf = (value: CellValue): number => {
  if (value === null || value === '') return 0;
  const number = typeof value === 'number' ? value : Number(value);
  if (!Number.isFinite(number)) throw new NotComputed();
  return number;
};
const textOf = (value: CellValue | undefined): string => (value === null || value === undefined ? '' : String(value));

/** Rounds to `places` decimals. Half a unit rounds away from zero, as in spreadsheets. */
function rounded(number: number, places: number, round: (size: number) => number): number {
  const step = 10 ** Math.max(-12, Math.min(12, Math.trunc(places)));
  // Rounding to 14 digits removes floating point errors: 1.1 × 3 is slightly more than 3.3.
  return (Math.sign(number) * round(Number((Math.abs(number) * step).toPrecision(14)))) / step;
}

const toStep = (number: number, step: number): number =>
  step === 0 ? 0 : Math.ceil(Number((number / step).toPrecision(14))) * step;

type Numbers = readonly number[];

const onNumbers: Readonly<Record<string, (given: Numbers) => number>> = {
  '+': ([a = 0, b = 0]) => a + b,
  '-': ([a = 0, b = 0]) => a - b,
  '*': ([a = 0, b = 0]) => a * b,
  '/': ([a = 0, b = 0]) => a / b,
  '^': ([a = 0, b = 0]) => a ** b,
  ABS: ([a = 0]) => Math.abs(a),
  INT: ([a = 0]) => Math.floor(a),
  ROUND: ([a = 0, places = 0]) => rounded(a, places, Math.round),
  ROUNDUP: ([a = 0, places = 0]) => rounded(a, places, Math.ceil),
  ROUNDDOWN: ([a = 0, places = 0]) => rounded(a, places, Math.floor),
  CEILING: ([a = 0, step = 1]) => toStep(a, step),
};

const onTexts: Readonly<Record<string, (given: readonly CellValue[]) => number | string>> = {
  '&': ([a, b]) => textOf(a) + textOf(b),
  LEN: ([a]) => textOf(a).length,
  TRIM: ([a]) => textOf(a).trim().replaceAll(/ +/g, ' '),
  SUBSTITUTE: ([text, old, other]) =>
    textOf(old) === '' ? textOf(text) : textOf(text).split(textOf(old)).join(textOf(other)),
};

const compare: Readonly<Record<string, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '>': (order) => order > 0,
  '<=': (order) => order <= 0,
  '>=': (order) => order >= 0,
};

function orderOf(a: CellValue, b: CellValue): number {
  if (typeof a === 'number' || typeof b === 'number') {
    const [one, other] = [a ?? 0, b ?? 0];
    // A number sorts before every text.
    if (typeof one !== 'number' || typeof other !== 'number') return typeof one === 'number' ? -1 : 1;
    return one - other;
  }
  return textOf(a).toLowerCase().localeCompare(textOf(b).toLowerCase(), 'en');
}

/** Functions over all given values, including those of ranges. Only numbers count. */
const overAll: Readonly<Record<string, (values: readonly CellValue[]) => number>> = {
  SUM: (values) => numbersIn(values).reduce((sum, each) => sum + each, 0),
  PRODUCT: (values) => numbersIn(values).reduce((product, each) => product * each, 1),
  MAX: (values) => numbersIn(values).reduce((most, each) => Math.max(most, each), -Infinity),
  MIN: (values) => numbersIn(values).reduce((least, each) => Math.min(least, each), Infinity),
  COUNT: (values) => numbersIn(values).length,
  COUNTA: (values) => values.filter((value) => value !== null).length,
};

const numbersIn = (values: readonly CellValue[]): Numbers => values.filter((value) => typeof value === 'number');

/**
 * Computes the common formulas of parts lists: sums and products of cells, rounding, counts of items in a cell.
 * Supports one sheet, without names, dates or lookups, and stops after a limited number of steps.
 */
export class SheetFormulas {
  private readonly cells: FormulaCells;
  private readonly known = new Map<string, CellValue | undefined>();
  private readonly waiting = new Set<string>();
  private steps = 0;

  constructor(cells: FormulaCells) {
    this.cells = cells;
  }

  /** Returns the result of a cell; undefined = no formula, or an unknown one. */
  resultAt(at: CellPlace): CellValue | undefined {
    const formula = this.cells.formulaAt(at);
    if (formula === null) return undefined;
    const key = `${at.row} ${at.column}`;
    if (this.known.has(key)) return this.known.get(key);
    if (this.waiting.has(key) || this.waiting.size >= waitingMax) return undefined;
    this.waiting.add(key);
    const result = this.compute(formula);
    this.waiting.delete(key);
    this.known.set(key, result);
    return result;
  }

  private compute(formula: string): CellValue | undefined {
    const tree = this.steps >= stepsMax ? null : formulaTree(formula);
    if (tree === null) return undefined;
    try {
      const value = this.valueOf(tree);
      return typeof value === 'number' && !Number.isFinite(value) ? undefined : value;
    } catch (error) {
      if (error instanceof NotComputed) return undefined;
      throw error;
    }
  }

  private step(count = 1): void {
    this.steps += count;
    if (this.steps > stepsMax) throw new NotComputed();
  }

  private valueOf(tree: FormulaTree): CellValue {
    this.step();
    if (tree.kind === 'value') return tree.value;
    if (tree.kind === 'cell') return this.cellAt(tree.at);
    if (tree.kind === 'range') throw new NotComputed();
    const value = this.called(tree.name, tree.of);
    if (typeof value === 'string' && value.length > textMax) throw new NotComputed();
    return value;
  }

  private cellAt(at: CellPlace): CellValue {
    if (this.cells.formulaAt(at) === null) return this.cells.valueAt(at);
    const result = this.resultAt(at);
    if (result === undefined) throw new NotComputed();
    return result;
  }

  private called(name: string, of: readonly FormulaTree[]): CellValue {
    if (name === 'IF') return this.chosen(of);
    const overall = overAll[name];
    if (overall !== undefined) return overall(of.flatMap((each) => this.valuesOf(each)));
    const given = of.map((each) => this.valueOf(each));
    const isMet = compare[name];
    if (isMet !== undefined) return isMet(orderOf(given[0] ?? null, given[1] ?? null)) ? 1 : 0;
    const onText = onTexts[name];
    if (onText !== undefined) return onText(given);
    const onNumber = onNumbers[name];
    if (onNumber === undefined) throw new NotComputed();
    return onNumber(given.map(numberOf));
  }

  private chosen([condition, then, otherwise]: readonly FormulaTree[]): CellValue {
    if (condition === undefined || then === undefined) throw new NotComputed();
    if (numberOf(this.valueOf(condition)) !== 0) return this.valueOf(then);
    return otherwise === undefined ? 0 : this.valueOf(otherwise);
  }

  private valuesOf(tree: FormulaTree): readonly CellValue[] {
    if (tree.kind !== 'range') return [this.valueOf(tree)];
    const { from, to } = tree;
    const [rows, columns] = [to.row - from.row + 1, to.column - from.column + 1];
    if (rows < 1 || columns < 1 || rows * columns > rangeCellsMax) throw new NotComputed();
    this.step(rows * columns);
    return Array.from({ length: rows * columns }, (_, place) =>
      this.cellAt({ row: from.row + Math.floor(place / columns), column: from.column + (place % columns) }),
    );
  }
}
