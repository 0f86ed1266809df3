import type { AttributeValue } from '../../category/category.ts';
import { kindOfCategoryWords } from './category-words.ts';
import type { PartKind } from './part-kind.ts';

/** What the catalogue says of a part, as far as a line of a list can contradict it. */
export interface PartFacts {
  /** Slugs of its category and of those above, its own first. */
  readonly categories: readonly string[];
  /** Its values by the keys of `comparedKeys`; a key without a value is absent. */
  readonly values: Readonly<Partial<Record<ComparedKey, AttributeValue>>>;
}

/** Attributes that a line is held against. */
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

/** By what only such parts have, then by the nearest category that tells it; null: nothing sure is known. */
export const kindOfPart = ({ categories, values }: PartFacts): PartKind | null => {
  if (values.luminous_intensity !== undefined) return 'led';
  for (const slug of categories) {
    const kind = kindOfSlug.get(slug);
    if (kind !== undefined) return kind;
  }
  return kindOfCategoryWords(categories);
};
