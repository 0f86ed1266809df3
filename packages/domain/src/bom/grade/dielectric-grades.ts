import { readDielectric } from '../../search-query/reading/words/dielectric-names.ts';

/** From the poorest to the best, by how little the capacitance changes with the temperature (EIA-198). */
const grades: readonly (readonly string[])[] = [
  ['Y5V', 'Z5U', 'Y5U'],
  ['X5R'],
  ['X6S'],
  ['X7S', 'X7T'],
  ['X7R'],
  ['X8R', 'X8L'],
  ['C0G', 'U2J'],
];

/** Place of a dielectric from the poorest; -1: nothing is known of it. */
export const gradeOfDielectric = (name: string): number => {
  const canonical = readDielectric(name)?.[0] ?? name;
  return grades.findIndex((names) => names.includes(canonical));
};

/** Every spelling of the dielectrics that are as good or better. */
export const dielectricsFrom = (name: string): readonly string[] =>
  grades
    .slice(Math.max(0, gradeOfDielectric(name)))
    .flatMap((names) => names.flatMap((one) => readDielectric(one) ?? [one]));
