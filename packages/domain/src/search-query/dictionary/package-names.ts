import { toLatinLetters } from '../../shared/look-alikes.ts';

/** Chip sizes: inch name → metric name. */
const metricSizes: Readonly<Record<string, string>> = {
  '01005': '0402',
  '0201': '0603',
  '0402': '1005',
  '0603': '1608',
  '0805': '2012',
  '1008': '2520',
  '1206': '3216',
  '1210': '3225',
  '1806': '4516',
  '1808': '4520',
  '1812': '4532',
  '1825': '4564',
  '2010': '5025',
  '2220': '5750',
  '2225': '5664',
  '2512': '6332',
  '0612': '1632',
  '1218': '3246',
  '0306': '0816',
  '0508': '1220',
};

/**
 * Returns the metric name of an inch chip size (`0402` → `1005`); null = another package. Pages show it because people
 * confuse the two systems.
 */
export const metricSizeOf = (inch: string): string | null => metricSizes[inch] ?? null;

const inchSizes: ReadonlyMap<string, string> = new Map(
  Object.entries(metricSizes).map(([inch, metric]) => [metric, inch]),
);

/**
 * Metric names of chip sizes that are no inch names and mean nothing else. For 1005, 0402 and 0603, the text must say
 * that they are metric.
 */
const plainMetric = new Set(['1608', '2012', '3216', '3225', '4516', '4520', '4532', '5025', '5750', '6332', '2520']);

/** Cases of moulded tantalum capacitors (EIA 535): letter → metric name. */
const tantalumCases: Readonly<Record<string, string>> = { A: '3216', B: '3528', C: '6032', D: '7343', E: '7343H' };
const caseOfSize: Readonly<Record<string, string>> = { 3216: 'A', 3528: 'B', 6032: 'C', 7343: 'D' };

/** Sizes of LEDs. Their names are always metric. */
const diodeSizes = new Set(['2835', '3014', '3528', '5050', '5630', '5730']);

export type SizeSystem = 'metric' | 'imperial' | null;

/**
 * Returns the spellings of a chip size in catalogues, the standard one first; null = the size is unknown or ambiguous.
 * `system` null = the text does not name the system.
 */
export function readChipSize(code: string, system: SizeSystem): readonly string[] | null {
  if (!/^\d{4,5}$/.test(code)) return null;
  if (system === 'imperial') return metricSizes[code] === undefined ? null : [code];
  if (system === null && metricSizes[code] !== undefined) return [code];
  if (system === null && !plainMetric.has(code) && !diodeSizes.has(code) && caseOfSize[code] === undefined) return null;
  // Some makers write 6432 for 6332.
  const inch = inchSizes.get(code === '6432' ? '6332' : code);
  const letter = caseOfSize[code];
  const spellings = [
    ...(inch === undefined ? [] : [inch]),
    ...(diodeSizes.has(code) ? [code] : []),
    ...(letter === undefined ? [] : [`${letter} (${code})`]),
  ];
  return spellings.length === 0 ? null : spellings;
}

/**
 * Returns how catalogues spell a tantalum case, such as `A`; null = no such case. `letter`: the letter that follows the
 * word "case" in a query.
 */
export function readCaseLetter(letter: string): readonly string[] | null {
  const upper = toLatinLetters(letter.toUpperCase());
  const size = tantalumCases[upper];
  return size === undefined ? null : [upper, `${upper} (${size})`];
}

/** Package names that people write in Cyrillic as they sound. */
const bySound: readonly (readonly [RegExp, string])[] = [
  [/^СОТ/u, 'SOT'],
  [/^СОД/u, 'SOD'],
  [/^СОИК/u, 'SOIC'],
  [/^СОП/u, 'SOP'],
  [/^СО(?=-?\d)/u, 'SO'],
  [/^ДИП/u, 'DIP'],
  [/^ДПАК/u, 'DPAK'],
  [/^ДО(?=-?\d)/u, 'DO'],
  [/^СМА$/u, 'SMA'],
  [/^СМБ$/u, 'SMB'],
  [/^СМЦ$/u, 'SMC'],
];

type Naming = readonly [pattern: RegExp, spellings: readonly string[]];

/**
 * Pattern of a typed package name → its spellings in catalogues. `$1` is the first group of the pattern, usually the
 * number of pins. The first pattern that matches counts.
 */
const namings: readonly Naming[] = [
  [/^(?:SOT-?23(?:-?3)?|TO-?236(?:AB)?)$/, ['SOT-23', 'SOT-23-3']],
  [/^SOT-?(?:23-?5|25)$/, ['SOT-23-5', 'SOT-25']],
  [/^SOT-?(?:23-?6|26)$/, ['SOT-23-6', 'SOT-26']],
  [/^SOT-?23-?8$/, ['SOT-23-8']],
  [/^TSOT-?23-?([568])$/, ['TSOT-23-$1', 'SOT-23-$1']],
  [/^(?:SOT-?323|SC-?70(?:-3)?)$/, ['SOT-323', 'SC-70', 'SC-70-3']],
  [/^(?:SOT-?353|SC-?70-5|SC-?88A)$/, ['SOT-353', 'SC-70-5']],
  [/^(?:SOT-?363|SC-?70-6|SC-?88)$/, ['SOT-363', 'SC-70-6']],
  [/^SOT-?89(?:-?3)?$/, ['SOT-89', 'SOT-89-3']],
  [/^SOT-?89-?5$/, ['SOT-89-5']],
  [/^SOT-?223(?:-?[34])?$/, ['SOT-223', 'SOT-223-3', 'SOT-223-4']],
  [/^SOT-?(143|227|416|523|553|563|666|723|883)$/, ['SOT-$1']],
  [/^SOD-?(110|123|323|523|80|882|923)(F|FA|FL|W)?$/, ['SOD-$1$2']],
  [/^(?:DO-?214AC|SMA)$/, ['SMA', 'DO-214AC']],
  [/^(?:DO-?214AA|SMB)$/, ['SMB', 'DO-214AA']],
  [/^(?:DO-?214AB|SMC)$/, ['SMC', 'DO-214AB']],
  [/^(?:MINI-?MELF|LL-?34)$/, ['SOD-80', 'MELF-0204']],
  [/^MELF-?(0102|0204|0207)$/, ['MELF-$1']],
  [/^(?:D-?PAK|TO-?252(?:AA)?(?:-?[23])?)$/, ['TO-252', 'TO-252-3', 'DPAK']],
  [/^(?:D2-?PAK|TO-?263(?:AB)?(?:-?[23])?)$/, ['TO-263', 'TO-263-3', 'D2PAK']],
  [/^TO-?220(?:AB|AC)?(?:-?3)?$/, ['TO-220', 'TO-220-3']],
  [/^TO-?220-?(2|5|7|9|11)$/, ['TO-220-$1']],
  [/^TO-?220F(?:P)?$/, ['TO-220F', 'TO-220FP']],
  [/^TO-?(92|126|247|251|262|264|218|202)(?:-?3)?$/, ['TO-$1', 'TO-$1-3']],
  [/^TO-?(3P|18|39|46|52|72|99|3|5)$/, ['TO-$1']],
  [/^TO-?252-?5$/, ['TO-252-5']],
  [/^TO-?263-?([57])$/, ['TO-263-$1']],
  [/^DO-?(7|15|27|34|35|41|201AD|204AC|204AL)$/, ['DO-$1']],
  [/^(?:SOIC|SOP?)-?(\d{1,2})$/, ['SOIC-$1', 'SO-$1', 'SOP-$1']],
  [/^(?:SOIC|SOP?)-?(\d{1,2})W$/, ['SOIC-$1W', 'SO-$1W']],
  [/^(?:P|C|PC)?DIP-?(\d{1,2})$/, ['DIP-$1', 'PDIP-$1']],
  [/^(SIP|PLCC|LQFP|TQFP|QFP|QFN|TSSOP|SSOP|QSOP|MSOP|VSSOP|TSOP|HTSSOP|BGA|WLCSP|LGA)-?(\d{1,3})$/, ['$1-$2']],
  [/^(V|W|U|T|H)QFN-?(\d{1,3})$/, ['$1QFN-$2', 'QFN-$2']],
  [/^(DFN|SON)-?(\d{1,2})$/, ['$1-$2']],
  [/^(W|V|U|T)(DFN|SON)-?(\d{1,2})$/, ['$1$2-$3', '$2-$3']],
  [/^HC-?49\/?(?:SMD|SM)$/, ['HC-49/SMD', 'HC-49S-SMD']],
  [/^HC-?49\/?(?:S|US)$/, ['HC-49/S', 'HC-49S']],
  [/^HC-?49\/?U$/, ['HC-49/U', 'HC-49U', 'HC-49']],
  [/^HC-?49$/, ['HC-49/U', 'HC-49U', 'HC-49', 'HC-49/S', 'HC-49S', 'HC-49/SMD', 'HC-49S-SMD']],
  // SMD-4P names four contacts of any body: crystals of all sizes have it.
  [/^(?:SMD-?4|SOP-?4P?)$/, ['SMD-4', 'SMD-4P', 'SOP-4']],
  [/^SMD-?(6|8)$/, ['SMD-$1', 'SMD-$1P']],
  [/^(0402|0603|0805|1206)[XХ×]([248])$/, ['$1x$2']],
  [/^(?:SMD-?)?(\d)[.,](\d)[XХ×](\d)[.,](\d)$/, ['SMD-$1.$2x$3.$4']],
  [/^(?:R|C)(01005|0201|0402|0603|0805|1206|1210|2010|2512)$/, ['$1']],
];

/** Matches every package name and few other words. A quick test before the patterns above. */
const outlineLike = /^\p{L}{1,6}\d?[-/]?\p{L}{0,4}-?\d{1,4}|^\d|^(?:SM[ABC]|СМ[АБЦ]|D2?-?PAK|ДПАК|MINI-?MELF)$/iu;

/**
 * Returns the spellings of a package name in catalogues, the standard one first: `SOT23`, `СОТ-23`, `so8`, `TO220`.
 * null = another text.
 */
export function readOutline(name: string): readonly string[] | null {
  const isMixed = /[а-яё]/iu.test(name) && /[a-z]/iu.test(name);
  const upper = isMixed ? toLatinLetters(name.toUpperCase()) : name.toUpperCase();
  if (!outlineLike.test(upper)) return null;
  const sounded = bySound.reduce((text, [pattern, latin]) => text.replace(pattern, latin), upper);
  const latin = toLatinLetters(sounded);
  const first = latin.charCodeAt(0);
  for (const [pattern, spellings] of namings) {
    if (first >= 128) return null;
    if (pattern.test(latin)) return spellings.map((spelling) => latin.replace(pattern, spelling));
  }
  return null;
}

/**
 * True for a package name that may have a space before its number: `SOT 23`, `TO 220`. The Russian words до, со and то
 * are excluded.
 */
export const isOutlineFamily = (name: string): boolean =>
  /^(?:SOT|SOD|SOIC|SOP?|[PV]?DIP|SIP|TO|DO|QFN|DFN|LQFP|TQFP|T?SSOP|MSOP|SC|HC|СОТ|ДИП|СОД)$/iu.test(name);
