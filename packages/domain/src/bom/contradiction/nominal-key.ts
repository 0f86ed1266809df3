import type { Unit } from '../../category/category.ts';
import { numbersIn, statedValues } from './stated-values.ts';

const units: readonly Unit[] = ['ohm', 'farad', 'henry', 'hertz'];
const lengthMax = 100;

/** Returns one key for all spellings of a value: `100n`, `0,1 мкФ`. Empty if the text states no value. */
export function nominalKey(value: string | null): string {
  if (value === null) return '';
  for (const said of statedValues(value.slice(0, lengthMax)).values)
    for (const unit of units) {
      const [number] = numbersIn(said, unit);
      if (number !== undefined) return `${Number(number.toPrecision(6))} ${unit}`;
    }
  return '';
}
