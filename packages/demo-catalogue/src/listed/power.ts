import type { ListedTable } from './table.ts';

/** Voltages of the linear regulators 78xx and 79xx. Each exists in all packages that its maker offers. */
const fixedVolts = [5, 6, 8, 9, 12, 15, 18, 24];
const two = (volts: number): string => String(volts).padStart(2, '0');
const classicRows = [
  ...fixedVolts.map((v) => `L78${two(v)}CV|st|${v}|1.5|${v + 2}..35|2|TO-220-3|28`),
  ...fixedVolts.map((v) => `L78${two(v)}CDT-TR|st|${v}|1.5|${v + 2}..35|2|TO-252-3|26`),
  ...[5, 8, 12, 15, 24].map((v) => `L79${two(v)}CV|st|-${v}|1.5|-35..-${v + 2}|1.1|TO-220-3|34`),
  ...[5, 6, 8, 9, 12, 15, 18, 24].map((v) => `L78L${two(v)}ACZ|st|${v}|0.1|${v + 2}..30|1.7|TO-92|13`),
  ...[5, 8, 9, 12].map((v) => `L78L${two(v)}ABUTR|st|${v}|0.1|${v + 2}..30|1.7|SOT-89|14`),
  ...[5, 12, 15].map((v) => `L79L${two(v)}ACZ|st|-${v}|0.1|-30..-${v + 2}|1.7|TO-92|17`),
  ...[5, 6, 8, 9, 12, 15, 24].map((v) => `L78M${two(v)}CDT-TR|st|${v}|0.5|${v + 2}..35|2|TO-252-3|20`),
  ...[5, 8, 12, 15].map((v) => `MC78${two(v)}CTG|onsemi|${v}|1|${v + 2}..35|2|TO-220-3|36`),
  ...[1.5, 1.8, 2.5, 2.85, 3.3, 5].map(
    (v) => `AMS1117-${v === 5 ? '5.0' : v}|advanced-monolithic|${v}|1|${(v + 1.3).toFixed(2)}..15|1.1|SOT-223|9`,
  ),
  ...[1.8, 2.5, 2.85, 3.3, 5].map(
    (v) => `LM1117MPX-${v === 5 ? '5.0' : v}/NOPB|ti|${v}|0.8|${(v + 1.2).toFixed(2)}..15|1.2|SOT-223|62`,
  ),
  ...[1.8, 2.5, 2.8, 3, 3.3, 5].map(
    (v) => `LP2985-${String(v).replace('.', '').padEnd(2, '0')}DBVR|ti|${v}|0.15|2.2..16|0.28|SOT-23-5|33`,
  ),
  ...[1.8, 2.5, 3, 3.3, 5].map(
    (v) => `MCP1700-${String(v * 10).padEnd(2, '0')}02E/TO|microchip|${v}|0.25|2.3..6|0.178|TO-92|33`,
  ),
  ...[1.8, 2.5, 3, 3.3, 5].map(
    (v) => `MCP1700T-${String(v * 10).padEnd(2, '0')}02E/TT|microchip|${v}|0.25|2.3..6|0.178|SOT-23|26`,
  ),
  ...[1.2, 1.8, 2.5, 2.8, 3, 3.3].map((v) => `AP2112K-${v.toFixed(1)}TRG1|diodes|${v}|0.6|2.5..6|0.25|SOT-23-5|16`),
];

const regulatorColumns = 'mpn brand vout current vin dropout_voltage package price';
const regulators: ListedTable = {
  category: 'linear-regulators',
  brand: 'st',
  columns: regulatorColumns,
  common: { output_type: 'fixed' },
  rows: `${classicRows.join('\n')}
LD1117V33|st|3.3|0.8|4.4..15|1|TO-220-3|42
LD1117S33TR|st|3.3|0.8|4.4..15|1|SOT-223|24
LD1117S50TR|st|5|0.8|6.1..15|1|SOT-223|24
LD1117S18TR|st|1.8|0.8|3..15|1|SOT-223|24
LF33CV|st|3.3|0.5|3.8..16|0.45|TO-220-3|58
LF50CV|st|5|0.5|5.5..16|0.45|TO-220-3|58
L4940V5|st|5|1.5|6..17|0.5|TO-220-3|96
LM2940CT-5.0/NOPB|ti|5|1|6..26|0.5|TO-220-3|190
LM2940CT-12/NOPB|ti|12|1|13..26|0.5|TO-220-3|190
LM2931AZ-5.0/NOPB|ti|5|0.1|6..26|0.3|TO-92|98
TPS7333QP|ti|3.3|0.5|3.6..10|0.06|DIP-8|260
TPS7A4700RGWR|ti|3.3|1|3..36|0.307|QFN-20|430
TPS76333DBVR|ti|3.3|0.15|2.7..10|0.3|SOT-23-5|58
TLV70033DDCR|ti|3.3|0.2|2..5.5|0.175|SOT-23-5|24
TLV1117-33IDCYR|ti|3.3|0.8|4.7..15|1.3|SOT-223|28
HT7333-A|holtek|3.3|0.25|3.5..12|0.09|SOT-89|12
HT7533-1|holtek|3.3|0.1|3.5..24|0.1|SOT-89|13
HT7550-1|holtek|5|0.1|5.2..24|0.1|TO-92|13
NCP1117ST33T3G|onsemi|3.3|1|4.7..20|1.2|SOT-223|26
NCP1117ST50T3G|onsemi|5|1|6.5..20|1.2|SOT-223|26
MIC5205-3.3YM5-TR|microchip|3.3|0.15|2.5..16|0.165|SOT-23-5|52
MIC29302WU|microchip|5|3|3..26|0.37|TO-263-3|280
LT1763CS8-3.3#PBF|analog-devices|3.3|0.5|1.8..20|0.3|SOIC-8|690
LT3045EDD#PBF|analog-devices|3.3|0.5|1.8..20|0.26|DFN-10|890
ADP150AUJZ-3.3-R7|analog-devices|3.3|0.15|2.2..5.5|0.105|SOT-23-5|120
КР142ЕН5А|integral|5|3|7.5..15|2.5|TO-220-3|38
КР142ЕН5Б|integral|6|3|8.5..15|2.5|TO-220-3|38
КР142ЕН5В|integral|5|2|7.5..15|2.5|TO-220-3|36
КР142ЕН8А|integral|9|1.5|11.5..35|2.5|TO-220-3|36
КР142ЕН8Б|integral|12|1.5|14.5..35|2.5|TO-220-3|36
КР142ЕН8В|integral|15|1.5|17.5..35|2.5|TO-220-3|36
КР142ЕН9А|integral|20|1.5|23..40|2.5|TO-220-3|40
КР142ЕН9Б|integral|24|1.5|27..40|2.5|TO-220-3|40
КР142ЕН9В|integral|27|1.5|30..40|2.5|TO-220-3|40
КР1157ЕН502А|integral|5|0.1|7..25|2|TO-92|16
КР1157ЕН902А|integral|9|0.1|11..30|2|TO-92|16
КР1157ЕН1202А|integral|12|0.1|14..35|2|TO-92|16
КР1158ЕН5В|integral|5|0.5|5.6..30|0.6|TO-220-3|42
КР1179ЕН05|vzpp|-5|1.5|-35..-7|1.1|TO-220-3|44
К142ЕН5А|voshod|5|3|7.5..15|2.5|TO-3|210
`,
};

const adjustable: ListedTable = {
  category: 'linear-regulators',
  brand: 'st',
  columns: 'mpn brand current vin dropout_voltage package price',
  common: { output_type: 'adjustable' },
  rows: `
LM317T|st|1.5|3..40|2|TO-220-3|38
LM317D2T-TR|st|1.5|3..40|2|TO-263-3|46
LM317LZ|st|0.1|3..40|2|TO-92|18
LM317LD|st|0.1|3..40|2|SOIC-8|19
LM317KCSE3|ti|1.5|3..40|2|TO-220-3|52
LM317DCYR|ti|1.5|3..40|2|SOT-223|34
LM337T|st|1.5|-40..-3|2|TO-220-3|56
LM337LZ/NOPB|ti|0.1|-40..-3|2|TO-92|72
LM338T/NOPB|ti|5|3..40|2.7|TO-220-3|320
LM350T|onsemi|3|3..35|2.5|TO-220-3|140
LM1117MPX-ADJ/NOPB|ti|0.8|2.5..15|1.2|SOT-223|62
AMS1117-ADJ|advanced-monolithic|1|2.5..15|1.1|SOT-223|9
LD1117DT-TR|st|0.8|2.5..15|1|TO-252-3|26
LD1085V|st|3|2.85..30|1.3|TO-220-3|84
LT1083CP#PBF|analog-devices|7.5|2.75..30|1.3|TO-3P|1500
LT1085CT#PBF|analog-devices|3|2.75..30|1.3|TO-220-3|620
LT3080EST#PBF|analog-devices|1.1|1.2..36|0.35|SOT-223|720
TPS7A4901DGNR|ti|0.15|3..36|0.26|MSOP-8|260
LM723CN|ti|0.15|9.5..40|3|DIP-14|90
L200CV|st|2|2.85..40|2|TO-220-5|160
КР142ЕН12А|integral|1.5|5..45|3|TO-220-3|42
КР142ЕН12Б|integral|1|5..45|3|TO-220-3|40
КР142ЕН18А|integral|1.5|-40..-5|3|TO-220-3|48
КР142ЕН22А|integral|5|4..35|1.5|TO-220-3|96
`,
};

const converters: ListedTable = {
  category: 'dc-dc-converters',
  brand: 'ti',
  columns: 'mpn brand topology vin vout current switching_frequency output_type package price',
  rows: `
LM2576T-3.3/NOPB|ti|buck|4..40|3.3|3|52k|fixed|TO-220-5|290
LM2576T-5.0/NOPB|ti|buck|7..40|5|3|52k|fixed|TO-220-5|290
LM2576T-12/NOPB|ti|buck|15..40|12|3|52k|fixed|TO-220-5|290
LM2576T-ADJ/NOPB|ti|buck|4..40||3|52k|adjustable|TO-220-5|290
LM2576HVT-ADJ/NOPB|ti|buck|4..60||3|52k|adjustable|TO-220-5|430
LM2596S-3.3/NOPB|ti|buck|4.5..40|3.3|3|150k|fixed|TO-263-5|310
LM2596S-5.0/NOPB|ti|buck|7..40|5|3|150k|fixed|TO-263-5|310
LM2596S-12/NOPB|ti|buck|15..40|12|3|150k|fixed|TO-263-5|310
LM2596S-ADJ/NOPB|ti|buck|4.5..40||3|150k|adjustable|TO-263-5|310
LM2596T-5.0/NOPB|ti|buck|7..40|5|3|150k|fixed|TO-220-5|320
LM2596T-ADJ/NOPB|ti|buck|4.5..40||3|150k|adjustable|TO-220-5|320
LM2575T-5.0/NOPB|ti|buck|7..40|5|1|52k|fixed|TO-220-5|260
LM2577T-ADJ/NOPB|ti|boost|3.5..40||3|52k|adjustable|TO-220-5|560
LM2587T-ADJ/NOPB|ti|boost|4..40||5|100k|adjustable|TO-220-5|690
LM2675M-5.0/NOPB|ti|buck|6.5..40|5|1|260k|fixed|SOIC-8|320
LM2678T-5.0/NOPB|ti|buck|8..40|5|5|260k|fixed|TO-220-7|620
LM5008MM/NOPB|ti|buck|9.5..95||0.35|600k|adjustable|MSOP-8|290
LM22676MRX-ADJ/NOPB|ti|buck|4.5..42||3|500k|adjustable|SOIC-8|420
LMR14206XMKE/NOPB|ti|buck|4.5..42||0.6|1.25M|adjustable|SOT-23-6|190
LMR16030SDDAR|ti|buck|4.3..60||3|2.5M|adjustable|SOIC-8|280
TPS5430DDAR|ti|buck|5.5..36||3|500k|adjustable|SOIC-8|260
TPS5450DDAR|ti|buck|5.5..36||5|500k|adjustable|SOIC-8|380
TPS54331DR|ti|buck|3.5..28||3|570k|adjustable|SOIC-8|130
TPS54302DDCR|ti|buck|4.5..28||3|400k|adjustable|SOT-23-6|58
TPS563201DDCR|ti|buck|4.5..17||3|580k|adjustable|SOT-23-6|42
TPS62203DBVR|ti|buck|2.5..6|3.3|0.3|1M|fixed|SOT-23-5|120
TPS61040DBVR|ti|boost|1.8..6||0.4|1M|adjustable|SOT-23-5|110
TPS61088RHLR|ti|boost|2.7..12||10|600k|adjustable|QFN-20|260
TPS61200DRCR|ti|boost|0.3..5.5||1.3|1.4M|adjustable|DFN-10|310
TPS63020DSJR|ti|buck-boost|1.8..5.5||4|2.4M|adjustable|QFN-14|390
TPS63000DRCR|ti|buck-boost|1.8..5.5||1.8|1.25M|adjustable|DFN-10|330
MC34063ADR|ti|buck-boost|3..40||1.5|100k|adjustable|SOIC-8|24
MC34063AP|ti|buck-boost|3..40||1.5|100k|adjustable|DIP-8|36
MC33063ADR|ti|buck-boost|3..40||1.5|100k|adjustable|SOIC-8|28
NCP3063BDR2G|onsemi|buck-boost|3..40||1.5|150k|adjustable|SOIC-8|48
L5973D|st|buck|4.4..36||2|250k|adjustable|SOIC-8|190
L4978|st|buck|8..55||2|300k|adjustable|DIP-8|330
L7980A|st|buck|4.5..28||2|250k|adjustable|DFN-8|170
ST1S10PHR|st|buck|2.5..18||3|900k|adjustable|SOIC-8|130
MP1584EN-LF-Z|mps|buck|4.5..28||3|1.5M|adjustable|SOIC-8|56
MP2307DN-LF-Z|mps|buck|4.75..23||3|340k|adjustable|SOIC-8|48
MP2315GJ-Z|mps|buck|4.5..24||3|500k|adjustable|SOT-23-8|62
MP1470GJ-Z|mps|buck|4.7..16||2|500k|adjustable|SOT-23-6|38
MP2359DJ-LF-Z|mps|buck|4.5..24||1.2|1.4M|adjustable|SOT-23-6|44
MP3423GG-Z|mps|boost|1.9..5.5||9|600k|adjustable|QFN-14|140
AP63203WU-7|diodes|buck|3.8..32|3.3|2|1.1M|fixed|SOT-23-6|54
AP3211KTR-G1|diodes|buck|4.5..18||1.5|1.4M|adjustable|SOT-23-6|33
ICL7660SCBAZ|renesas|charge-pump|1.5..12||0.045|10k|fixed|SOIC-8|210
ICL7660CPAZ|renesas|charge-pump|1.5..10||0.045|10k|fixed|DIP-8|230
LT1073CN8#PBF|analog-devices|boost|1..30||0.1|19k|adjustable|DIP-8|690
UC3842BD1R2G|onsemi|pwm-controller|11..30||1|500k|adjustable|SOIC-8|28
UC3843BN|st|pwm-controller|8.2..30||1|500k|adjustable|DIP-8|30
UC3844BN|st|pwm-controller|11..30||1|250k|adjustable|DIP-8|30
UC3845BN|st|pwm-controller|8.2..30||1|250k|adjustable|DIP-8|30
TL494CN|ti|pwm-controller|7..40||0.2|300k|adjustable|DIP-16|46
TL494CDR|ti|pwm-controller|7..40||0.2|300k|adjustable|SOIC-16|32
SG3525AN|st|pwm-controller|8..35||0.5|500k|adjustable|DIP-16|62
TOP224YN|powerint|flyback|85..265||1.5|100k|adjustable|TO-220-3|230
TOP246YN|powerint|flyback|85..265||2.7|132k|adjustable|TO-220-7|310
TNY268PN|powerint|flyback|85..265||0.55|132k|adjustable|DIP-8|130
TNY278PN|powerint|flyback|85..265||0.55|132k|adjustable|DIP-8|140
LNK304PN|powerint|flyback|85..265||0.17|66k|adjustable|DIP-8|92
LNK306PN|powerint|flyback|85..265||0.36|66k|adjustable|DIP-8|110
VIPER22A-E|st|flyback|9..38||0.7|60k|adjustable|DIP-8|68
VIPER12ASTR-E|st|flyback|9..38||0.4|60k|adjustable|SOIC-8|54
`,
};

const references: ListedTable = {
  category: 'voltage-references',
  brand: 'ti',
  columns: 'mpn brand vout tolerance temperature_coefficient current package price',
  rows: `
TL431ACLP|ti|2.495|1|50|0.1|TO-92|14
TL431AIDBZR|ti|2.495|1|50|0.1|SOT-23|9
TL431BQDBZR|ti|2.495|0.5|50|0.1|SOT-23|15
TL431CLP|ti|2.495|2|50|0.1|TO-92|12
TL431CZ|st|2.495|2|50|0.1|TO-92|13
TL432AIDBZR|ti|2.495|1|50|0.1|SOT-23|14
TLV431AIDBZR|ti|1.24|1|60|0.015|SOT-23|20
LM385Z-1.2/NOPB|ti|1.235|2|80|0.02|TO-92|80
LM385Z-2.5/NOPB|ti|2.5|3|80|0.02|TO-92|80
LM336Z-2.5/NOPB|ti|2.49|4|54|0.01|TO-92|92
LM336Z-5.0/NOPB|ti|5|4|54|0.01|TO-92|92
LM4040AIM3-2.5/NOPB|ti|2.5|0.1|100|0.015|SOT-23|160
LM4040DIM3-5.0/NOPB|ti|5|1|150|0.015|SOT-23|82
REF3025AIDBZR|ti|2.5|0.2|50|0.025|SOT-23|190
REF3033AIDBZR|ti|3.3|0.2|50|0.025|SOT-23|190
REF5025AIDR|ti|2.5|0.1|8|0.01|SOIC-8|390
REF5050AIDR|ti|5|0.1|8|0.01|SOIC-8|390
REF02CPZ|analog-devices|5|1|50|0.01|DIP-8|390
REF192GPZ|analog-devices|2.5|0.4|25|0.03|DIP-8|520
ADR4525BRZ|analog-devices|2.5|0.02|2|0.01|SOIC-8|990
ADR421ARZ|analog-devices|2.5|0.12|10|0.01|SOIC-8|760
AD584JNZ|analog-devices|10|0.3|30|0.01|DIP-8|1600
MCP1525-I/TO|microchip|2.5|1|50|0.002|TO-92|92
MCP1541-I/TO|microchip|4.096|1|50|0.002|TO-92|92
LT1021CCN8-5#PBF|analog-devices|5|1|20|0.01|DIP-8|860
MAX6350CPA+|analog-devices|5|0.02|1|0.015|DIP-8|1500
КР142ЕН19А|integral|2.5|2|60|0.1|TO-92|12
`,
};

const drivers: ListedTable = {
  category: 'drivers',
  brand: 'ti',
  columns: 'mpn brand function topology channels current supply_voltage package price',
  rows: `
IR2104PBF|infineon|gate-driver|half-bridge|2|0.36|10..20|DIP-8|130
IR2104STRPBF|infineon|gate-driver|half-bridge|2|0.36|10..20|SOIC-8|110
IR2110PBF|infineon|gate-driver|half-bridge|2|2.5|10..20|DIP-14|190
IR2110STRPBF|infineon|gate-driver|half-bridge|2|2.5|10..20|SOIC-16W|180
IR2113PBF|infineon|gate-driver|half-bridge|2|2.5|10..20|DIP-14|190
IR2153PBF|infineon|gate-driver|half-bridge|2|0.4|10..15.6|DIP-8|150
IR2153STRPBF|infineon|gate-driver|half-bridge|2|0.4|10..15.6|SOIC-8|130
IRS2153DPBF|infineon|gate-driver|half-bridge|2|0.26|10..15.4|DIP-8|160
IRS21844PBF|infineon|gate-driver|half-bridge|2|2.3|10..20|DIP-14|210
IR4427PBF|infineon|gate-driver|low-side|2|1.5|6..20|DIP-8|140
TC4420CPA|microchip|gate-driver|low-side|1|6|4.5..18|DIP-8|150
TC4427CPA|microchip|gate-driver|low-side|2|1.5|4.5..18|DIP-8|130
MCP1407-E/P|microchip|gate-driver|low-side|1|6|4.5..18|DIP-8|120
UCC27524DR|ti|gate-driver|low-side|2|5|4.5..18|SOIC-8|110
UCC27211DR|ti|gate-driver|half-bridge|2|4|8..17|SOIC-8|160
LM5113SDX/NOPB|ti|gate-driver|half-bridge|2|5|4.5..5.5|DFN-10|290
L293DNE|ti|motor-driver||4|0.6|4.5..36|DIP-16|190
L293D|st|motor-driver||4|0.6|4.5..36|DIP-16|170
L298N|st|motor-driver||2|2|4.5..46|Multiwatt-15|330
L298P013TR|st|motor-driver||2|2|4.5..46|HSOP-20|340
L297/1|st|motor-driver||2||4.75..7|DIP-20|390
L6203|st|motor-driver||1|4|12..48|Multiwatt-11|620
L6219DS|st|motor-driver||2|0.75|10..46|SOIC-24|230
TB6612FNG|toshiba|motor-driver||2|1.2|2.7..15|SSOP-24|130
DRV8825PWPR|ti|motor-driver||2|2.5|8.2..45|HTSSOP-28|210
DRV8833PWPR|ti|motor-driver||2|1.5|2.7..10.8|HTSSOP-16|130
DRV8871DDAR|ti|motor-driver||1|3.6|6.5..45|HSOP-8|110
A4988SETTR-T|allegro|motor-driver||2|2|8..35|QFN-28|190
A3967SLBTR-T|allegro|motor-driver||2|0.75|4.75..30|SOIC-24|260
TMC2209-LA-T|analog-devices|motor-driver||2|2|4.75..29|QFN-28|390
BTS7960B|infineon|motor-driver|half-bridge|1|43|5.5..27.5|TO-263-7|330
TP4056|wch|battery-charger||1|1|4..8|SOIC-8|14
MCP73831T-2ACI/OT|microchip|battery-charger||1|0.5|3.75..6|SOT-23-5|48
LTC4054ES5-4.2#TRMPBF|analog-devices|battery-charger||1|0.8|4.25..6.5|SOT-23-5|190
BQ24075RGTR|ti|battery-charger||1|1.5|4.35..6.4|QFN-16|230
MAX7219CNG+|analog-devices|led-driver||8|0.04|4..5.5|DIP-24|490
MAX7219CWG+|analog-devices|led-driver||8|0.04|4..5.5|SOIC-24|460
TLC5940NT|ti|led-driver||16|0.12|3..5.5|DIP-28|420
TLC5917IN|ti|led-driver||8|0.12|3..5.5|DIP-16|190
PT4115B89E|diodes|led-driver|buck|1|1.2|6..30|SOT-89|26
AL8805W5-7|diodes|led-driver|buck|1|1|6..36|SOT-23-5|52
TPS3823-33DBVR|ti|supervisor||1||1.1..5.5|SOT-23-5|92
MAX809SEUR+T|analog-devices|supervisor||1||1.2..5.5|SOT-23|78
MCP130T-315I/TT|microchip|supervisor||1||1..5.5|SOT-23|42
DS1813-10+|analog-devices|supervisor||1||1..5.5|TO-92|190
КР1171СП42|integral|supervisor||1||1.5..15|TO-92|22
КР1128КТ4А|voshod|motor-driver||4|0.6|4.5..36|DIP-16|95
`,
};

/** Regulators, converters, references and drivers. */
export const powerTables: readonly ListedTable[] = [regulators, adjustable, converters, references, drivers];
