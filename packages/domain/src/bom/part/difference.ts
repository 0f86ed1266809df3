/** In what a line and a part may contradict each other. */
export const differenceSubjects = [
  'designator',
  'kind',
  'number',
  'value',
  'tolerance',
  'voltage',
  'dielectric',
  'power',
  'polarity',
  'pins',
  'package',
] as const;

export type DifferenceSubject = (typeof differenceSubjects)[number];

/** One contradiction between what a line says and what the catalogue says of the part. */
export interface PartDifference {
  readonly subject: DifferenceSubject;
  /** As the line says it: `16nF`, `C7`. */
  readonly asked: string;
  /** Of the part: a value of the attribute `key`; without a key a kind of parts, a package or a number. */
  readonly found: string;
  /** Attribute that `found` is a value of; null: none. */
  readonly key: string | null;
}
