/** Facts that a supplier's text states about the package of a part. */
export interface ReadPackage {
  /** Name of the package; null = the text names none. */
  readonly name: string | null;
  readonly mounting: 'smd' | 'tht' | null;
  readonly isAngled: boolean;
  /** Distance of the pins in metres; null = not given. */
  readonly pitch: number | null;
}

const nothing: ReadPackage = { name: null, mounting: null, isAngled: false, pitch: null };

const isThroughHole = /插件|直插|弯插|through.?hole|\btht\b/iu;
const isSurface = /贴片|卧贴|立贴|\bsmd\b|\bsmt\b/iu;
const isAngled = /弯插|卧贴|right.?angle/iu;
const pitch = /P=(\d+(?:\.\d+)?)\s*mm/iu;
const can = /D=?(\d+(?:\.\d+)?)x(?:L|H)?=?(\d+(?:\.\d+)?)\s*(?:mm)?$/iu;
const crystal = /^SMD(\d)(\d)(\d)(\d)(?:-\d+P)?$/iu;
const rectangle = /^(?:SMD|SMT)?(?:-\d+P)?,?(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)\s*mm$/iu;
const chip = /^(?:R|C|L|CASE-[A-Z]|LED)?[-_]?(01005|0[1246]0[1-8]|0[38]0[56]|08\d\d|1[028]\d\d|20\d\d|2[245]\d\d)$/iu;

/** Makers' spellings of a package → its name in the shop. The rules are applied in this order. */
const outlines: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^(?:SOT-23(?:-3L?)?|TO-236(?:AB)?|SOT-23\(TO-236\)|SOT-23-3\(TO-236\))$/, 'SOT-23'],
  [/^SOT-23-(\d)L?(?:\(.*\))?$/, 'SOT-23-$1'],
  [/^(?:SOT-323|SC-70(?:-3)?)(?:\(.*\))?$/, 'SOT-323'],
  [/^(?:SOT-363|SC-70-6|SC-88)(?:\(.*\))?$/, 'SOT-363'],
  [/^SOT-89(?:-3L?)?(?:\(.*\))?$/, 'SOT-89'],
  [/^SOT-223(?:-[34]L?)?(?:\(.*\))?$/, 'SOT-223'],
  [/^(?:SMA|DO-214AC)(?:\((?:SMA|DO-214AC)\))?$/, 'SMA'],
  [/^(?:SMB|DO-214AA)(?:\((?:SMB|DO-214AA)\))?$/, 'SMB'],
  [/^(?:SMC|DO-214AB)(?:\((?:SMC|DO-214AB)\))?$/, 'SMC'],
  [/^(?:DPAK|TO-252)(?:AA)?(?:-[23]L?)?(?:\(.*\))?$/, 'TO-252'],
  [/^(?:D2PAK|TO-263)(?:AB)?(?:-[23]L?)?(?:\(.*\))?$/, 'TO-263'],
  [/^TO-220(?:AB)?(?:-3L?)?(?:\(.*\))?$/, 'TO-220'],
  [/^TO-220F(?:P|-3L?)?(?:\(.*\))?$/, 'TO-220F'],
  [/^TO-247(?:AC|AD)?(?:-3L?)?(?:\(.*\))?$/, 'TO-247'],
  [/^TO-92(?:-3L?)?(?:\(.*\))?$/, 'TO-92'],
  [/^DO-(35|41|15)(?:\(.*\))?$/, 'DO-$1'],
  [/^CASE-?([A-E])[-_](\d{4})(?:-\d+)?(?:\(MM\))?$/, '$1 ($2)'],
  [/^(?:P|C)?DIP-?(\d+)(?:\(.*\))?$/, 'DIP-$1'],
  [/^(?:SO|SOP|SOIC)-(\d+)(?:-\d+MIL|_\d+MIL|-EP|\(.*\))?$/, 'SOIC-$1'],
  [
    /^((?:[A-Z]{1,2})?(?:TSSOP|SSOP|MSOP|QSOP|VSSOP|LQFP|TQFP|QFP|PLCC|QFN|DFN|SON|BGA|WLCSP|LGA|LFCSP))-(\d+)(?:-EP)?(?:[(-].*)?$/,
    '$1-$2',
  ],
];

const named = (text: string): string | null => {
  const upper = text.replace(/\s+/g, '').replace(/[×*]/g, 'x');
  const capital = upper.toUpperCase();
  for (const [pattern, name] of outlines) if (pattern.test(capital)) return capital.replace(pattern, name);
  const size = chip.exec(upper);
  if (size) return size[1] ?? null;
  const square = crystal.exec(upper);
  if (square) return `SMD-${square[1]}.${square[2]}x${square[3]}.${square[4]}`;
  const box = rectangle.exec(upper);
  if (box) return `SMD-${box[1]}x${box[2]}`;
  return /^[A-Za-z0-9]/.test(upper) && !/P=|[\u4e00-\u9fff]/u.test(upper) ? text.slice(0, 40) : null;
};

/**
 * Reads a supplier's text about a package:
 * - `SOP-8` gives SOIC-8, `LQFP-64(10x10)` gives LQFP-64, `DO-214AC(SMA)` gives SMA;
 * - `SMD,D6.3xL7.7mm` gives CAN-6.3x7.7, `0603 (1608 Metric)` gives 0603;
 * - `插件,P=2.54mm` gives no name, but through-hole mounting and a pitch of 2.54 mm.
 */
export function readPackage(written: string): ReadPackage {
  const text = written
    .normalize('NFKC')
    .replace(/\s*\(\d{4,5} Metric\)(?:,.*)?$/iu, '')
    .trim();
  if (text === '' || text === '-') return nothing;
  const step = pitch.exec(text);
  const mounting = isThroughHole.test(text) ? 'tht' : isSurface.test(text) ? 'smd' : null;
  const read = { mounting, isAngled: isAngled.test(text), pitch: step ? Number(`${step[1]}e-3`) : null } as const;
  const round = can.exec(text.replace(/\s+/g, ''));
  if (round) return { ...read, name: `${mounting === 'smd' ? 'CAN' : 'RADIAL'}-${round[1]}x${round[2]}` };
  if (mounting !== null && /^(?:SMD|SMT|THT|插件|弯插|贴片|卧贴|through.?hole)$/iu.test(text))
    return { ...read, name: null };
  return { ...read, name: named(text.replace(/\((?=[^)]*[\u4e00-\u9fff])[^)]*\)/gu, '').trim()) };
}
