import type { ListedTable } from './table.ts';

const rectifiers: ListedTable = {
  category: 'rectifier-diodes',
  brand: 'vishay',
  columns: 'mpn brand reverse_voltage current forward_voltage recovery_time package price',
  rows: `
1N4001|vishay|50|1|1.1||DO-41|3
1N4002|vishay|100|1|1.1||DO-41|3
1N4003|vishay|200|1|1.1||DO-41|3
1N4004|vishay|400|1|1.1||DO-41|3
1N4005|vishay|600|1|1.1||DO-41|3
1N4006|vishay|800|1|1.1||DO-41|3
1N4007|vishay|1000|1|1.1||DO-41|3
1N5400|vishay|50|3|1.2||DO-201AD|9
1N5401|vishay|100|3|1.2||DO-201AD|9
1N5402|vishay|200|3|1.2||DO-201AD|9
1N5404|vishay|400|3|1.2||DO-201AD|9
1N5406|vishay|600|3|1.2||DO-201AD|10
1N5407|vishay|800|3|1.2||DO-201AD|10
1N5408|vishay|1000|3|1.2||DO-201AD|10
S1A|vishay|50|1|1.1||SMA|4
S1B|vishay|100|1|1.1||SMA|4
S1D|vishay|200|1|1.1||SMA|4
S1G|vishay|400|1|1.1||SMA|4
S1J|vishay|600|1|1.1||SMA|4
S1K|vishay|800|1|1.1||SMA|4
S1M|vishay|1000|1|1.1||SMA|4
S2M|vishay|1000|1.5|1.15||SMB|7
S3M|vishay|1000|3|1.15||SMC|12
M7|taiwan-semi|1000|1|1.1||SMA|2.5
1N4933|onsemi|50|1|1.2|200n|DO-41|5
1N4934|onsemi|100|1|1.2|200n|DO-41|5
1N4935|onsemi|200|1|1.2|200n|DO-41|5
1N4936|onsemi|400|1|1.2|200n|DO-41|5
1N4937|onsemi|600|1|1.2|200n|DO-41|5
FR101|diodes|50|1|1.3|150n|DO-41|4
FR102|diodes|100|1|1.3|150n|DO-41|4
FR103|diodes|200|1|1.3|150n|DO-41|4
FR104|diodes|400|1|1.3|150n|DO-41|4
FR105|diodes|600|1|1.3|250n|DO-41|4
FR106|diodes|800|1|1.3|500n|DO-41|4
FR107|diodes|1000|1|1.3|500n|DO-41|4
FR207|diodes|1000|2|1.3|500n|DO-15|7
FR307|diodes|1000|3|1.3|500n|DO-201AD|13
UF4001|vishay|50|1|1|50n|DO-41|5
UF4002|vishay|100|1|1|50n|DO-41|5
UF4003|vishay|200|1|1|50n|DO-41|5
UF4004|vishay|400|1|1|50n|DO-41|5
UF4005|vishay|600|1|1.7|75n|DO-41|6
UF4006|vishay|800|1|1.7|75n|DO-41|6
UF4007|vishay|1000|1|1.7|75n|DO-41|6
UF5404|vishay|400|3|1|50n|DO-201AD|17
UF5408|vishay|1000|3|1.7|75n|DO-201AD|19
HER107|taiwan-semi|800|1|1.7|75n|DO-41|6
HER108|taiwan-semi|1000|1|1.7|75n|DO-41|6
HER208|taiwan-semi|1000|2|1.7|75n|DO-15|11
HER308|taiwan-semi|1000|3|1.7|75n|DO-201AD|19
SF18|taiwan-semi|600|1|1.7|35n|DO-41|7
SF28|taiwan-semi|600|2|1.7|35n|DO-15|11
SF38|taiwan-semi|600|3|1.7|35n|DO-201AD|20
ES1D|vishay|200|1|0.92|25n|SMA|7
ES1G|vishay|400|1|1.25|35n|SMA|8
ES1J|vishay|600|1|1.7|35n|SMA|8
ES2D|vishay|200|2|0.9|20n|SMB|14
ES3D|vishay|200|3|0.95|30n|SMC|24
US1M|vishay|1000|1|1.7|75n|SMA|6
US1J|vishay|600|1|1.7|75n|SMA|6
RS1M|vishay|1000|1|1.3|500n|SMA|5
MUR120|onsemi|200|1|0.875|25n|DO-41|16
MUR160|onsemi|600|1|1.25|50n|DO-41|17
MUR420|onsemi|200|4|0.89|25n|DO-201AD|33
MUR460|onsemi|600|4|1.28|50n|DO-201AD|34
MUR860|onsemi|600|8|1.5|60n|TO-220-2|78
MUR1560G|onsemi|600|15|1.5|60n|TO-220-2|120
MUR3060WTG|onsemi|600|30|1.7|60n|TO-247-3|260
BYV26C|vishay|600|1|2.5|30n|SOD-57|24
BYV26E|vishay|1000|1|2.5|75n|SOD-57|26
BYW29-200|onsemi|200|8|0.95|25n|TO-220-2|72
BYT52M|vishay|1000|1.4|1.3|200n|SOD-57|21
BYV27-200|vishay|200|2|1.07|25n|SOD-57|22
BY255|diodes|1300|3|1.1||DO-201AD|18
P600M|vishay|1000|6|1.1||R-6|28
6A10|diodes|1000|6|1||R-6|18
10A10|diodes|1000|10|1||R-6|27
VS-8ETH06PBF|vishay|600|8|2.4|18n|TO-220-2|140
RURP860|onsemi|600|8|1.5|60n|TO-220-2|130
RHRP8120|onsemi|1200|8|3.2|70n|TO-220-2|160
STTH8R06D|st|600|8|2.9|25n|TO-220-2|110
STTH1R06|st|600|1|1.7|25n|DO-41|19
STTH1L06|st|600|1|1.3|80n|DO-41|20
КД105Б|kremny|400|0.3|1||KD-105|9
КД208А|kremny|100|1.5|1||KD-208|12
КД209А|kremny|400|0.7|1||KD-105|10
КД212А|kremny|200|1|1|300n|KD-212|18
КД213А|vzpp|200|10|1|300n|KD-213|75
КД226Д|kremny|800|1.7|1.4|250n|KD-226|14
КД202Р|kremny|600|5|0.9||KD-202|120
КД203Д|kremny|1000|10|1||KD-203|180
КД243Ж|kremny|1000|1|1.1||KD-243|6
КД257Д|kremny|1000|3|1.5|250n|KD-257|26
КД2997А|vzpp|250|30|1|200n|TO-220-2|150
КД2999А|vzpp|250|20|1|200n|TO-220-2|130
Д226Б|kremny|400|0.3|1||KD-D226|22
Д242|kremny|100|10|1.25||KD-203|140
`,
};

const schottky: ListedTable = {
  category: 'schottky-diodes',
  brand: 'vishay',
  columns: 'mpn brand reverse_voltage current forward_voltage package price',
  rows: `
1N5817|onsemi|20|1|0.45|DO-41|6
1N5818|onsemi|30|1|0.55|DO-41|6
1N5819|onsemi|40|1|0.6|DO-41|6
1N5820|onsemi|20|3|0.475|DO-201AD|15
1N5821|onsemi|30|3|0.5|DO-201AD|15
1N5822|onsemi|40|3|0.525|DO-201AD|15
SS12|vishay|20|1|0.5|SMA|5
SS13|vishay|30|1|0.5|SMA|5
SS14|vishay|40|1|0.5|SMA|5
SS15|vishay|50|1|0.75|SMA|5
SS16|vishay|60|1|0.75|SMA|5
SS18|taiwan-semi|80|1|0.85|SMA|6
SS110|taiwan-semi|100|1|0.85|SMA|6
SS22|vishay|20|2|0.5|SMB|8
SS23|vishay|30|2|0.5|SMB|8
SS24|vishay|40|2|0.5|SMB|8
SS26|vishay|60|2|0.7|SMB|9
SS210|taiwan-semi|100|2|0.85|SMB|9
SS32|vishay|20|3|0.5|SMC|12
SS33|vishay|30|3|0.5|SMC|12
SS34|vishay|40|3|0.5|SMC|12
SS36|vishay|60|3|0.75|SMC|13
SS310|taiwan-semi|100|3|0.85|SMC|14
SS54|taiwan-semi|40|5|0.55|SMC|17
SS56|taiwan-semi|60|5|0.75|SMC|18
SS510|taiwan-semi|100|5|0.85|SMC|19
SR160|taiwan-semi|60|1|0.7|DO-41|6
SR260|taiwan-semi|60|2|0.7|DO-15|9
SR360|taiwan-semi|60|3|0.7|DO-201AD|15
SR560|taiwan-semi|60|5|0.7|DO-201AD|24
SR5100|taiwan-semi|100|5|0.8|DO-201AD|26
SB140|diodes|40|1|0.5|DO-41|6
SB160|diodes|60|1|0.7|DO-41|7
SB340|diodes|40|3|0.5|DO-201AD|15
SB360|diodes|60|3|0.74|DO-201AD|16
SB540|diodes|40|5|0.55|DO-201AD|24
SB560|diodes|60|5|0.7|DO-201AD|25
B140-13-F|diodes|40|1|0.5|SMA|6
B340A-13-F|diodes|40|3|0.5|SMA|11
B360A-13-F|diodes|60|3|0.7|SMA|12
B5819W-7-F|diodes|40|1|0.6|SOD-123|5
B0520LW-7-F|diodes|20|0.5|0.385|SOD-123|5
B0540W-7-F|diodes|40|0.5|0.51|SOD-123|5
MBR0520LT1G|onsemi|20|0.5|0.385|SOD-123|7
MBR0540T1G|onsemi|40|0.5|0.51|SOD-123|7
MBRS130LT3G|onsemi|30|1|0.395|SMB|14
MBRS140T3G|onsemi|40|1|0.6|SMB|14
MBRS340T3G|onsemi|40|3|0.525|SMC|25
MBRS360T3G|onsemi|60|3|0.74|SMC|26
MBR745|vishay|45|7.5|0.57|TO-220-2|46
MBR1045|vishay|45|10|0.57|TO-220-2|50
MBR1060|vishay|60|10|0.8|TO-220-2|52
MBR10100|vishay|100|10|0.8|TO-220-2|58
MBR1645|vishay|45|16|0.63|TO-220-2|62
MBR20100CT|vishay|100|20|0.8|TO-220-3|66
MBR20200CT|vishay|200|20|0.9|TO-220-3|74
MBR3045PT|onsemi|45|30|0.6|TO-247-3|130
MBR4045WT|onsemi|45|40|0.63|TO-247-3|160
STPS2045CT|st|45|20|0.57|TO-220-3|72
STPS1545D|st|45|15|0.57|TO-220-2|64
STPS30L45CT|st|45|30|0.55|TO-220-3|110
STPS20H100CT|st|100|20|0.77|TO-220-3|84
STPS3L60U|st|60|3|0.62|SMB|22
BAT54|nexperia|30|0.2|0.8|SOT-23|4
BAT54C|nexperia|30|0.2|0.8|SOT-23|4
BAT54S|nexperia|30|0.2|0.8|SOT-23|4
BAT54A|nexperia|30|0.2|0.8|SOT-23|4
BAT41|st|100|0.1|1|DO-35|8
BAT42|st|30|0.2|0.65|DO-35|8
BAT43|st|30|0.2|0.65|DO-35|8
BAT46|st|100|0.15|1|DO-35|8
BAT85|nexperia|30|0.2|0.8|DO-34|8
BAT46W-7-F|diodes|100|0.15|1|SOD-123|7
PMEG3010EJ,115|nexperia|30|1|0.52|SOD-323F|8
PMEG4005AEA,115|nexperia|40|0.5|0.47|SOD-323|8
PMEG6010CEJ,115|nexperia|60|1|0.66|SOD-323F|9
RB160M-60TR|rohm|60|1|0.65|SOD-123FL|10
RB521S30T1G|onsemi|30|0.2|0.5|SOD-523|6
КД2998Г|vzpp|35|30|0.68|TO-220-2|180
КДШ2105А|vzpp|45|10|0.6|TO-220-2|95
`,
};

const switching: ListedTable = {
  category: 'switching-diodes',
  brand: 'onsemi',
  columns: 'mpn brand reverse_voltage current recovery_time forward_voltage package price',
  rows: `
1N4148|onsemi|100|0.2|4n|1|DO-35|2
1N4148W-7-F|diodes|100|0.3|4n|1.25|SOD-123|2.5
1N4148WS-7-F|diodes|75|0.15|4n|1.25|SOD-323|2.5
1N4150|vishay|50|0.3|4n|1|DO-35|4
1N4151|vishay|75|0.15|4n|1|DO-35|4
1N4448|onsemi|100|0.2|4n|1|DO-35|3
1N914|onsemi|100|0.2|4n|1|DO-35|3
1N914B|onsemi|100|0.2|4n|1|DO-35|3
LL4148|vishay|100|0.15|4n|1|SOD-80|2
LL4448|vishay|100|0.15|4n|1|SOD-80|2.5
BAV19|vishay|120|0.25|50n|1|DO-35|4
BAV20|vishay|200|0.25|50n|1|DO-35|4
BAV21|vishay|250|0.25|50n|1|DO-35|4
BAV70|nexperia|100|0.215|4n|1.25|SOT-23|3
BAV99|nexperia|100|0.215|4n|1.25|SOT-23|3
BAV99W|nexperia|100|0.15|4n|1.25|SOT-323|3.5
BAV199|nexperia|85|0.16|3u|1.25|SOT-23|5
BAW56|nexperia|90|0.215|4n|1.25|SOT-23|3
BAS16|nexperia|100|0.215|4n|1.25|SOT-23|3
BAS21|nexperia|250|0.2|50n|1.25|SOT-23|4
BAS316,115|nexperia|100|0.25|4n|1.25|SOD-323|3.5
BAS321,115|nexperia|250|0.25|50n|1.25|SOD-323|4
BAL99LT1G|onsemi|70|0.1|6n|1.25|SOT-23|5
MMBD914LT1G|onsemi|100|0.2|4n|1|SOT-23|4
MMBD4148|diodes|75|0.2|4n|1.25|SOT-23|3
FDLL4148|onsemi|100|0.2|4n|1|SOD-80|4
КД521А|integral|75|0.05|4n|1|DO-35|4
КД521Б|integral|60|0.05|4n|1|DO-35|4
КД522Б|integral|50|0.1|4n|1.1|DO-35|4
КД503А|integral|30|0.02|10n|1|DO-34|14
КД510А|integral|50|0.2|4n|1.1|DO-35|7
КД509А|integral|50|0.1|4n|1.1|DO-35|9
Д9Б|kremny|10|0.04||1|DO-7|18
Д18|kremny|20|0.016|100n|1|DO-7|20
Д220А|kremny|70|0.05|500n|1.5|DO-35|16
`,
};

const bridges: ListedTable = {
  category: 'bridge-rectifiers',
  brand: 'diodes',
  columns: 'mpn brand reverse_voltage current forward_voltage package price',
  rows: `
DB104|diodes|400|1|1.1|DB-1|12
DB107|diodes|1000|1|1.1|DB-1|13
DB107S|diodes|1000|1|1.1|DB-1S|14
DB157|taiwan-semi|1000|1.5|1.1|DB-1|16
DF06M|vishay|600|1|1.1|DB-1|26
DF10M|vishay|1000|1|1.1|DB-1|28
DF10S|vishay|1000|1|1.1|DB-1S|26
MB2S|taiwan-semi|200|0.5|1|MBS|8
MB6S|taiwan-semi|600|0.5|1|MBS|8
MB10S|taiwan-semi|1000|0.5|1|MBS|8
ABS10|taiwan-semi|1000|1|1.1|ABS|11
W04M|vishay|400|1.5|1|WOM|24
W10M|vishay|1000|1.5|1|WOM|25
2W10|taiwan-semi|1000|2|1.1|WOM|28
RB157|taiwan-semi|1000|1.5|1|WOM|19
KBP206|diodes|600|2|1.1|KBP|25
KBP210|diodes|1000|2|1.1|KBP|26
KBP307|diodes|1000|3|1.1|KBP|34
KBL406|diodes|600|4|1.1|KBL|52
KBL410|diodes|1000|4|1.1|KBL|54
KBU4M|vishay|1000|4|1|KBU|76
KBU6M|vishay|1000|6|1|KBU|84
KBU810|taiwan-semi|1000|8|1|KBU|70
KBU1010|taiwan-semi|1000|10|1.05|KBU|84
GBU4J|vishay|600|4|1|GBU|58
GBU406|diodes|600|4|1|GBU|50
GBU606|diodes|600|6|1|GBU|56
GBU810|diodes|1000|8|1|GBU|64
GBU1510|diodes|1000|15|1.05|GBU|92
GBJ2510|diodes|1000|25|1.05|GBJ|140
KBPC1010|taiwan-semi|1000|10|1.1|KBPC|160
KBPC1510|taiwan-semi|1000|15|1.1|KBPC|170
KBPC2510|taiwan-semi|1000|25|1.1|KBPC|190
KBPC3510|taiwan-semi|1000|35|1.1|KBPC|210
KBPC5010|taiwan-semi|1000|50|1.1|KBPC|260
GBPC3510|vishay|1000|35|1.1|KBPC|390
КЦ402А|kremny|600|1|4|KC-402|85
КЦ405А|kremny|600|1|4|KC-405|90
КЦ407А|kremny|400|0.5|2.5|KC-407|36
`,
};

/** Voltages of Zener diodes with 5 % tolerance (series E24). */
const zenerVolts = [
  2.4, 2.7, 3, 3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6.2, 6.8, 7.5, 8.2, 9.1, 10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27,
  30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75,
];
/** Returns a voltage as in ordering codes: 5V1, 12, 75. Below 10 V the letter V is the decimal sign. */
const vCode = (volts: number): string =>
  volts < 10 ? `${Math.floor(volts)}V${Math.round((volts % 1) * 10)}` : String(volts);

const rowsOf = (volts: readonly number[], mpn: (volts: number, index: number) => string): string =>
  volts.map((amount, index) => `${mpn(amount, index)}|${amount}`).join('\n');

const zener = (
  ...[series, brand, power, packageName, price, rows, tolerance = '5']: readonly [
    series: string,
    brand: string,
    power: string,
    packageName: string,
    price: string,
    rows: string,
    tolerance?: string,
  ]
): ListedTable => ({
  category: 'zener-diodes',
  brand,
  series,
  columns: 'mpn zener_voltage price',
  common: { power, package: packageName, tolerance },
  rows: rows
    .split('\n')
    .map((row) => `${row}|${price}`)
    .join('\n'),
});

const fromTo = (from: number, to: number): readonly number[] =>
  zenerVolts.filter((volts) => volts >= from && volts <= to);

/**
 * Voltages of the JEDEC types 1N4728A–1N4764A (1 W, 3.3–100 V) and, below, of 1N5221B–1N5267B (0.5 W). The numbers of
 * the types ascend with the voltage.
 */
const oneWattVolts = [...fromTo(3.3, 75), 82, 91, 100];
const halfWattJedec = [
  2.4, 2.5, 2.7, 2.8, 3, 3.3, 3.6, 3.9, 4.3, 4.7, 5.1, 5.6, 6, 6.2, 6.8, 7.5, 8.2, 8.7, 9.1, 10, 11, 12, 13, 14, 15, 16,
  17, 18, 19, 20, 22, 24, 25, 27, 28, 30, 33, 36, 39, 43, 47, 51, 56, 60, 62, 68, 75,
];

const zeners: readonly ListedTable[] = [
  zener(
    'BZX55C',
    'vishay',
    '0.5',
    'DO-35',
    '4',
    rowsOf(zenerVolts, (v) => `BZX55C${vCode(v)}`),
  ),
  zener(
    'BZX84C',
    'nexperia',
    '0.25',
    'SOT-23',
    '4',
    rowsOf(zenerVolts, (v) => `BZX84-C${vCode(v)}`),
  ),
  zener(
    'BZV55C',
    'nexperia',
    '0.5',
    'SOD-80',
    '4',
    rowsOf(zenerVolts, (v) => `BZV55-C${vCode(v)}`),
  ),
  zener(
    'BZX85C',
    'vishay',
    '1.3',
    'DO-41',
    '7',
    rowsOf(fromTo(3.3, 75), (v) => `BZX85C${vCode(v)}`),
  ),
  zener(
    '1N47',
    'vishay',
    '1',
    'DO-41',
    '6',
    rowsOf(oneWattVolts, (_v, index) => `1N${4728 + index}A`),
  ),
  zener(
    '1N52',
    'onsemi',
    '0.5',
    'DO-35',
    '6',
    rowsOf(halfWattJedec, (_v, index) => `1N${5221 + index}B`),
  ),
  zener(
    'MMSZ52',
    'onsemi',
    '0.5',
    'SOD-123',
    '5',
    rowsOf(halfWattJedec, (_v, index) => `MMSZ${5221 + index}BT1G`),
  ),
  {
    category: 'zener-diodes',
    brand: 'kremny',
    columns: 'mpn zener_voltage power tolerance package price',
    rows: `
КС133А|3.3|0.3|10|DO-35|12
КС139А|3.9|0.3|10|DO-35|12
КС147А|4.7|0.3|10|DO-35|12
КС156А|5.6|0.3|10|DO-35|12
КС162А|6.2|0.15|5|DO-35|16
КС168А|6.8|0.3|7|DO-35|12
КС175А|7.5|0.15|5|DO-35|15
КС182А|8.2|0.15|5|DO-35|15
КС191А|9.1|0.15|5|DO-35|15
КС210Б|10|0.15|7|DO-35|15
КС213Б|13|0.15|7|DO-35|15
КС515А|15|1|5|DO-41|28
КС518А|18|1|5|DO-41|28
КС522А|22|1|5|DO-41|28
КС527А|27|1|5|DO-41|29
КС533А|33|0.64|10|DO-41|29
КС551А|51|1|5|DO-41|34
Д814А|8|0.34|10|KD-D814|20
Д814Б|8.5|0.34|10|KD-D814|20
Д814В|9.5|0.34|10|KD-D814|20
Д814Г|11|0.34|10|KD-D814|20
Д814Д|12|0.34|10|KD-D814|20
Д815Г|10|8|10|KD-D815|130
Д816А|22|5|5|KD-D815|130
Д817Б|68|5|5|KD-D815|135
Д818Е|9|0.3|5|KD-D814|46
`,
  },
];

/**
 * Suppressor diodes of the series SMAJ, SMBJ and SMCJ: stand-off voltage, and clamping voltage at the rated pulse (data
 * sheets).
 */
const tvsSteps: readonly (readonly [number, number])[] = [
  [5, 9.2],
  [6, 10.3],
  [6.5, 11.2],
  [7, 12],
  [7.5, 12.9],
  [8, 13.6],
  [8.5, 14.4],
  [9, 15.4],
  [10, 17],
  [11, 18.2],
  [12, 19.9],
  [13, 21.5],
  [14, 23.2],
  [15, 24.4],
  [16, 26],
  [17, 27.6],
  [18, 29.2],
  [20, 32.4],
  [22, 35.5],
  [24, 38.9],
  [26, 42.1],
  [28, 45.4],
  [30, 48.4],
  [33, 53.3],
  [36, 58.1],
  [40, 64.5],
  [43, 69.4],
  [45, 72.7],
  [48, 77.4],
  [51, 82.4],
  [54, 87.1],
  [58, 93.6],
  [60, 96.8],
  [64, 103],
  [70, 113],
  [75, 121],
  [78, 126],
  [85, 137],
  [90, 146],
  [100, 162],
];
const tvsNumber = (volts: number): string =>
  volts === 5 || volts === 6 || volts === 7 || volts === 8 || volts === 9 ? volts.toFixed(1) : String(volts);

const tvs = (series: string, power: string, packageName: string, price: string): ListedTable => ({
  category: 'tvs-diodes',
  brand: 'littelfuse',
  series,
  columns: 'mpn standoff_voltage clamping_voltage bidirectional price',
  common: { peak_power: power, package: packageName },
  rows: tvsSteps
    .flatMap(([volts, clamp]) => [
      `${series}${tvsNumber(volts)}A|${volts}|${clamp}|no|${price}`,
      `${series}${tvsNumber(volts)}CA|${volts}|${clamp}|yes|${price}`,
    ])
    .join('\n'),
});

const dataLineTvs: ListedTable = {
  category: 'tvs-diodes',
  brand: 'st',
  columns: 'mpn brand standoff_voltage clamping_voltage peak_power bidirectional package price',
  rows: `
USBLC6-2SC6|st|5|17|||SOT-23-6|22
USBLC6-4SC6|st|5|17|||SOT-23-6|33
ESDA6V1L|st|5.2|||no|SOT-23|9
SMAJ33A-13-F|diodes|33|53.3|400|no|SMA|10
PESD5V0S1BA,115|nexperia|5|14|130|yes|SOD-323|7
PESD1CAN,215|nexperia|24|70|200|yes|SOT-23|15
PRTR5V0U2X,215|nexperia|5.5||||SOT-143B|14
NUP2105LT1G|onsemi|24|40|350|yes|SOT-23|18
SP0503BAHTG|littelfuse|5.5|||no|SOT-143|21
SMBJ24A-E3/52|vishay|24|38.9|600|no|SMB|14
1.5KE6.8A|littelfuse|5.8|10.5|1500|no|DO-201AE|28
1.5KE15A|littelfuse|12.8|21.2|1500|no|DO-201AE|28
1.5KE27CA|littelfuse|23.1|37.5|1500|yes|DO-201AE|30
1.5KE200A|littelfuse|171|274|1500|no|DO-201AE|31
1.5KE400CA|littelfuse|342|548|1500|yes|DO-201AE|34
1.5KE440CA|littelfuse|376|602|1500|yes|DO-201AE|36
P6KE6.8A|littelfuse|5.8|10.5|600|no|DO-15|12
P6KE15A|littelfuse|12.8|21.2|600|no|DO-15|12
P6KE18CA|littelfuse|15.3|25.2|600|yes|DO-15|13
P6KE33A|littelfuse|28.2|45.7|600|no|DO-15|12
P6KE200A|littelfuse|171|274|600|no|DO-15|14
P6KE400CA|littelfuse|342|548|600|yes|DO-15|16
`,
};

/** Diodes, Zener diodes, bridges and suppressors. */
export const diodeTables: readonly ListedTable[] = [
  rectifiers,
  schottky,
  switching,
  bridges,
  ...zeners,
  tvs('SMAJ', '400', 'SMA', '9'),
  tvs('SMBJ', '600', 'SMB', '13'),
  tvs('SMCJ', '1500', 'SMC', '24'),
  dataLineTvs,
];
