/** Facts in which a line and a part may contradict each other. */
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

/** A contradiction between a line and the catalogue's facts about the part. */
export interface PartDifference {
  readonly subject: DifferenceSubject;
  /** As the line states it: `16nF`, `C7`. */
  readonly asked: string;
  /** The part's value of the attribute `key`; without a key, a kind of part, a package or a number. */
  readonly found: string;
  /** Attribute of `found`; null = none. */
  readonly key: string | null;
}
