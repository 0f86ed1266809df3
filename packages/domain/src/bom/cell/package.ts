import {
  metricSizeOf,
  readCaseLetter,
  readChipSize,
  readOutline,
} from '../../search-query/dictionary/package-names.ts';

export interface ReadBomPackage {
  /** Canonical name if known, otherwise the text without its library prefix. */
  readonly name: string;
  /** True if the catalogue has this package, so that parts can be searched by it. */
  readonly isKnown: boolean;
  /** True if a spreadsheet removed the leading zero: `603` for `0603`. */
  readonly hadCutZeros: boolean;
}

/** Inch sizes without their leading zero. 1005 is excluded because it is also a metric name. */
const cutSizes = new Set(['201', '402', '603', '805', '612', '306', '508']);
/** `C603`, `LED805`: the zero is missing, as in old libraries of Eagle. */
const cutName = /^(?:[RCLD]|CAP|RES|LED|FB|SMD|SM)[-_ ]?(?<size>402|603|805)$/iu;
const metricSuffix = /(?:^|[_\-\s])(?<size>\d{4,5})_?Metric/iu;
const both = /(?:^|[_\-\s:])(?<size>\d{4,5})_(?<metric>\d{4,5})Metric/iu;
/**
 * Names by IPC-7351, with metric sizes: `RESC1608X55N`, `CAPC2012X145AN`. `RESC0603` is left out, because some
 * libraries use it for the inch size.
 */
const landPattern =
  /(?:^|[^\p{L}])(?:RES|CAP|IND|BEAD|FUS|LED|DIO|THRM|VAR)C(?<metric>1005|1608|2012|2520|3216|3225|4516|4520|4532|5025|5750|6332)(?!\d)/iu;
const tantalum = /EIA-?(?<metric>3216|3528|6032|7343)(?:-\d\d)?/iu;
const caseLetter = /(?:^|[-_\s])(?:CASE|TANT(?:AL(?:UM)?)?)[-_\s]?(?<letter>[A-E])(?:[-_\s]|$)/iu;
/**
 * Finds an inch chip size within a footprint name: `R0805`, `C_0603`, `LED_0603_O`, `CAP_0603`, `0603R`, `SMD-0603`.
 */
const sized =
  /(?:^|[^\d.])(?<size>01005|0201|0402|0603|0805|1008|1206|1210|1218|1806|1808|1812|1825|2010|2220|2225|2512)(?![\d.])/u;
/** Package family names that may occur within a library name. */
const families =
  /(?:^|[^\p{L}])(?<outline>(?:T?SOT|SOD|SC|DO|TO|[PC]?DIP|SIP|SOIC|SOP?|PLCC|[LTH]?QFP|[TSMQV]S?SOP|HTSSOP|TSOP|[VWUTH]?QFN|[WVUT]?(?:DFN|SON)|BGA|WLCSP|LGA|SM[ABC]|D2?-?PAK|MINI-?MELF|HC)(?:-?\d{1,4})?(?:-?\d{1,3}[A-Z]{0,3}|[A-Z]{2}|[WF])?(?:\/?(?:SMD|US|U|S))?)(?![\p{L}\d])/iu;
const noPackage =
  /^(?:smd|smt|tht|th|dip|through[- ]?hole|surface[- ]?mount|pcb mount|axial|radial|connector|-+|n\/?a|нет|module|virtual)$/iu;

/**
 * Returns the package that a footprint name states by its size: `Crystal_SMD_3225-4Pin_3.2x2.5mm` → SMD-3.2x2.5,
 * `CP_Elec_6.3x7.7` → CAN-6.3x7.7.
 */
function measured(text: string): string | null {
  const crystal = /Crystal_SMD.*_(?<long>\d\.\d)x(?<wide>\d\.\d)mm/iu.exec(text)?.groups;
  if (crystal) return `SMD-${crystal['long']}x${crystal['wide']}`;
  const can = /CP_Elec_(?<wide>\d+(?:\.\d)?)x(?<high>\d+(?:\.\d)?)/iu.exec(text)?.groups;
  return can ? `CAN-${can['wide']}x${can['high']}` : null;
}

/**
 * Returns the package that a footprint name states together with its system, metric or inch: `R_0603_1608Metric` →
 * 0603, `CP_EIA-3216-18` → A (3216).
 */
function statedSize(text: string): string | null {
  const inch = both.exec(text)?.groups?.['size'];
  if (inch !== undefined && readChipSize(inch, 'imperial')) return inch;
  const metric = metricSuffix.exec(text)?.groups?.['size'];
  if (metric !== undefined) return readChipSize(metric, 'metric')?.[0] ?? null;
  const pattern = landPattern.exec(text)?.groups?.['metric'];
  if (pattern !== undefined) return readChipSize(pattern, 'metric')?.[0] ?? null;
  const moulded = tantalum.exec(text)?.groups?.['metric'];
  return moulded === undefined ? null : (readChipSize(moulded, 'metric')?.find((name) => name.includes('(')) ?? null);
}

/** Inch name of a moulded capacitor case → its letter. */
const inchCases: ReadonlyMap<string, string> = new Map([
  ['1411', 'B'],
  ['2312', 'C'],
  ['2917', 'D'],
]);

const caseWithin = (text: string): string | null => {
  const letter = inchCases.get(text) ?? caseLetter.exec(text)?.groups?.['letter'];
  return letter === undefined ? null : (readCaseLetter(letter)?.[1] ?? null);
};

/** Looks up the text as written, then the parts of a library name. */
const knownPackage = (text: string): string | null =>
  statedSize(text) ??
  readChipSize(text, null)?.[0] ??
  readOutline(text)?.[0] ??
  caseWithin(text) ??
  outlineWithin(text) ??
  sizeWithin(text);

const sizeWithin = (text: string): string | null => {
  const size = sized.exec(text)?.groups?.['size'];
  return size !== undefined && metricSizeOf(size) !== null ? size : null;
};

/** Moves a leading pin count to the end: `8-SOIC`, `8SOIC` → SOIC-8. */
const turned = (text: string): string =>
  text.replace(/^(?<pins>\d{1,3})-?(?<family>[A-Z]{2,6})(?![A-Z\d])/iu, '$<family>-$<pins>');

function outlineWithin(text: string): string | null {
  const plain = text.replaceAll('_', ' ').replace(/(?<=\d)(?:-\d?)?EP\b/iu, '');
  const found = families.exec(turned(plain))?.groups?.['outline'];
  if (found === undefined) return null;
  // Tries `SOT-23-3` before `SOT-23`. `SOT-25-5` is `SOT-25` with 5 pins.
  for (const name of [found, found.replace(/(?<=-\d{1,3})[A-Z]+$/iu, ''), found.replace(/-\d{1,3}[A-Z]*$/iu, '')]) {
    const outline = readOutline(name)?.[0];
    if (outline !== undefined) return outline;
  }
  return null;
}

/**
 * Returns the moulded case of a capacitor that `B` or `3528` means; null = none. 3216 is left out because it is also a
 * chip size.
 */
function mouldedCase(text: string): string | null {
  if (/^[A-EА-Е]$/iu.test(text)) return readCaseLetter(text)?.[1] ?? null;
  if (!/^(?:3528|6032|7343)$/u.test(text)) return null;
  return readChipSize(text, null)?.find((name) => name.includes('(')) ?? null;
}

const known = (name: string): ReadBomPackage => ({ name, isKnown: true, hadCutZeros: false });

/**
 * Returns the package of a footprint name: `Resistor_SMD:R_0603_1608Metric` → 0603, `Capacitors:CAP_0603`, `R0805`,
 * `Package_SO:SOIC-8_3.9x4.9mm_P1.27mm` → SOIC-8, `CP_EIA-3216-18_Kemet-A` → A (3216), `603` → 0603. Returns null for
 * texts that name no package (`SMD`, `Through hole`).
 *
 * @param isCapacitor true = `B` and `3528` are read as cases of moulded capacitors
 */
export function readBomPackage(written: string, isCapacitor = false): ReadBomPackage | null {
  const text = written.replace(/^[^:]*:(?=\S)/u, '').trim();
  if (text === '' || noPackage.test(text)) return null;
  const whole = text.replace(/\.0$/u, '');
  if (cutSizes.has(whole)) return { name: `0${whole}`, isKnown: true, hadCutZeros: true };
  const cut = cutName.exec(text)?.groups?.['size'];
  if (cut !== undefined) return known(`0${cut}`);
  const sizes = measured(text);
  if (sizes !== null) return { ...known(sizes), isKnown: sizes.startsWith('SMD') };
  const name = (isCapacitor ? mouldedCase(text) : null) ?? knownPackage(text);
  return name === null ? { ...known(text.replace(/_L\d.*$/u, '').slice(0, 60)), isKnown: false } : known(name);
}
