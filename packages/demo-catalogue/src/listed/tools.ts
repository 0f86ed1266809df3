import type { ListedTable } from './table.ts';

/** Soldering, instruments, hand tools, wire and boards. */
export const toolTables: readonly ListedTable[] = [
  {
    category: 'soldering-stations',
    brand: 'hakko',
    columns: 'mpn brand power temperature_range voltage_ac price weight part_ru part_en part_tr',
    rows: `
FX-888D|hakko|70|200..480|220|14900|1300000|Паяльная станция|Soldering station|Lehim istasyonu
FX-951|hakko|75|200..450|220|26900|1200000|Паяльная станция|Soldering station|Lehim istasyonu
FX-600|hakko|50|200..500|220|7900|200000|Паяльник|Soldering iron|Havya
WE 1010|weller|70|100..450|220|18900|1600000|Паяльная станция|Soldering station|Lehim istasyonu
WT 1014|weller|95|50..450|220|42900|2300000|Паяльная станция|Soldering station|Lehim istasyonu
SS-206E|proskit|60|160..480|220|5900|1500000|Паяльная станция|Soldering station|Lehim istasyonu
SS-989B|proskit|650|100..480|220|14900|4500000|Термовоздушная станция|Hot-air station|Sıcak hava istasyonu
8PK-S120NB-40|proskit|40|200..420|220|890|150000|Паяльник|Soldering iron|Havya
CS-31|goot|24|200..380|220|2900|110000|Паяльник|Soldering iron|Havya
ЭПСН-25/220|rexant|25|200..380|220|390|110000|Паяльник|Soldering iron|Havya
ЭПСН-40/220|rexant|40|200..400|220|420|130000|Паяльник|Soldering iron|Havya
ЭПСН-100/220|rexant|100|200..450|220|690|260000|Паяльник|Soldering iron|Havya
12-0126|rexant|60|200..450|220|790|150000|Паяльник|Soldering iron|Havya
`,
  },
  {
    category: 'soldering-tips',
    brand: 'hakko',
    columns: 'mpn brand tip_shape diameter series price',
    weight: 5000,
    common: { material: 'copper' },
    rows: [
      ...(
        [
          ['B', 'conical', 0.5],
          ['I', 'conical', 0.2],
          ['1C', 'bevel', 1],
          ['2C', 'bevel', 2],
          ['3C', 'bevel', 3],
          ['0.8D', 'chisel', 0.8],
          ['1.2D', 'chisel', 1.2],
          ['1.6D', 'chisel', 1.6],
          ['2.4D', 'chisel', 2.4],
          ['3.2D', 'chisel', 3.2],
          ['K', 'knife', 4.7],
        ] as const
      ).map(([type, shape, mm]) => `900M-T-${type}|hakko|${shape}|${mm}m|900M|690`),
      ...(
        [
          ['B', 'conical', 0.5],
          ['BL', 'conical', 0.5],
          ['B2', 'conical', 1],
          ['C1', 'bevel', 1],
          ['C4', 'bevel', 4],
          ['D08', 'chisel', 0.8],
          ['D16', 'chisel', 1.6],
          ['D24', 'chisel', 2.4],
          ['D52', 'chisel', 5.2],
          ['K', 'knife', 4.7],
          ['KU', 'knife', 6],
          ['ILS', 'conical', 0.2],
        ] as const
      ).map(([type, shape, mm]) => `T12-${type}|hakko|${shape}|${mm}m|T12|1290`),
    ].join('\n'),
  },
  {
    category: 'solder-flux',
    brand: 'asahi-solder',
    columns: 'mpn brand material diameter net_weight price weight part_ru part_en part_tr',
    rows: `
CF-10 63/37 0.5|asahi-solder|Sn63Pb37|0.5m|100|890|130000|Припой с флюсом|Solder wire|Lehim teli
CF-10 63/37 0.8|asahi-solder|Sn63Pb37|0.8m|250|1490|290000|Припой с флюсом|Solder wire|Lehim teli
CF-10 63/37 1.0|asahi-solder|Sn63Pb37|1m|500|2690|550000|Припой с флюсом|Solder wire|Lehim teli
CF-10 60/40 0.8|asahi-solder|Sn60Pb40|0.8m|500|2590|550000|Припой с флюсом|Solder wire|Lehim teli
SCS7 SAC305 0.5|asahi-solder|SAC305|0.5m|250|2990|290000|Бессвинцовый припой|Lead-free solder|Kurşunsuz lehim
SCS7 SAC305 0.8|asahi-solder|SAC305|0.8m|500|5490|550000|Бессвинцовый припой|Lead-free solder|Kurşunsuz lehim
ПОС-61 1,0 мм 100 г|plk|Sn61Pb39|1m|100|590|110000|Припой ПОС-61 с канифолью|POS-61 solder wire|POS-61 lehim teli
ПОС-61 2,0 мм 100 г|plk|Sn61Pb39|2m|100|580|110000|Припой ПОС-61|POS-61 solder wire|POS-61 lehim teli
ПОС-40 2,0 мм 100 г|plk|Sn40Pb60|2m|100|490|110000|Припой ПОС-40|POS-40 solder wire|POS-40 lehim teli
ROSE-50|plk|Sn25Pb25Bi50||50|390|55000|Сплав Розе|Rose's alloy|Rose alaşımı
ЛТИ-120 30 мл|circuit-works|rosin||30|90|60000|Флюс|Flux|Flux
СКФ 30 мл|circuit-works|rosin||30|80|60000|Флюс спирто-канифольный|Rosin flux|Reçineli flux
КС-20|circuit-works|rosin||20|60|30000|Канифоль|Rosin|Reçine
TR-RM-12|circuit-works|rosin||12|330|25000|Флюс-гель|Gel flux|Jel flux
`,
  },
  {
    category: 'multimeters',
    brand: 'unit',
    columns: 'mpn brand display_counts voltage current price weight',
    rows: `
UT33D+|unit|2000|600|10|1290|210000
UT139C|unit|6000|1000|10|4900|370000
UT61E+|unit|22000|1000|20|7900|400000
UT890C+|unit|6000|1000|20|3300|380000
UT210E|unit|2000|600|100|3900|170000
UT202A+|unit|4000|600|600|3300|240000
MS8268|mastech|4000|1000|10|3900|380000
MS8239C|mastech|6000|600|10|2900|250000
MY64|mastech|2000|1000|10|2900|400000
M832|mastech|2000|600|10|690|150000
15B+|fluke|4000|1000|10|14900|455000
17B+|fluke|4000|1000|10|16900|455000
117|fluke|6000|600|10|29900|550000
179|fluke|6000|1000|10|42900|420000
87V|fluke|20000|1000|10|69900|624000
DM858|rigol|55000|1000|10|59900|2300000
`,
  },
  {
    category: 'hand-tools',
    brand: 'proskit',
    columns: 'mpn brand length material tip_shape price weight part_ru part_en part_tr',
    rows: `
ESD-10|vetus|120m|stainless-steel|straight|190|20000|Пинцет антистатический|ESD tweezers|ESD cımbız
ESD-11|vetus|140m|stainless-steel|straight|190|22000|Пинцет антистатический|ESD tweezers|ESD cımbız
ESD-12|vetus|135m|stainless-steel|straight|190|22000|Пинцет антистатический|ESD tweezers|ESD cımbız
ESD-15|vetus|120m|stainless-steel|curved|190|20000|Пинцет антистатический|ESD tweezers|ESD cımbız
ESD-16|vetus|120m|stainless-steel|curved|190|20000|Пинцет антистатический|ESD tweezers|ESD cımbız
1PK-101T|proskit|110m|stainless-steel|straight|290|20000|Пинцет|Tweezers|Cımbız
1PK-708|proskit|130m|steel|straight|690|80000|Бокорезы|Side cutters|Yan keski
1PK-709AS|proskit|130m|steel|straight|720|85000|Тонкогубцы|Long-nose pliers|Kargaburun
78 61 125|knipex|125m|steel|straight|4900|60000|Бокорезы прецизионные|Precision side cutters|Hassas yan keski
78 03 125|knipex|125m|steel|straight|4300|55000|Бокорезы прецизионные|Precision side cutters|Hassas yan keski
35 22 115|knipex|115m|steel|curved|5200|75000|Плоскогубцы для электроники|Electronics pliers|Elektronik pensesi
97 52 33|knipex|220m|steel|straight|14900|480000|Клещи обжимные|Crimping pliers|Sıkma pensesi
CP-376TR|proskit|220m|steel|straight|2900|550000|Клещи обжимные|Crimping pliers|Sıkma pensesi
8PK-366N-T|proskit|195m|aluminium|straight|490|60000|Оловоотсос|Desoldering pump|Lehim pompası
8PK-CT001|proskit|165m|steel|straight|590|160000|Стриппер|Wire stripper|Kablo sıyırıcı
12-4005-4|rexant|130m|steel|straight|390|70000|Бокорезы|Side cutters|Yan keski
`,
  },
  {
    category: 'heat-shrink',
    brand: 'rexant',
    unit: 'metre',
    columns: 'mpn brand diameter shrink_ratio color length material price weight',
    rows: [1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30]
      .flatMap((mm) =>
        (['black', 'red', 'transparent'] as const).map(
          (color) =>
            `ТУТнг ${String(mm).replace('.', ',')}/${String(mm / 2).replace('.', ',')} ${{ black: 'BK', red: 'RD', transparent: 'TR' }[color]}|rexant|${mm}m|2:1|${color}|1|polyolefin|${(9 + mm * 2.4).toFixed(1)}|${Math.round(mm * 1800)}`,
        ),
      )
      .join('\n'),
  },
  {
    category: 'wires',
    brand: 'rexant',
    unit: 'metre',
    columns: 'mpn brand wire_section material color voltage price weight',
    rows: [
      ...[0.08, 0.12, 0.2, 0.35, 0.5, 0.75, 1].map(
        (mm) =>
          `МГТФ ${String(mm).replace('.', ',')}|rexant|${mm}|PTFE|white|250|${(14 + mm * 60).toFixed(1)}|${Math.round(1500 + mm * 12_000)}`,
      ),
      ...[0.2, 0.35, 0.5, 0.75, 1, 1.5, 2.5].flatMap((mm) => [
        `ПВ-3 ${String(mm).replace('.', ',')} RD|rexant|${mm}|pvc|red|450|${(9 + mm * 17).toFixed(1)}|${Math.round(3000 + mm * 13_000)}`,
        `ПВ-3 ${String(mm).replace('.', ',')} BK|rexant|${mm}|pvc|black|450|${(9 + mm * 17).toFixed(1)}|${Math.round(3000 + mm * 13_000)}`,
      ]),
      ...[0.5, 0.75, 1, 1.5, 2.5].map(
        (mm) =>
          `SiF 1x${mm}|helukabel|${mm}|silicone|red|500|${(33 + mm * 38).toFixed(1)}|${Math.round(4000 + mm * 14_000)}`,
      ),
      ...[0.14, 0.25, 0.5].map(
        (mm) =>
          `LiYY 4x${mm}|helukabel|${mm}|pvc|white|350|${(48 + mm * 120).toFixed(1)}|${Math.round(18_000 + mm * 60_000)}`,
      ),
    ].join('\n'),
  },
  {
    category: 'breadboards',
    brand: 'kls',
    columns: 'mpn brand length pitch material price weight',
    rows: `
BB-170|kls|47m|2.54m|abs|62|13000
BB-400|kls|83m|2.54m|abs|110|45000
BB-830|kls|165m|2.54m|abs|190|90000
BX-4112N|proskit|165m|2.54m|abs|890|100000
BX-4123|proskit|228m|2.54m|abs|2900|560000
PCB-5X7-2|kls|70m|2.54m|fr4|48|12000
PCB-7X9-2|kls|90m|2.54m|fr4|72|20000
PCB-9X15-2|kls|150m|2.54m|fr4|130|42000
PCB-10X20-1|kls|200m|2.54m|fr4|190|62000
`,
  },
];
