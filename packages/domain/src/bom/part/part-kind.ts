/** Kinds of parts that parts lists distinguish. */
export const partKinds = [
  'resistor',
  'network',
  'potentiometer',
  'thermistor',
  'varistor',
  'capacitor',
  'inductor',
  'ferrite',
  'transformer',
  'diode',
  'suppressor',
  'led',
  'transistor',
  'thyristor',
  'optocoupler',
  'ic',
  'crystal',
  'connector',
  'switch',
  'relay',
  'fuse',
] as const;

export type PartKind = (typeof partKinds)[number];
