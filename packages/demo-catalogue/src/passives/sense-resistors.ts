import { e24, valuesOf } from '../values.ts';
import { base, formsOf, sizesNamed, thickTemperature, toleranceLetter, yageoReels, yageoTape } from './chip-forms.ts';
import type { FamilySpec } from './form.ts';

/** Resistances below one ohm. These resistors measure currents and are a separate series (Yageo RL). */
const senseValues = valuesOf(e24, 'ohm', [0.1, 0.91], 0.1);
/** Current-sense chip resistors. */
export const senseFamily: FamilySpec = {
  ...base,
  brand: 'yageo',
  series: 'RL',
  values: senseValues,
  packings: yageoReels.slice(0, 1),
  share: 1,
  forms: formsOf(
    sizesNamed('0603', '0805', '1206', '2010', '2512'),
    [
      { tolerance: 1, ppm: 600, rank: 0, tier: 2, from: 0.1, to: 0.99, priceFactor: 2.4 },
      { tolerance: 5, ppm: 600, rank: 1, tier: 2, from: 0.1, to: 0.99, priceFactor: 2 },
    ],
    thickTemperature,
    (chip, grade, value, packing) =>
      `RL${chip.size}${toleranceLetter(grade.tolerance)}${yageoTape(chip)}-${packing.code}0R${String(value.digits).replace(/0+$/, '')}L`,
  ),
};
