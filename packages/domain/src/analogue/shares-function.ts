import type { AttributeValues } from '../category/category.ts';
import { twoTerminalKeys } from './assurance.ts';
import { compareValues, sharedGoodness } from './compare-parameter.ts';

/** Attributes that parts of quite different functions may share. They never prove an equal function. */
const commonKeys: ReadonlySet<string> = new Set([
  'operating_temperature',
  'supply_voltage',
  'vin',
  'tolerance',
  'channels',
  'elements',
  'rail_to_rail',
  'automotive',
  'shielded',
]);

/** Ratings that most parts have. They prove an equal function only as the first attribute of a category. */
const ratingKeys: ReadonlySet<string> = new Set(['voltage', 'voltage_ac', 'current', 'power']);

/** Attributes that name the function by themselves, in any category. */
const functionKeys: ReadonlySet<string> = new Set([
  ...twoTerminalKeys,
  'function',
  'measured',
  'core',
  'polarity',
  'radio_standard',
  'contact_form',
]);

interface ComparedParts {
  readonly original: AttributeValues;
  readonly other: AttributeValues;
  /** Attributes of the parts' category, in its order. */
  readonly keys: readonly string[];
  /** True if the category has subcategories, so that its parts may have different functions. */
  readonly isUmbrella: boolean;
}

/**
 * True if the parameters prove that both parts have the same kind of function. An equal package proves nothing: a timer
 * and a memory both come in SOIC-8.
 */
export function sharesFunction({ original, other, keys, isUmbrella }: ComparedParts): boolean {
  return keys.some((key, at) => {
    const isTelling = isUmbrella ? functionKeys.has(key) : !commonKeys.has(key) && (at === 0 || !ratingKeys.has(key));
    if (!isTelling) return false;
    const goodness = sharedGoodness(key, original, other);
    if (goodness === 'body' || goodness === 'detail') return false;
    const verdict = compareValues(key, original[key], other[key], goodness);
    return verdict === 'equal' || (goodness !== 'same' && verdict !== 'unknown');
  });
}
