import { toLatinLetters } from '@farad/domain/shared';
import { remember } from './remember.ts';

type Alias = readonly [pattern: RegExp, canonical: string];

/**
 * Patterns of other spellings of package names, with the canonical name. They are applied in this order, each to the
 * result of the pattern before.
 */
const aliases: readonly Alias[] = [
  [/^(?:R|C|L|CHIP|ЧИП)[-_ ]?(01005|0[2468]0[1-6]|1[028]\d\d|2[05]1[02]|2220)$/, '$1'],
  [/^((?:[A-Z]{0,3}S?SOP|MSOP|SOIC|SO)-?\d+(?:-EP)?)-\d(?:\.\d+)?MM$/, '$1'],
  [/^((?:[A-Z]|X\d-)*(?:DFN|QFN|SON))(\d(?:\.\d)?X\d(?:\.\d)?)-(\d+)L?$/, '$1-$3($2)'],
  [/^([A-Z]*DFN)(\d)(\d)(\d)(\d)-(\d+)L?$/, '$1-$6($2.$3X$4.$5)'],
  [/^((?:[A-Z]{0,3}S?SOP|[A-Z]?SOIC|[A-Z]?DIP|[A-Z]*DFN|[A-Z]*QFN)-?\d+)L(\(.*\))?$/, '$1$2'],
  [/^(SOT-?23)(?:-3L?|\(TO-236.*\)|-?3)?$|^TO-?236(?:AB)?(?:-3)?$|^SC-?59$/, 'SOT-23'],
  [/^(?:T?SOT-?23|T?SOT|TSOP)-?([568])L?$/, 'SOT-23-$1'],
  [/^T?SOT-?2([56])(?:-\1)?$/, 'SOT-23-$1'],
  [/^SC-?74$/, 'SOT-23-6'],
  [/^SC-?70(?:-3)?$|^SOT-?323(?:-3)?$/, 'SOT-323'],
  [/^SOT-?353$/, 'SC-70-5'],
  [/^SC-?70-6$|^SC-?88$|^SOT-?363(?:-6)?$/, 'SOT-363'],
  [/^SC-?75$|^SC-?89$|^SOT-?(?:523|416)$/, 'SOT-523'],
  [/^SOT-?89(?:-3L?)?$|^TO-?243.*$/, 'SOT-89'],
  [/^SOT-?89-5L?$/, 'SOT-89-5'],
  [/^SOT-?223(?:-[34]L?)?$|^TO-?261.*$/, 'SOT-223'],
  [/^SOT-?223-6L?$/, 'SOT-223-6'],
  [/^SOT-?143B?$/, 'SOT-143'],
  [/^SOD-?123(?:FL|F|W)$/, 'SOD-123F'],
  [/^SOD-?(123|323|523|923|80)[A-Z]*$/, 'SOD-$1'],
  [/^(?:LL-?34|MINI-?MELF.*|DO-?213AA)$/, 'SOD-80'],
  [/^(?:LL-?41|DO-?213AB)$/, 'DO-213AB'],
  [/^MELF$/, 'MELF-0207'],
  [/^MICRO-?MELF$/, 'MELF-0102'],
  [/^(0102|0204|0207)-?MELF$/, 'MELF-$1'],
  [/^(?:DO-?214AC|SMA)(?:\(.*\))?$/, 'SMA'],
  [/^(?:DO-?214AA|SMB)(?:\(.*\))?$/, 'SMB'],
  [/^(?:DO-?214AB|SMC)(?:\(.*\))?$/, 'SMC'],
  [/^(?:D-?PAK|TO-?252)(?:AA)?(?:-[23]L?)?(?:\(.*\))?$/, 'TO-252'],
  [/^(?:D2-?PAK|TO-?263)(?:AB)?(?:-[23]L?)?(?:\(.*\))?$/, 'TO-263'],
  [/^TO-?(252|263)-(\d)L?$/, 'TO-$1-$2'],
  [/^TO-?220(?:AB|AC|A|C)?(?:-3L?)?(?:\(.*\))?$/, 'TO-220'],
  [/^TO-?220(?:F|FP|FULLPAK)(?:-3L?)?$|^ITO-?220AB(?:-3L?)?$/, 'TO-220F'],
  [/^TO-?220FP?-(\d)L?$/, 'TO-220F-$1'],
  [/^TO-?220(?:AC)?-(2|5|7)L?$/, 'TO-220-$1'],
  [/^TO-?247(?:AC|AD)?(?:-3L?)?$/, 'TO-247'],
  [/^TO-?247-(\d)L$/, 'TO-247-$1'],
  [/^TO-?(?:3P|3PN|218)(?:-3)?$/, 'TO-3P'],
  [/^TO-?(?:126|225)(?:AA|-3)?$|^SOT-?32$|^КТ-?27.*$/, 'TO-126'],
  [/^TO-?92(?:S|-3L?|\(.*\))?$|^КТ-?26$/, 'TO-92'],
  [/^TO-?(?:5|39)(?:-3)?$|^КТ-?2$/, 'TO-39'],
  [/^TO-?72(?:-4)?$/, 'TO-18'],
  [/^TO-?(18|99|3)(?:-[238])?$/, 'TO-$1'],
  [/^КТ-?28.*$/, 'TO-220'],
  [/^КТ-?9$/, 'TO-3'],
  [/^[КK][ТT]-?13$/, 'КТ-13'],
  [/^DO-?(34|35|41|15)(?:\(.*\))?$/, 'DO-$1'],
  [/^DO-?204AH$/, 'DO-35'],
  [/^DO-?204AL$/, 'DO-41'],
  [/^DO-?204AC$/, 'DO-15'],
  [/^DO-?(?:201(?:A[DE])?|27)$/, 'DO-201AD'],
  [/^R-?6$/, 'R-6'],
  [/^(?:P|C|PC|S|SK|SP|CER)?-?DIP-?(\d+)(W)?(?:\(.*\)|-.*)?$/, 'DIP-$1$2'],
  [/^(?:E|H|P)?(?:SOIC|SOP|SO|SOP-J)-?(16|8)(?:W|-W|-300MIL|-208MIL|\(208MIL\)|\(W\))$/, 'SOIC-$1W'],
  [/^(?:E|H|P)?(?:SOIC|SOP|SO)-?(\d+)(?:-EP|N|-?\d*MIL|\(.*\))?$/, 'SOIC-$1'],
  [/^SOIC-(18|20|24|28)W$/, 'SOIC-$1'],
  [/^(?:H|E|P)?TSSOP-?(\d+)(?:-EP|\(.*\))?$/, 'TSSOP-$1'],
  [/^(?:QSOP|SSOP)-?(16|20|24)-150MIL$/, 'QSOP-$1'],
  [/^SSOP-?(\d+)(?:-\d+MIL|\(.*\))?$/, 'SSOP-$1'],
  [/^QSOP-?(\d+)$/, 'QSOP-$1'],
  [/^(?:U|V|H|E)?(?:MSOP|VSSOP|UMAX|MICROSO|SOP)-?(8|10|12|16)(?:-EP)?$/, 'MSOP-$1'],
  [/^(?:V|W|U|T|H|X|F)?(?:Q?FN|VQFN|WQFN|UQFN|TQFN|LFCSP|LGA|MLF|HVQFN|UFQFPN|QFN)-?(\d+)/, 'QFN-$1'],
  [/^(?:V|W|U|T|X|F|P)?(?:DFN|SON|WSON|VSON|USON|TDFN|UDFN|WDFN)-?(\d+)/, 'DFN-$1'],
  [/^(?:T|V|L|U|F|C|X)?(?:FBGA|LFBGA|TFBGA|UFBGA|BGA)-?(\d+)/, 'BGA-$1'],
  [/^(?:WLCSP|DSBGA|CSP|WLP)-?(\d+)/, 'WLCSP-$1'],
  [/^(?:H?LF?QFP|QFP|PQFP)-?(\d+)/, 'LQFP-$1'],
  [/^H?TQFP-?(\d+)/, 'TQFP-$1'],
  [/^HC-?49\/?(?:US|S|4H)-?SMD?.*$|^HC-?49.*SM.?$/, 'HC-49S-SMD'],
  [/^HC-?49\/?(?:US|S|4H)$/, 'HC-49S'],
  [/^HC-?49(?:\/U|U)?$/, 'HC-49U'],
  [/^DT-?26$|^2X6$|^TC-?26$/, 'DT-26'],
  [/^DT-?38$|^3X8$|^TC-?38$/, 'DT-38'],
  [/^МЛТ-?(0,125|0,25|0,5|1|2)$/, 'МЛТ-$1'],
  [/^AXIAL-?(0204|0207|0309|0411|0516)$/, 'AXIAL-$1'],
  [/^(?:LED-?)?T-?1[ -]?3\/4$|^LED-?5(?:MM)?$|^5MM$/, 'LED-5MM'],
  [/^(?:LED-?)?T-?1$|^LED-?3(?:MM)?$|^3MM$/, 'LED-3MM'],
  [/^(?:插件|THT|RADIAL),?-?(?=[PD])/, ''],
  [/^RADIAL-(\d+(?:\.\d+)?X)/, 'D$1'],
  [/^FILM-P/, 'P='],
  [/^CAN-(\d+(?:\.\d+)?X)/, 'SMD-D$1'],
  [/^(GBU|GBJ|KBP|KBU|KBL)(?:-4)?$/, 'BRIDGE-$1'],
  [/^PLS-?(\d+)$/, '1X$1'],
];

const isRussianName = /^(?:КТ|МЛТ|ЧИП)/;

function rewritten(name: string): string {
  const upper = name.trim().toUpperCase().replace(/\s+/g, '').replace(/[×Х*]/g, 'X').replace(/ММ$/, 'MM');
  const latin = isRussianName.test(upper)
    ? upper.replace('.', ',')
    : toLatinLetters(upper).replace(/(\d),(\d+)(?!\d*\.)/g, '$1.$2');
  return aliases.reduce((current, [pattern, canonical]) => current.replace(pattern, canonical), latin);
}

/** Maximum number of cached names. They take less than 1 MB. */
const namesMax = 2000;

const cachedName = remember(namesMax, (name: string) => name, rewritten);

/** Maximum length of a cached name, so that long texts do not fill the memory. */
const cachedLengthMax = 60;

/**
 * Returns the canonical name of a package: `so8` → `SOIC-8`, `DPAK` → `TO-252`. An unknown name is returned in upper
 * case. Names are cached, because a shop has few and every picture of a part asks for one.
 */
export const canonicalName = (name: string): string =>
  name.length > cachedLengthMax ? rewritten(name) : cachedName(name);
