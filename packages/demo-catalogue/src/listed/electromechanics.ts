import type { ListedTable } from './table.ts';

const range = (from: number, to: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
const two = (count: number): string => String(count).padStart(2, '0');

const headerCounts = [2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 40];

const headers: ListedTable = {
  category: 'pin-headers',
  brand: 'connfly',
  columns: 'mpn brand pins rows pitch gender orientation series weight price',
  common: { current: '3', mounting: 'tht' },
  rows: [
    ...headerCounts.map(
      (n) => `PLS-${n}|connfly|${n}|1|2.54m|male|straight|PLS|${n * 120}|${(1 + n * 0.6).toFixed(1)}`,
    ),
    ...headerCounts.map((n) => `PLS-${n}R|connfly|${n}|1|2.54m|male|angled|PLS|${n * 130}|${(1 + n * 0.7).toFixed(1)}`),
    ...headerCounts.map(
      (n) => `PLD-${n * 2}|connfly|${n * 2}|2|2.54m|male|straight|PLD|${n * 240}|${(1 + n * 1.2).toFixed(1)}`,
    ),
    ...headerCounts.map(
      (n) => `PLD-${n * 2}R|connfly|${n * 2}|2|2.54m|male|angled|PLD|${n * 260}|${(1 + n * 1.4).toFixed(1)}`,
    ),
    ...headerCounts.map(
      (n) => `PBS-${n}|connfly|${n}|1|2.54m|female|straight|PBS|${n * 160}|${(2 + n * 1.5).toFixed(1)}`,
    ),
    ...headerCounts.map(
      (n) => `PBD-${n * 2}|connfly|${n * 2}|2|2.54m|female|straight|PBD|${n * 320}|${(3 + n * 2.4).toFixed(1)}`,
    ),
    ...[6, 10, 14, 16, 20, 26, 34, 40, 50].map(
      (n) => `IDC-${n}MS|connfly|${n}|2|2.54m|male|straight|IDC|${n * 210}|${8 + n * 0.8}`,
    ),
    ...[6, 10, 14, 16, 20, 26, 34, 40, 50].map(
      (n) => `IDC-${n}F|connfly|${n}|2|2.54m|female|straight|IDC|${n * 190}|${7 + n * 0.8}`,
    ),
    ...[2, 4, 6, 8, 10, 20, 40].map(
      (n) => `PLS2-${n}|connfly|${n}|1|2m|male|straight|PLS2|${n * 80}|${(1 + n * 0.8).toFixed(1)}`,
    ),
  ].join('\n'),
};

const wireToBoard: ListedTable = {
  category: 'wire-to-board-connectors',
  brand: 'jst',
  columns: 'mpn brand pins pitch gender orientation series current voltage price',
  weight: 500,
  common: { mounting: 'tht' },
  rows: [
    ...range(2, 12).map((n) => `B${n}B-XH-A(LF)(SN)|jst|${n}|2.5m|male|straight|XH|3|250|${6 + n * 1.6}`),
    ...range(2, 10).map((n) => `S${n}B-XH-A(LF)(SN)|jst|${n}|2.5m|male|angled|XH|3|250|${8 + n * 1.8}`),
    ...range(2, 12).map((n) => `B${n}B-PH-K-S(LF)(SN)|jst|${n}|2m|male|straight|PH|2|100|${6 + n * 1.5}`),
    ...range(2, 8).map((n) => `S${n}B-PH-K-S(LF)(SN)|jst|${n}|2m|male|angled|PH|2|100|${7 + n * 1.7}`),
    ...range(2, 8).map((n) => `B${n}B-ZR(LF)(SN)|jst|${n}|1.5m|male|straight|ZH|1|50|${9 + n * 1.7}`),
    ...range(2, 6).map((n) => `B${n}P-VH(LF)(SN)|jst|${n}|3.96m|male|straight|VH|10|250|${9 + n * 2.4}`),
    ...range(2, 8).map((n) => `22-27-20${n}1|molex|${n}|2.54m|male|straight|KK 254|4|250|${14 + n * 3}`),
    ...range(2, 8).map((n) => `53047-${two(n)}10|molex|${n}|1.25m|male|straight|PicoBlade|1|125|${18 + n * 4}`),
    ...[2, 4, 6, 8, 10, 12, 16, 20, 24].map(
      (n) => `39-28-1${two(n)}3|molex|${n}|4.2m|male|straight|Mini-Fit Jr|9|600|${22 + n * 4}`,
    ),
    ...range(2, 8).map((n) => `WF-${n}|connfly|${n}|2.54m|male|straight|WF|3|250|${(3 + n * 0.9).toFixed(1)}`),
    ...range(2, 8).map((n) => `HU-${n}|connfly|${n}|2.54m|female|straight|HU|3|250|${(2 + n * 0.7).toFixed(1)}`),
  ].join('\n'),
};

const terminals: ListedTable = {
  category: 'terminal-blocks',
  brand: 'degson',
  columns: 'mpn brand pins pitch current voltage cross_section orientation series price weight',
  common: { mounting: 'tht' },
  rows: [
    ...[2, 3].map(
      (n) => `DG301-5.0-${two(n)}P-12-00A(H)|degson|${n}|5m|10|250|0.2..2.5|straight|DG301|${n * 7}|${n * 1100}`,
    ),
    ...[2, 3].map(
      (n) => `DG300-5.0-${two(n)}P-12-00A(H)|degson|${n}|5m|16|250|0.2..2.5|straight|DG300|${n * 8}|${n * 1200}`,
    ),
    ...[2, 3, 4].map(
      (n) => `DG308-2.54-${two(n)}P-14-00A(H)|degson|${n}|2.54m|6|125|0.05..0.5|straight|DG308|${n * 9}|${n * 500}`,
    ),
    ...[2, 3, 4, 5, 6].map(
      (n) => `DG128-5.08-${two(n)}P-14-00A(H)|degson|${n}|5.08m|10|300|0.2..1.5|straight|DG128|${n * 7}|${n * 1100}`,
    ),
    ...[2, 3, 4, 5, 6, 8, 10].map(
      (n) => `2EDGK-5.08-${two(n)}P-14-00A(H)|degson|${n}|5.08m|15|300|0.2..2.5|straight|2EDGK|${n * 12}|${n * 1900}`,
    ),
    ...[2, 3, 4, 5, 6, 8, 10].map(
      (n) => `2EDGR-5.08-${two(n)}P-14-00A(H)|degson|${n}|5.08m|15|300|0.2..2.5|angled|2EDGR|${n * 6}|${n * 800}`,
    ),
    ...[2, 3, 4, 6].map(
      (n) => `15EDGK-3.81-${two(n)}P-14-00A(H)|degson|${n}|3.81m|8|300|0.2..1.5|straight|15EDGK|${n * 11}|${n * 1200}`,
    ),
    ...[
      [2, 1729018],
      [3, 1729021],
      [4, 1729034],
      [5, 1729047],
    ].map(([n = 2, code]) => `${code}|phoenix|${n}|5.08m|13.5|250|0.14..1.5|straight|MKDSN 1,5|${n * 33}|${n * 1500}`),
    ...[
      [2, 1757242],
      [3, 1757255],
      [4, 1757268],
      [5, 1757271],
    ].map(([n = 2, code]) => `${code}|phoenix|${n}|5.08m|12|320|0.2..2.5|straight|MSTBA 2,5|${n * 28}|${n * 900}`),
  ].join('\n'),
};

const sockets: ListedTable = {
  category: 'ic-sockets',
  brand: 'connfly',
  columns: 'mpn brand pins pitch rows series price weight',
  common: { mounting: 'tht' },
  rows: [6, 8, 14, 16, 18, 20, 24, 28, 32, 40]
    .flatMap((n) => [
      `SCS-${n}|connfly|${n}|2.54m|2|SCS|${(1.5 + n * 0.35).toFixed(1)}|${n * 90}`,
      `SCSM-${n}|connfly|${n}|2.54m|2|SCSM|${(4 + n * 1.4).toFixed(1)}|${n * 120}`,
    ])
    .join('\n'),
};

const ioConnectors: ListedTable = {
  category: 'io-connectors',
  brand: 'kls',
  columns: 'mpn brand interface gender pins orientation current price weight',
  rows: `
10118194-0001LF|amphenol|Micro-USB B|female|5|angled|1|58|900
47346-0001|molex|Micro-USB B|female|5|angled|1|62|900
10033526-N3212MLF|amphenol|Mini-USB B|female|5|angled|1|72|1200
67503-1020|molex|Mini-USB B|female|5|angled|1|84|1200
UJ2-BH-1-TH|cui|USB B|female|4|angled|1|66|3000
61729-0010BLF|amphenol|USB B|female|4|angled|1.5|78|3100
67643-0910|molex|USB A|female|4|angled|1.5|84|2900
87583-2010BLF|amphenol|USB A|female|4|angled|1.5|64|2800
105450-0101|molex|USB Type-C|female|24|angled|5|160|900
USB4085-GF-A|gct|USB Type-C|female|16|angled|3|98|900
TYPE-C-31-M-12|kls|USB Type-C|female|16|angled|5|22|700
DS-201|connfly|DC 5.5×2.1|female|3|angled|2|16|2200
PJ-102AH|cui|DC 5.5×2.1|female|3|angled|5|62|2300
DJK-02A|kls|DC 5.5×2.1|female|3|angled|2|14|2000
DRB-9MA|connfly|D-SUB|male|9|angled|5|42|7000
DRB-9FA|connfly|D-SUB|female|9|angled|5|42|7000
DB-9M|connfly|D-SUB|male|9|straight|5|26|5000
DB-9F|connfly|D-SUB|female|9|straight|5|26|5000
DRB-15FA|connfly|D-SUB|female|15|angled|5|58|9000
DRB-25MA|connfly|D-SUB|male|25|angled|5|72|12000
DHR-15F|connfly|VGA|female|15|angled|3|52|7000
TJ8P8C|connfly|RJ45|female|8|angled|1.5|22|3500
HR911105A|hanrun|RJ45|female|8|angled|1.5|190|8000
J0011D21BNL|pulse|RJ45|female|8|angled|1.5|290|8000
TP6P6C|connfly|RJ12|male|6|straight|1.5|4|1000
132289|amphenol|SMA|female|1|straight|1|330|3000
SMA-J-P-H-ST-EM1|samtec|SMA|female|1|straight|1|290|2800
U.FL-R-SMT-1(10)|hirose|U.FL|male|1|straight|1|62|60
BNC-7044|connfly|BNC|female|1|angled|1|58|9000
112404|amphenol|BNC|female|1|straight|1|490|12000
SJ1-3533NG|cui|Jack 3.5|female|3|angled|1|72|2000
PJ-320A|kls|Jack 3.5|female|4|angled|1|12|1500
KLS1-RCA-107|kls|RCA|female|2|angled|1|18|2500
XT60-F|amass|XT60|female|2|straight|60|46|3600
XT60-M|amass|XT60|male|2|straight|60|46|3600
РС4ТВ|elecon|РС|female|4|straight|5|330|18000
2РМ14Б4Г1В1|elecon|2РМ|female|4|straight|5|590|42000
СНП58-64/94|elecon|СНП|male|64|angled|1.5|390|22000
`,
};

const tact: ListedTable = {
  category: 'tact-switches',
  brand: 'omron',
  columns: 'mpn brand height force length current voltage series mounting price',
  weight: 300,
  rows: [
    ...(
      [
        ['B3F-1000', 4.3, 0.98],
        ['B3F-1002', 4.3, 1.47],
        ['B3F-1020', 5, 0.98],
        ['B3F-1022', 5, 1.47],
        ['B3F-1050', 7.3, 0.98],
        ['B3F-1060', 7, 0.98],
        ['B3F-1070', 9.5, 0.98],
      ] as const
    ).map(([mpn, h, f]) => `${mpn}|omron|${h}m|${f}|6m|0.05|24|B3F|tht|42`),
    ...(
      [
        ['B3F-4055', 7.3, 1.27],
        ['B3F-4000', 4.3, 1.27],
        ['B3F-5050', 7.3, 2.55],
      ] as const
    ).map(([mpn, h, f]) => `${mpn}|omron|${h}m|${f}|12m|0.05|24|B3F|tht|66`),
    ...(
      [
        ['B3S-1000P', 4.3, 1.57],
        ['B3U-1000P', 1.6, 1.53],
        ['B3FS-1000P', 3.1, 0.98],
      ] as const
    ).map(([mpn, h, f]) => `${mpn}|omron|${h}m|${f}|6m|0.05|24|B3S|smd|92`),
    ...[4.3, 5, 6, 7, 8, 9.5, 11, 13, 15, 17].map((h) => `KLS7-TS6601-${h}|kls|${h}m|1.57|6m|0.05|12|TS6601|tht|3`),
    ...[4.3, 5, 7.3, 8, 10, 12].map((h) => `KLS7-TS1204-${h}|kls|${h}m|1.57|12m|0.05|12|TS1204|tht|7`),
    ...[1.5, 2.5, 3.5].map((h) => `KLS7-TS3401-${h}|kls|${h}m|1.57|4m|0.05|12|TS3401|smd|6`),
    ...(
      [
        ['SKHHALA010', 4.3, 1.57],
        ['SKHHAMA010', 5, 1.57],
        ['SKQGABE010', 1.5, 1.57],
        ['SKRPACE010', 2.5, 1.57],
      ] as const
    ).map(
      ([mpn, h, f], index) => `${mpn}|alps|${h}m|${f}|6m|0.05|12|${mpn.slice(0, 4)}|${index < 2 ? 'tht' : 'smd'}|26`,
    ),
    'PTS645SL50-2 LFS|ckc|5m|1.27|6m|0.05|12|PTS645|tht|22',
    'PTS645SM43SMTR92 LFS|ckc|4.3m|1.57|6m|0.05|12|PTS645|smd|32',
  ].join('\n'),
};

const toggles: ListedTable = {
  category: 'toggle-rocker-switches',
  brand: 'kls',
  columns: 'mpn brand contact_form contact_current voltage_ac function series price weight part_ru part_en part_tr',
  rows: `
MTS-101|connfly|SPST|3|250|latching|MTS|28|6000|Тумблер|Toggle switch|Toggle anahtar
MTS-102|connfly|SPDT|3|250|latching|MTS|30|6200|Тумблер|Toggle switch|Toggle anahtar
MTS-103|connfly|SPDT|3|250|latching|MTS|32|6200|Тумблер|Toggle switch|Toggle anahtar
MTS-202|connfly|DPDT|3|250|latching|MTS|40|8000|Тумблер|Toggle switch|Toggle anahtar
MTS-203|connfly|DPDT|3|250|latching|MTS|42|8000|Тумблер|Toggle switch|Toggle anahtar
SMTS-102|connfly|SPDT|3|120|latching|SMTS|34|3000|Тумблер|Toggle switch|Toggle anahtar
KN3(C)-101|connfly|SPST|10|250|latching|KN3|72|24000|Тумблер|Toggle switch|Toggle anahtar
7101SYZQE|ckc|SPDT|5|120|latching|7000|390|5200|Тумблер|Toggle switch|Toggle anahtar
Т3|elecon|DPDT|3|220|latching|Т|190|30000|Тумблер|Toggle switch|Toggle anahtar
МТ1|elecon|SPDT|3|220|latching|МТ|160|9000|Микротумблер|Toggle switch|Toggle anahtar
П2Т-1|elecon|DPDT|5|220|latching|П2Т|230|22000|Тумблер|Toggle switch|Toggle anahtar
KCD1-101|connfly|SPST|6|250|latching|KCD1|18|5000|Клавишный выключатель|Rocker switch|Rocker anahtar
KCD1-102|connfly|SPDT|6|250|latching|KCD1|20|5200|Клавишный выключатель|Rocker switch|Rocker anahtar
KCD1-104N|connfly|DPST|6|250|latching|KCD1|30|7000|Клавишный выключатель|Rocker switch|Rocker anahtar
KCD4-201|connfly|DPST|15|250|latching|KCD4|46|17000|Клавишный выключатель|Rocker switch|Rocker anahtar
SWD1-2|connfly|2×SPST|0.025|24|latching|SWD1|16|700|DIP-переключатель|DIP switch|DIP anahtar
SWD1-4|connfly|4×SPST|0.025|24|latching|SWD1|20|1100|DIP-переключатель|DIP switch|DIP anahtar
SWD1-6|connfly|6×SPST|0.025|24|latching|SWD1|26|1500|DIP-переключатель|DIP switch|DIP anahtar
SWD1-8|connfly|8×SPST|0.025|24|latching|SWD1|30|1900|DIP-переключатель|DIP switch|DIP anahtar
A6T-8104|omron|8×SPST|0.025|24|latching|A6T|190|1500|DIP-переключатель|DIP switch|DIP anahtar
SS12D00G4|connfly|SPDT|0.5|50|latching|SS12|6|800|Движковый переключатель|Slide switch|Sürgülü anahtar
SS22F25|connfly|DPDT|0.5|50|latching|SS22|8|1300|Движковый переключатель|Slide switch|Sürgülü anahtar
PBS-10B-2|connfly|SPST|1|250|momentary|PBS-10|22|4000|Кнопка|Push button|Buton
PB-61|connfly|SPST|3|250|momentary|PB|24|5000|Кнопка|Push button|Buton
КМ1-1|elecon|SPDT|3|220|momentary|КМ|170|12000|Кнопка|Push button|Buton
EC11E15244G1|alps|2×SPST|0.01|5|momentary|EC11|190|6000|Энкодер|Rotary encoder|Enkoder
PEC11R-4215F-S0024|bourns|2×SPST|0.01|5|momentary|PEC11R|210|6200|Энкодер|Rotary encoder|Enkoder
SS-5GL2|omron|SPDT|5|250|momentary|SS|190|1600|Микропереключатель|Microswitch|Mikro anahtar
D2F-01L|omron|SPDT|0.1|125|momentary|D2F|160|500|Микропереключатель|Microswitch|Mikro anahtar
МП1101|elecon|SPDT|4|220|momentary|МП|98|4000|Микропереключатель|Microswitch|Mikro anahtar
`,
};

const coil = [3, 5, 6, 9, 12, 24, 48];
const relays: ListedTable = {
  category: 'electromagnetic-relays',
  brand: 'songle',
  columns: 'mpn brand coil_voltage contact_form contact_current voltage_ac series price weight',
  common: { mounting: 'tht' },
  rows: [
    ...coil.map((v) => `SRD-${two(v)}VDC-SL-C|songle|${v}|SPDT|10|250|SRD|36|10000`),
    ...coil.map((v) => `SRD-${two(v)}VDC-SL-A|songle|${v}|SPST|10|250|SRD|34|9500`),
    ...[5, 6, 9, 12, 24].map((v) => `SLA-${two(v)}VDC-SL-C|songle|${v}|SPDT|30|240|SLA|88|26000`),
    ...[5, 12, 24].map((v) => `JQC-3FF/0${two(v)}-1ZS|hongfa|${v}|SPDT|10|277|JQC-3FF|62|10000`),
    ...[5, 9, 12, 24].map((v) => `HF115F/${String(v).padStart(3, '0')}-1ZS3|hongfa|${v}|SPDT|12|250|HF115F|130|13500`),
    ...[5, 12, 24].map((v) => `HFD4/${v}|hongfa|${v}|DPDT|2|250|HFD4|110|800`),
    ...[5, 12, 24].map((v) => `G5LE-1 DC${v}|omron|${v}|SPDT|10|250|G5LE|150|12000`),
    ...[5, 12, 24].map((v) => `G5V-2-H1 DC${v}|omron|${v}|DPDT|2|125|G5V|260|5000`),
    ...[5, 12, 24].map((v) => `G2R-1 DC${v}|omron|${v}|SPDT|10|250|G2R|290|17000`),
    ...[12, 24].map((v) => `MY2N DC${v}|omron|${v}|DPDT|10|250|MY|490|35000`),
    ...[12, 24, 48].map((v) => `40.52.9.0${two(v)}.0000|finder|${v}|DPDT|8|250|40|390|14000`),
    'РЭС-10 РС4.529.031-03|elecon|24|SPDT|2|250|РЭС|390|7500',
    'РЭС-49 РС4.569.421-01|elecon|24|SPDT|1|150|РЭС|420|3500',
    'РЭС-60 РС4.569.435-01|elecon|24|DPDT|0.5|120|РЭС|460|3500',
    'РЭК-43А 12В|elecon|12|DPDT|2|250|РЭК|190|6000',
  ].join('\n'),
};

const solidState: ListedTable = {
  category: 'solid-state-relays',
  brand: 'kippribor',
  columns: 'mpn brand current voltage_ac vin isolation_voltage series price weight',
  rows: `
MD-0544.ZD3|kippribor|5|440|3..32|4000|MD|590|20000
MD-1044.ZD3|kippribor|10|440|3..32|4000|MD|690|22000
HD-1044.ZD3|kippribor|10|440|3..32|4000|HD|790|100000
HD-2544.ZD3|kippribor|25|440|3..32|4000|HD|890|105000
HD-4044.ZD3|kippribor|40|440|3..32|4000|HD|990|110000
HD-6044.ZD3|kippribor|60|440|3..32|4000|HD|1290|112000
HD-8044.ZD3|kippribor|80|440|3..32|4000|HD|1490|115000
HD-2544.ZA2|kippribor|25|440|90..250|4000|HD|990|105000
G3MB-202P-5VDC|omron|2|240|4..6|2500|G3MB|290|5000
G3MB-202P-12VDC|omron|2|240|9.6..14.4|2500|G3MB|290|5000
G3NA-210B-5-24VDC|omron|10|240|4..32|2500|G3NA|2900|60000
G3NA-240B-5-24VDC|omron|40|240|4..32|2500|G3NA|4900|80000
S202S02F|sharp|8|240|1.2..1.4|4000|S202|490|6000
S216S02F|sharp|16|240|1.2..1.4|4000|S216|690|6500
AQH3213A|panasonic|1.2|240|1.2..1.5|5000|AQH|190|1500
CPC1017NTR|littelfuse|0.1|60|1.2..1.5|1500|CPC|160|100
К293КП1АП|proton|0.4|60|1.1..1.5|1500|К293|210|1000
К293КП3АП|proton|0.15|250|1.1..1.5|1500|К293|230|1000
5П19.10ТМА1-10-8|proton|10|560|4..30|4000|5П19|890|20000
5П19.10ТМА1-25-8|proton|25|560|4..30|4000|5П19|1190|90000
`,
};

const sound: readonly ListedTable[] = [
  {
    category: 'buzzers',
    brand: 'kls',
    columns: 'mpn brand function voltage frequency sound_pressure diameter height price weight',
    common: { mounting: 'tht' },
    rows: `
HCM1203X|jl-world|active|3|2.3k|85|12m|9.5m|28|1500
HCM1205X|jl-world|active|5|2.3k|85|12m|9.5m|28|1500
HCM1206X|jl-world|active|6|2.3k|85|12m|9.5m|28|1500
HCM1212X|jl-world|active|12|2.3k|85|12m|9.5m|28|1500
HCM1612X|jl-world|active|12|2.3k|85|16m|14m|42|4000
HC0903A|jl-world|passive|3|2.7k|85|9m|5.5m|30|800
HC0905F|jl-world|passive|5|2.7k|85|9m|5.5m|30|800
TR1205Y|kls|active|5|2.4k|85|12m|9.5m|24|1500
TMB12A05|kls|active|5|2.3k|85|12m|9.5m|22|1500
TMB12A12|kls|active|12|2.3k|85|12m|9.5m|22|1500
PKM22EPP-40|murata|passive|30|4k|85|22m|7m|130|1700
PKM13EPYH4000-A0|murata|passive|30|4k|70|12.6m|6.9m|92|900
PS1240P02BT|tdk|passive|3|4k|60|12.2m|6.5m|72|700
CEM-1203(42)|cui|passive|3|2.048k|85|12m|8.5m|120|1400
CMT-8504-100-SMT-TR|cui|passive|3|4k|100|8.5m|4m|210|800
SD1209T5-A1|tdk|active|5|2.048k|85|12m|9m|130|1500
ЗП-1|aviton|passive|9|2k|75|32m|2m|46|2500
ЗП-5|aviton|passive|9|4k|75|22m|2m|42|1500
`,
  },
  {
    category: 'fans',
    brand: 'sunon',
    common: { operating_temperature: '-10..70' },
    columns: 'mpn brand voltage length current height price weight',
    rows: `
MC25100V2-000U-A99|sunon|5|25m|0.074|10m|390|8000
MC30100V2-000U-A99|sunon|5|30m|0.1|10m|390|9000
MF40101V1-1000U-A99|sunon|12|40m|0.073|10m|420|17000
MF40201V1-1000U-A99|sunon|12|40m|0.08|20m|490|28000
EE40100S1-1000U-999|sunon|12|40m|0.08|10m|430|17000
MF50101V1-1000U-A99|sunon|12|50m|0.11|10m|460|22000
MF60101V1-1000U-A99|sunon|12|60m|0.12|10m|520|30000
EE60251S1-1000U-999|sunon|12|60m|0.17|25m|590|62000
EE80251S1-1000U-999|sunon|12|80m|0.14|25m|590|85000
EE80252S1-1000U-999|sunon|24|80m|0.08|25m|620|85000
EE92251S1-1000U-999|sunon|12|92m|0.23|25m|690|105000
MEC0251V1-000U-A99|sunon|12|120m|0.43|25m|890|170000
DP200A-2123XBT.GN|sunon|220|120m|0.14|38m|1490|550000
DP201AT-2122HBT.GN|sunon|220|120m|0.14|25m|1390|380000
DP202A-2123LST.GN|sunon|115|120m|0.16|38m|1490|540000
KLS-FAN-4010-12|kls|12|40m|0.1|10m|160|16000
`,
  },
];

/** Connectors, switches, relays, sounders and fans. */
export const electromechanicTables: readonly ListedTable[] = [
  headers,
  wireToBoard,
  terminals,
  sockets,
  ioConnectors,
  tact,
  toggles,
  relays,
  solidState,
  ...sound,
];
