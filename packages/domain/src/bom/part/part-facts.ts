import type { AttributeValue } from '../../category/category.ts';
import { kindOfCategoryWords } from './category-words.ts';
import type { PartKind } from './part-kind.ts';

/** Catalogue facts about a part that a line can contradict. */
export interface PartFacts {
  /** Slugs of the part's category and its parents, its own first. */
  readonly categories: readonly string[];
  /** Values by `comparedKeys`. Keys without a value are absent. */
  readonly values: Readonly<Partial<Record<ComparedKey, AttributeValue>>>;
}

/** Attributes that are compared with a line. */
export const comparedKeys = [
  'resistance',
  'capacitance',
  'inductance',
  'impedance',
  'frequency',
  'tolerance',
  'voltage',
  'reverse_voltage',
  'zener_voltage',
  'drain_source_voltage',
  'collector_emitter_voltage',
  'dielectric',
  'power',
  'polarity',
  'pins',
  'rows',
  'luminous_intensity',
] as const;

export type ComparedKey = (typeof comparedKeys)[number];

const kindRows = `
resistor | resistors
network | resistor-networks
potentiometer | potentiometers
thermistor | ntc-thermistors ptc-thermistors
varistor | varistors
capacitor | capacitors
inductor | inductors
ferrite | ferrite-beads
transformer | transformers common-mode-chokes
diode | diodes
suppressor | tvs-diodes
led | leds seven-segment-displays
transistor | transistors
thyristor | thyristors
optocoupler | optocouplers
ic | integrated-circuits
crystal | frequency-control
connector | connectors
switch | switches
relay | relays
fuse | fuses resettable-fuses fuse-holders
`;

const kindOfSlug: ReadonlyMap<string, PartKind> = new Map(
  kindRows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [kind = '', slugs = ''] = row.split(' | ');
      return slugs.split(' ').map((slug) => [slug, kind as PartKind] as const);
    }),
);

/**
 * Returns the kind of a part; null = uncertain. It is known by an attribute that only one kind has, otherwise by the
 * nearest known category, otherwise by words in the URLs of the categories.
 */
export const kindOfPart = ({ categories, values }: PartFacts): PartKind | null => {
  if (values.luminous_intensity !== undefined) return 'led';
  for (const slug of categories) {
    const kind = kindOfSlug.get(slug);
    if (kind !== undefined) return kind;
  }
  return kindOfCategoryWords(categories);
};
