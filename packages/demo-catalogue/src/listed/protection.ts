import type { ListedTable } from './table.ts';

/** Returns a current as Littelfuse writes it in ordering codes, with four characters: .500, 001., 01.6, 3.15. */
const fuseCode = (amperes: number): string => {
  if (amperes < 1) return `.${String(Math.round(amperes * 1000)).padStart(3, '0')}`;
  if (Number.isInteger(amperes)) return `${String(amperes).padStart(3, '0')}.`;
  return String(amperes).length === 3 ? `0${amperes}` : String(amperes);
};
const cartridge = [
  0.1, 0.125, 0.16, 0.2, 0.25, 0.315, 0.4, 0.5, 0.63, 0.8, 1, 1.25, 1.6, 2, 2.5, 3.15, 4, 5, 6.3, 8, 10,
];
const chip = [0.25, 0.375, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3];

const fuses: ListedTable = {
  category: 'fuses',
  brand: 'littelfuse',
  columns: 'mpn brand current voltage_ac fuse_speed package series price weight mounting',
  rows: [
    ...cartridge.map((a) => `0217${fuseCode(a)}HXP|littelfuse|${a}|250|fast|5x20|217|22|1000|`),
    ...cartridge.map((a) => `0218${fuseCode(a)}HXP|littelfuse|${a}|250|slow|5x20|218|24|1000|`),
    ...chip.map((a) => `0466${fuseCode(a)}NR|littelfuse|${a}|63|fast|1206|466|26|10|smd`),
    ...chip.filter((a) => a >= 0.25).map((a) => `0467${fuseCode(a)}NR|littelfuse|${a}|32|fast|0603|467|28|2|smd`),
    ...[0.5, 1, 1.6, 2, 2.5, 3.15, 4, 5].map((a) => `BK/GMA-${a}-R|eaton|${a}|250|fast|5x20|GMA|28|1000|`),
    ...[0.5, 1, 2, 3, 4, 5, 10].map(
      (a) => `ВП1-1 ${String(a).replace('.', ',')}А|elecon|${a}|250|fast|4x15|ВП1|12|900|`,
    ),
  ].join('\n'),
};

const pptc: ListedTable = {
  category: 'resettable-fuses',
  brand: 'bourns',
  columns: 'mpn brand hold_current trip_current voltage package series price',
  weight: 300,
  rows: [
    ...(
      [
        ['010', 0.1, 60],
        ['017', 0.17, 60],
        ['020', 0.2, 60],
        ['025', 0.25, 60],
        ['030', 0.3, 60],
        ['040', 0.4, 60],
        ['050', 0.5, 60],
        ['065', 0.65, 60],
        ['075', 0.75, 60],
        ['090', 0.9, 60],
        ['110', 1.1, 30],
        ['135', 1.35, 30],
        ['160', 1.6, 30],
        ['185', 1.85, 30],
        ['250', 2.5, 30],
        ['300', 3, 30],
        ['400', 4, 30],
        ['500', 5, 30],
      ] as const
    ).map(
      ([code, a, v]) => `MF-R${code}|bourns|${a}|${(a * 2).toFixed(2)}|${v}|RADIAL-P5|MF-R|${18 + Math.round(a * 5)}`,
    ),
    ...(
      [
        ['010', 0.1, 60],
        ['014', 0.14, 60],
        ['020', 0.2, 30],
        ['030', 0.3, 30],
        ['050', 0.5, 15],
        ['075', 0.75, 13.2],
        ['110', 1.1, 6],
        ['150', 1.5, 6],
        ['200', 2, 8],
      ] as const
    ).map(
      ([code, a, v]) =>
        `MF-MSMF${code}-2|bourns|${a}|${(a * 2).toFixed(2)}|${v}|1812|MF-MSMF|${20 + Math.round(a * 6)}`,
    ),
    ...(
      [
        ['012', 0.12, 48],
        ['020', 0.2, 30],
        ['035', 0.35, 16],
        ['050', 0.5, 13.2],
        ['075', 0.75, 13.2],
        ['110', 1.1, 8],
        ['150', 1.5, 8],
      ] as const
    ).map(
      ([code, a, v]) =>
        `1206L${code}YR|littelfuse|${a}|${(a * 2.1).toFixed(2)}|${v}|1206|1206L|${19 + Math.round(a * 6)}`,
    ),
  ].join('\n'),
};

/** Varistors of the EPCOS series StandarD: AC voltage, its code, DC voltage, clamping voltage. */
const discVolts = [
  [14, '140', 18, 43],
  [20, '200', 26, 65],
  [25, '250', 31, 77],
  [30, '300', 38, 93],
  [50, '500', 65, 135],
  [60, '600', 85, 165],
  [75, '750', 100, 200],
  [95, '950', 125, 250],
  [130, '131', 170, 340],
  [150, '151', 200, 395],
  [175, '171', 225, 455],
  [230, '231', 300, 595],
  [250, '251', 320, 650],
  [275, '271', 350, 710],
  [300, '301', 385, 775],
  [320, '321', 420, 840],
  [385, '381', 505, 1025],
  [420, '421', 560, 1120],
  [460, '461', 615, 1240],
  [510, '511', 670, 1355],
] as const;
const varistors: ListedTable = {
  category: 'varistors',
  brand: 'epcos',
  columns: 'mpn brand voltage_ac voltage clamping_voltage diameter series price weight',
  common: { operating_temperature: '-40..85', mounting: 'tht' },
  rows: (
    [
      ['05', 5, 9, 300],
      ['07', 7, 11, 500],
      ['10', 10, 16, 900],
      ['14', 14, 24, 1700],
      ['20', 20, 48, 3900],
    ] as const
  )
    .flatMap(([size, mm, price, weight]) =>
      discVolts.map(
        ([ac, code, dc, clamp]) =>
          `B722${size}S0${code}K101|epcos|${ac}|${dc}|${clamp}|${mm}m|StandarD|${price}|${weight}`,
      ),
    )
    .join('\n'),
};

const ntcOhms = [
  ['472', 4700, 3977],
  ['103', 10_000, 3977],
  ['223', 22_000, 3740],
  ['473', 47_000, 4090],
  ['104', 100_000, 4190],
  ['222', 2200, 3977],
  ['102', 1000, 3528],
] as const;
const ntc: ListedTable = {
  category: 'ntc-thermistors',
  brand: 'vishay',
  columns: 'mpn brand resistance tolerance b_value package power series price mounting',
  weight: 200,
  rows: [
    ...ntcOhms.flatMap(([code, ohms, b]) =>
      (
        [
          ['HB0', 3],
          ['JB0', 5],
          ['GB0', 2],
        ] as const
      ).map(([letter, t]) => `NTCLE100E3${code}${letter}|vishay|${ohms}|${t}|${b}|DISC-3.3|0.5|NTCLE100|26|tht`),
    ),
    ...(
      [
        ['XH103', 10_000, 3380],
        ['WF104', 100_000, 4250],
        ['XW223', 22_000, 3950],
        ['WB473', 47_000, 4050],
        ['XV103', 10_000, 3900],
      ] as const
    ).flatMap(([code, ohms, b]) => [
      `NCP18${code}F03RB|murata|${ohms}|1|${b}|0603|0.1|NCP18|14|smd`,
      `NCP18${code}J03RB|murata|${ohms}|5|${b}|0603|0.1|NCP18|10|smd`,
      `NCP15${code}F03RC|murata|${ohms}|1|${b}|0402|0.1|NCP15|13|smd`,
    ]),
    ...(
      [
        ['0100', 10],
        ['0050', 5],
        ['0020', 2],
        ['0220', 22],
        ['0330', 33],
      ] as const
    ).map(([code, ohms]) => `B57236S${code}M000|epcos|${ohms}|20|3000|DISC-15|2.1|S236|58|tht`),
    ...(
      [
        ['0103', 10_000, 3988],
        ['0502', 5000, 3988],
        ['0104', 100_000, 4480],
      ] as const
    ).map(([code, ohms, b]) => `B57861S${code}F040|epcos|${ohms}|1|${b}|BEAD-2.4|0.06|S861|130|tht`),
    ...(
      [
        ['1', 'кОм', 1000],
        ['4,7', 'кОм', 4700],
        ['10', 'кОм', 10_000],
        ['47', 'кОм', 47_000],
      ] as const
    ).map(([n, unit, ohms]) => `ММТ-4 ${n} ${unit} 20%|girikond|${ohms}|20|2700|MMT-4|0.56|ММТ-4|90|tht`),
  ].join('\n'),
};

const supercapacitors: ListedTable = {
  category: 'supercapacitors',
  brand: 'panasonic',
  columns: 'mpn brand capacitance voltage esr diameter length series price weight',
  common: { mounting: 'tht' },
  rows: `
EECF5R5H104|panasonic|0.1|5.5|75|13.5m|9.5m|SG|190|1600
EECS5R5H224|panasonic|0.22|5.5|75|13.5m|9.5m|SG|210|1700
EECF5R5H474|panasonic|0.47|5.5|30|21.5m|9.5m|SG|290|4200
EECF5R5H105|panasonic|1|5.5|30|21.5m|9.5m|SG|330|4400
EECF5R5U105|panasonic|1|5.5|30|21.5m|8m|F|340|4300
FC0H104ZFTBR24|kemet|0.1|5.5|50|10.5m|5.5m|FC|260|1300
FG0H103ZF|kemet|0.01|5.5|300|11m|5.5m|FG|150|1100
FG0H473ZF|kemet|0.047|5.5|120|11m|5.5m|FG|160|1200
FG0H104ZF|kemet|0.1|5.5|100|11m|6.5m|FG|180|1300
FG0H224ZF|kemet|0.22|5.5|60|13m|9m|FG|220|2100
FM0H473ZF|kemet|0.047|5.5|200|11.5m|10.5m|FM|190|1300
BCAP0005P270S01|maxwell|5|2.7|0.17|10m|20m|BCAP|320|2100
BCAP0010P270S01|maxwell|10|2.7|0.075|10m|31m|BCAP|390|3300
BCAP0025P270S01|maxwell|25|2.7|0.042|16m|26m|BCAP|560|7500
BCAP0050P270S01|maxwell|50|2.7|0.02|18m|40m|BCAP|790|13000
BCAP0350E270T11|maxwell|350|2.7|0.0032|33.3m|61.5m|BCAP|2900|60000
HV0810-2R7105-R|eaton|1|2.7|0.4|8m|13m|HV|190|1200
HV1020-2R7106-R|eaton|6|2.7|0.08|10m|20m|HV|290|2200
KR-5R5H105-R|eaton|1|5.5|30|21.5m|8m|KR|290|4200
DSK-3R3H204T614-H2L|cornell|0.2|3.3|100|6.8m|2.1m|DSK|190|250
К58-3 1 Ф 2,5 В|eltech|1|2.5|1|10m|20m|К58|190|2400
`,
};

/** Fuses, thermistors, varistors and supercapacitors. */
export const protectionTables: readonly ListedTable[] = [fuses, pptc, varistors, ntc, supercapacitors];
