/** Colours of the bands on a resistor (IEC 60062). */
export const bandColours = [
  'black',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'violet',
  'grey',
  'white',
  'gold',
  'silver',
] as const;

export type BandColour = (typeof bandColours)[number];

/** Tolerance in percent → its band. */
export const toleranceBands: Readonly<Record<string, BandColour>> = {
  '0.05': 'grey',
  '0.1': 'violet',
  '0.25': 'blue',
  '0.5': 'green',
  '1': 'brown',
  '2': 'red',
  '5': 'gold',
  '10': 'silver',
};

/**
 * Returns the colour bands of an axial resistor (IEC 60062): digits, multiplier, tolerance. There are two digits for
 * tolerances of 5 % and more, and three for smaller ones. Three are also used if two cannot express the value. Returns
 * null below 0.1 Ω and above 999 GΩ.
 *
 * @param ohms resistance; 0 gives one black band
 * @param tolerancePercent null = unknown; then there is no tolerance band
 */
export function colourBands(ohms: number, tolerancePercent: number | null): readonly BandColour[] | null {
  if (ohms === 0) return ['black'];
  if (!(ohms > 0)) return null;
  const isFine = tolerancePercent !== null && tolerancePercent < 5;
  const digitCount = isFine || !isTold(ohms, 2) ? 3 : 2;
  const [digits, exponent] = significant(ohms, digitCount);
  const multiplier = multiplierBand(exponent);
  if (multiplier === null) return null;
  const value = [...digits].map((digit) => bandColours[Number(digit)] ?? 'black');
  const tolerance = tolerancePercent === null ? undefined : toleranceBands[String(tolerancePercent)];
  return tolerance === undefined ? [...value, multiplier] : [...value, multiplier, tolerance];
}

/** Returns the first `count` digits of a value, and the power of ten that multiplies them. */
export function significant(value: number, count: number): readonly [digits: string, exponent: number] {
  const [mantissa = '0', power = '0'] = value.toExponential(count - 1).split('e');
  return [mantissa.replace('.', ''), Number(power) - (count - 1)];
}

export const isTold = (value: number, count: number): boolean =>
  Math.abs(Number(value.toPrecision(count)) / value - 1) < 1e-9;

const multiplierBand = (exponent: number): BandColour | null => {
  if (exponent === -1) return 'gold';
  if (exponent === -2) return 'silver';
  return exponent >= 0 && exponent <= 9 ? (bandColours[exponent] ?? null) : null;
};

/** Colour of the sixth band → temperature coefficient in ppm/K. */
const coefficientBands: Readonly<Partial<Record<BandColour, number>>> = {
  black: 250,
  brown: 100,
  red: 50,
  orange: 15,
  yellow: 25,
  green: 20,
  blue: 10,
  violet: 5,
  grey: 1,
};

/** Values read from the bands of a resistor. */
export interface BandReading {
  readonly ohms: number;
  /** 20 if there is no tolerance band. */
  readonly tolerancePercent: number;
  /** Temperature coefficient in ppm/K, from the sixth band; null = no sixth band. */
  readonly ppmPerKelvin: number | null;
}

/** Tolerance of a resistor without a tolerance band, in percent. */
const toleranceWithoutBand = 20;

/**
 * Reads the colour bands of an axial resistor, the digits first (IEC 60062). Three or four bands have two digits; five
 * or six bands have three. One black band is a jumper. Returns null if a colour is not allowed in its position, or for
 * another number of bands.
 */
export function readColourBands(bands: readonly BandColour[]): BandReading | null {
  if (bands.length === 1) {
    return bands[0] === 'black' ? { ohms: 0, tolerancePercent: 0, ppmPerKelvin: null } : null;
  }
  if (bands.length < 3 || bands.length > 6) return null;
  const digitCount = bands.length >= 5 ? 3 : 2;
  const digits = bands.slice(0, digitCount).map((band) => bandColours.indexOf(band));
  const [multiplier, tolerance, coefficient] = bands.slice(digitCount);
  const exponent = multiplier === undefined ? null : exponentOf(multiplier);
  if (digits.some((digit) => digit > 9) || exponent === null) return null;
  const tolerancePercent = tolerance === undefined ? toleranceWithoutBand : toleranceOf(tolerance);
  const ppmPerKelvin = coefficient === undefined ? null : coefficientBands[coefficient];
  if (tolerancePercent === null || ppmPerKelvin === undefined) return null;
  return { ohms: Number(`${digits.join('')}e${exponent}`), tolerancePercent, ppmPerKelvin };
}

function exponentOf(band: BandColour): number | null {
  if (band === 'gold') return -1;
  return band === 'silver' ? -2 : bandColours.indexOf(band);
}

function toleranceOf(band: BandColour): number | null {
  const found = Object.entries(toleranceBands).find(([, colour]) => colour === band);
  return found ? Number(found[0]) : null;
}
