/**
 * Beginnings of distributors' descriptions, in capitals: `RES 10K OHM 1% 1/10W 0603`, `IC REG BUCK 5V 3A TO263`.
 * `FIXED IND` and `CONN` are not listed, because they may be of several kinds.
 */
const inCapitals = [
  ['RES (?:ARRAY|NTWRK|NETWORK)', 'Resistor Networks'],
  [String.raw`RES (?:SMD|CHIP)|RES \d.*\b(?:01005|0201|0402|0603|0805|1206|1210|2010|2512)\b`, 'Chip Resistors'],
  [String.raw`RES \d.*\b(?:AXIAL|RADIAL)\b`, 'Through Hole Resistors'],
  ['TRIMMER', 'Trimmers'],
  ['POT ', 'Potentiometers'],
  [String.raw`CAP CER (?!.*\b(?:RADIAL|AXIAL)\b)`, 'MLCC'],
  ['CAP TANT', 'Tantalum Capacitors'],
  [String.raw`CAP ALUM(?! POLY).*\bSMD\b`, 'Aluminum Electrolytic Capacitors - SMD'],
  ['CAP ALUM(?! POLY)', 'Electrolytic Capacitors'],
  ['CAP FILM', 'Film Capacitors'],
  ['FERRITE BEAD', 'Ferrite Beads'],
  ['DIODE (?:ARRAY )?SCHOTTKY', 'Schottky Diodes'],
  ['TVS DIODE|D(?:IODE|iode):? TVS', 'TVS Diodes'],
  ['D(?:IODE ZENER|iode:? Zener)', 'Zener Diodes'],
  ['BRIDGE RECT|RECT BRIDGE', 'Bridge Rectifiers'],
  ['DIODE (?:GEN PURP|GP|STANDARD|STD) ', 'Diodes - General Purpose'],
  ['LED (?!DRIVER|DRVR)', 'LEDs'],
  ['IGBT', 'IGBTs'],
  ['MOSFET', 'MOSFETs'],
  ['TRANS (?:NPN|PNP|PREBIAS)', 'Bipolar Transistors - BJT'],
  ['TRIAC', 'TRIACs'],
  ['IC MCU', 'Microcontrollers'],
  ['IC (?:OPAMP|OP AMP)', 'Operational Amplifiers'],
  ['IC COMPARATOR', 'Comparators'],
  ['IC REG (?:LINEAR|LIN|LDO)', 'LDO'],
  ['IC REG (?:CTRLR )?(?:BUCK|BCK|BOOST|BST|FLYBACK)', 'DC-DC Converters'],
  ['IC VREF', 'Voltage References'],
  ['IC EEPROM', 'EEPROM'],
  ['IC SRAM', 'SRAM'],
  [String.raw`CRYSTAL \d`, 'Crystals'],
  ['XTAL OSC', 'Oscillators'],
  ['FUSE (?!HOLD|CLIP|BLOCK)', 'Fuses'],
  ['PTC RESET', 'Resettable Fuses'],
  ['VARISTOR', 'Varistors'],
  ['SWITCH TACTILE', 'Tactile Switches'],
  ['RELAY (?:GEN|TELECOM|AUTOMOTIVE)', 'Power Relays'],
  ['OPTOISO.* TRANS', 'Optocouplers - Phototransistor Output'],
] as const;

/**
 * Beginnings of descriptions in plain English: `MLCC capacitor 100nF 50V X7R`, `Resistor 10k 0603`. Lists without a
 * column of categories have them. `Inductor` is not listed, because it may be of several kinds.
 */
const inWords = [
  [
    String.raw`(?:MLCC|(?:multilayer )?ceramic capacitors?|capacitors?,? (?:multilayer )?ceramic)(?![\p{L}\d])(?!.*\b(?:radial|axial|disc)\b)`,
    'MLCC',
  ],
  ['capacitors?,? tantalum', 'Tantalum Capacitors'],
  ['capacitors?,? (?:alumini?um )?electrolytic', 'Electrolytic Capacitors'],
  ['capacitors?,? film', 'Film Capacitors'],
  [
    String.raw`SMD resistors?(?! (?:arrays?|networks?))|resistors?,? (?:(?:SMD|chip)\b|\d.*\b(?:01005|0201|0402|0603|0805|1206|1210|2010|2512)\b)`,
    'Chip Resistors',
  ],
  ['(?:NPN|PNP) (?:bipolar )?transistors?', 'Bipolar Transistors - BJT'],
  ['LDO (?:linear )?(?:voltage )?regulators?', 'LDO'],
  [String.raw`op[- ]?amps?(?!\p{L})`, 'Operational Amplifiers'],
  [String.raw`fuses? \d`, 'Fuses'],
] as const;

/** Patterns of texts with a category name of the vocabulary. The first pattern that matches is used. */
export const distributorParts: readonly (readonly [text: RegExp, category: string])[] = [
  ...inCapitals.map(([text, category]) => [new RegExp(`^(?:${text})`, 'u'), category] as const),
  ...inWords.map(([text, category]) => [new RegExp(`^(?:${text})`, 'iu'), category] as const),
];
