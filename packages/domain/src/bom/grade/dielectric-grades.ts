import { readDielectric } from '../../search-query/dictionary/dielectric-names.ts';

/** Dielectrics from worst to best, by drift of capacitance with temperature (EIA-198). */
const grades: readonly (readonly string[])[] = [
  ['Y5V', 'Z5U', 'Y5U'],
  ['X5R'],
  ['X6S'],
  ['X7S', 'X7T'],
  ['X7R'],
  ['X8R', 'X8L'],
  ['C0G', 'U2J'],
];

/** Returns the position of a dielectric, 0 = worst; −1 = unknown. */
export const gradeOfDielectric = (name: string): number => {
  const canonical = readDielectric(name)?.[0] ?? name;
  return grades.findIndex((names) => names.includes(canonical));
};

/** Returns all spellings of dielectrics that are equal or better. */
export const dielectricsFrom = (name: string): readonly string[] =>
  grades
    .slice(Math.max(0, gradeOfDielectric(name)))
    .flatMap((names) => names.flatMap((one) => readDielectric(one) ?? [one]));
