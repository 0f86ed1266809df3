/**
 * Names for a part in KiCad's own libraries (product I5). Names are given only where no mistake is possible: symbols
 * with two pins or with pins in a row, and standard footprints. Otherwise the designer chooses.
 */
export interface KicadShape {
  /** `Library:Symbol`; empty = unknown. */
  readonly symbol: string;
  /** `Library:Footprint`; empty = unknown. */
  readonly footprint: string;
  /** Prefix of the reference designator: R, C, U. */
  readonly reference: string;
  /** Attribute to show as the value in a schematic; null = show the part number. */
  readonly value: 'resistance' | 'capacitance' | 'inductance' | null;
}

export interface ShapedPart {
  /** Slug of the category. */
  readonly category: string;
  /** Package as the catalogue spells it: `0805`, `SOT-23`; empty = unknown. */
  readonly package: string;
  readonly pins: number | null;
  readonly rows: number | null;
}

type Kind = readonly [reference: string, symbol: string, chips: string, value: KicadShape['value']];

const resistor: Kind = ['R', 'Device:R', 'Resistor_SMD:R', 'resistance'];
const capacitor: Kind = ['C', 'Device:C', 'Capacitor_SMD:C', 'capacitance'];
const polarised: Kind = ['C', 'Device:C_Polarized', '', 'capacitance'];
const inductor: Kind = ['L', 'Device:L', 'Inductor_SMD:L', 'inductance'];
const transistor: Kind = ['Q', '', '', null];

const kinds: Readonly<Record<string, Kind>> = {
  'chip-resistors': resistor,
  'through-hole-resistors': resistor,
  'melf-resistors': resistor,
  'power-resistors': resistor,
  'resistor-networks': ['RN', '', '', 'resistance'],
  trimmers: ['RV', 'Device:R_Potentiometer_Trim', '', 'resistance'],
  potentiometers: ['RV', 'Device:R_Potentiometer', '', 'resistance'],
  'ntc-thermistors': ['TH', 'Device:Thermistor_NTC', 'Resistor_SMD:R', 'resistance'],
  varistors: ['RV', 'Device:Varistor', '', null],
  'chip-ceramic-capacitors': capacitor,
  'leaded-ceramic-capacitors': capacitor,
  'film-capacitors': capacitor,
  'aluminium-electrolytic-capacitors': polarised,
  'smd-electrolytic-capacitors': polarised,
  'tantalum-capacitors': polarised,
  supercapacitors: polarised,
  'chip-inductors': inductor,
  'power-inductors': inductor,
  'axial-inductors': inductor,
  'ferrite-beads': ['FB', 'Device:FerriteBead', 'Inductor_SMD:L', null],
  crystals: ['Y', '', '', null],
  oscillators: ['X', '', '', null],
  fuses: ['F', 'Device:Fuse', 'Fuse:Fuse', null],
  'resettable-fuses': ['F', 'Device:Polyfuse', 'Fuse:Fuse', null],
  'rectifier-diodes': ['D', 'Device:D', '', null],
  'schottky-diodes': ['D', '', '', null],
  'switching-diodes': ['D', '', '', null],
  'zener-diodes': ['D', 'Device:D_Zener', '', null],
  'tvs-diodes': ['D', '', '', null],
  'bridge-rectifiers': ['D', '', '', null],
  leds: ['D', 'Device:LED', 'LED_SMD:LED', null],
  'bipolar-transistors': transistor,
  mosfets: transistor,
  jfets: transistor,
  igbts: transistor,
  'scr-thyristors': transistor,
  triacs: transistor,
  'pin-headers': ['J', '', '', null],
  'wire-to-board-connectors': ['J', '', '', null],
  'terminal-blocks': ['J', '', '', null],
  'io-connectors': ['J', '', '', null],
  'tact-switches': ['SW', 'Switch:SW_Push', '', null],
  'toggle-rocker-switches': ['SW', '', '', null],
  'electromagnetic-relays': ['K', '', '', null],
  buzzers: ['BZ', '', '', null],
};

const integrated: Kind = ['U', '', '', null];

/** Size of a chip in inches → the metric size that KiCad adds to the footprint's name. */
const metricSizes: Readonly<Record<string, string>> = {
  '0201': '0603',
  '0402': '1005',
  '0603': '1608',
  '0805': '2012',
  '1206': '3216',
  '1210': '3225',
  '1812': '4532',
  '2010': '5025',
  '2512': '6332',
};

const diodes = (name: string): string => `Diode_SMD:D_${name}`;
const small = (name: string): string => `Package_TO_SOT_SMD:${name}`;
const outlines = (name: string): string => `Package_SO:${name}`;

/** Package → KiCad footprint, for packages that have the same footprint from every maker. */
const footprints: Readonly<Record<string, string>> = {
  'SOD-123': diodes('SOD-123'),
  'SOD-123F': diodes('SOD-123F'),
  'SOD-323': diodes('SOD-323'),
  'SOD-523': diodes('SOD-523'),
  'SOD-80': diodes('MiniMELF'),
  SMA: diodes('SMA'),
  SMB: diodes('SMB'),
  SMC: diodes('SMC'),
  'DO-35': 'Diode_THT:D_DO-35_SOD27_P7.62mm_Horizontal',
  'DO-41': 'Diode_THT:D_DO-41_SOD81_P10.16mm_Horizontal',
  'DO-201AD': 'Diode_THT:D_DO-201AD_P15.24mm_Horizontal',
  'SOT-23': small('SOT-23'),
  'SOT-23-5': small('SOT-23-5'),
  'SOT-23-6': small('SOT-23-6'),
  'SOT-89': small('SOT-89-3'),
  'SOT-223': small('SOT-223-3_TabPin2'),
  'SOT-323': small('SOT-323_SC-70'),
  'SOT-363': small('SOT-363_SC-70-6'),
  'TO-252': small('TO-252-2'),
  'TO-263': small('TO-263-2'),
  'TO-220': 'Package_TO_SOT_THT:TO-220-3_Vertical',
  'TO-247': 'Package_TO_SOT_THT:TO-247-3_Vertical',
  'TO-92': 'Package_TO_SOT_THT:TO-92_Inline',
  'SOIC-8': outlines('SOIC-8_3.9x4.9mm_P1.27mm'),
  'SOIC-14': outlines('SOIC-14_3.9x8.7mm_P1.27mm'),
  'SOIC-16': outlines('SOIC-16_3.9x9.9mm_P1.27mm'),
  'SOIC-16W': outlines('SOIC-16W_7.5x10.3mm_P1.27mm'),
  'TSSOP-8': outlines('TSSOP-8_4.4x3mm_P0.65mm'),
  'TSSOP-14': outlines('TSSOP-14_4.4x5mm_P0.65mm'),
  'TSSOP-16': outlines('TSSOP-16_4.4x5mm_P0.65mm'),
  'TSSOP-20': outlines('TSSOP-20_4.4x6.5mm_P0.65mm'),
  'MSOP-8': outlines('MSOP-8_3x3mm_P0.65mm'),
  'MSOP-10': outlines('MSOP-10_3x3mm_P0.5mm'),
  'DIP-8': 'Package_DIP:DIP-8_W7.62mm',
  'DIP-14': 'Package_DIP:DIP-14_W7.62mm',
  'DIP-16': 'Package_DIP:DIP-16_W7.62mm',
  'LQFP-48': 'Package_QFP:LQFP-48_7x7mm_P0.5mm',
  'LQFP-64': 'Package_QFP:LQFP-64_10x10mm_P0.5mm',
  'LQFP-100': 'Package_QFP:LQFP-100_14x14mm_P0.5mm',
  'LQFP-144': 'Package_QFP:LQFP-144_20x20mm_P0.5mm',
};

/** Matches diode packages with two leads. Such a package holds one diode, with the cathode as pin 1. */
const twoLeads = /^(?:SOD-|SM[ABC]$|DO-)/;

const diodeSymbols: Readonly<Record<string, string>> = {
  'schottky-diodes': 'Device:D_Schottky',
  'switching-diodes': 'Device:D',
};

function symbolOf({ category, package: outline, pins, rows }: ShapedPart, symbol: string): string {
  if (category in diodeSymbols) return twoLeads.test(outline) ? (diodeSymbols[category] ?? '') : '';
  // A LED with two pins is a single LED. Packages with several LEDs have more pins and get no symbol.
  if (category === 'leds') return pins === null || pins === 2 ? symbol : '';
  if (category !== 'pin-headers' || pins === null || pins < 1 || pins > 40) return symbol;
  const inRow = String(pins).padStart(2, '0');
  if (rows === null || rows === 1) return `Connector_Generic:Conn_01x${inRow}`;
  if (rows !== 2 || pins % 2 !== 0) return '';
  return `Connector_Generic:Conn_02x${String(pins / 2).padStart(2, '0')}_Odd_Even`;
}

/**
 * Returns the symbol, footprint and designator letter of a part for KiCad, and the attribute that KiCad shows as its
 * value.
 */
export function kicadShape(part: ShapedPart): KicadShape {
  const [reference, symbol, chips, value] = kinds[part.category] ?? integrated;
  const metric = metricSizes[part.package];
  const chip = chips === '' || metric === undefined ? undefined : `${chips}_${part.package}_${metric}Metric`;
  return { reference, value, symbol: symbolOf(part, symbol), footprint: chip ?? footprints[part.package] ?? '' };
}
