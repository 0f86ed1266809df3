import type { ListedTable } from './table.ts';

/** Standard logic. Columns: number, category, function, elements, pins, families (a = HC and HCT, c = only HC). */
const standardLogic = `
00|g|gate|4|14|a
02|g|gate|4|14|a
03|g|gate|4|14|a
04|g|inverter|6|14|a
08|g|gate|4|14|a
10|g|gate|3|14|a
11|g|gate|3|14|a
14|g|inverter|6|14|a
20|g|gate|2|14|a
21|g|gate|2|14|a
27|g|gate|3|14|a
30|g|gate|1|14|a
32|g|gate|4|14|a
86|g|gate|4|14|a
125|g|buffer|4|14|a
126|g|buffer|4|14|a
132|g|gate|4|14|a
240|g|buffer|8|20|a
244|g|buffer|8|20|a
245|g|transceiver|8|20|a
365|g|buffer|6|16|a
367|g|buffer|6|16|a
541|g|buffer|8|20|a
74|f|flip-flop|2|14|a
107|f|flip-flop|2|14|a
109|f|flip-flop|2|16|a
112|f|flip-flop|2|16|a
164|f|shift-register|1|14|a
165|f|shift-register|1|16|a
166|f|shift-register|1|16|a
173|f|register|4|16|a
174|f|flip-flop|6|16|a
175|f|flip-flop|4|16|a
194|f|shift-register|1|16|a
273|f|flip-flop|8|20|a
299|f|shift-register|1|20|a
373|f|latch|8|20|a
374|f|flip-flop|8|20|a
377|f|flip-flop|8|20|a
573|f|latch|8|20|a
574|f|flip-flop|8|20|a
595|f|shift-register|1|16|a
597|f|shift-register|1|16|a
42|c|decoder|1|16|a
85|c|comparator|1|16|a
123|c|monostable|2|16|a
137|c|decoder|1|16|a
138|c|decoder|1|16|a
139|c|decoder|2|16|a
147|c|encoder|1|16|a
151|c|multiplexer|1|16|a
153|c|multiplexer|2|16|a
154|c|decoder|1|24|a
157|c|multiplexer|4|16|a
161|c|counter|1|16|a
163|c|counter|1|16|a
191|c|counter|1|16|a
193|c|counter|1|16|a
221|c|monostable|2|16|a
238|c|decoder|1|16|a
251|c|multiplexer|1|16|a
253|c|multiplexer|2|16|a
257|c|multiplexer|4|16|a
283|c|adder|1|16|a
390|c|counter|2|16|a
393|c|counter|2|14|a
423|c|monostable|2|16|a
688|c|comparator|1|20|a
4017|c|counter|1|16|a
4020|c|counter|1|16|a
4040|c|counter|1|16|a
4051|c|multiplexer|1|16|a
4052|c|multiplexer|2|16|a
4053|c|multiplexer|3|16|a
4060|c|counter|1|16|a
4066|c|analog-switch|4|14|a
4511|c|decoder|1|16|a
4538|c|monostable|2|16|a
`;

const categories: Readonly<Record<string, string>> = {
  g: 'logic-gates',
  f: 'flip-flops-registers',
  c: 'counters-decoders',
};
const columns = 'mpn brand logic_family function elements supply_voltage package group price';

interface Family {
  readonly name: string;
  readonly supply: string;
  /** Variants in the packages DIP, SOIC and TSSOP, each with its ordering code. */
  readonly forms: readonly {
    readonly brand: string;
    readonly code: (number: string) => string;
    readonly body: string;
    readonly price: number;
  }[];
}

const families: readonly Family[] = [
  {
    name: '74HC',
    supply: '2..6',
    forms: [
      {
        brand: 'ti',
        code: (n) => `${n.length === 4 && n.startsWith('4') ? 'CD' : 'SN'}74HC${n}${n.length === 4 ? 'E' : 'N'}`,
        body: 'DIP',
        price: 30,
      },
      { brand: 'nexperia', code: (n) => `74HC${n}D`, body: 'SOIC', price: 15 },
      { brand: 'nexperia', code: (n) => `74HC${n}PW`, body: 'TSSOP', price: 17 },
    ],
  },
  {
    name: '74HCT',
    supply: '4.5..5.5',
    forms: [{ brand: 'nexperia', code: (n) => `74HCT${n}D`, body: 'SOIC', price: 18 }],
  },
];

const standardRows = (kind: string): string =>
  standardLogic
    .trim()
    .split('\n')
    .map((row) => row.split('|'))
    .filter(([, category]) => category === kind)
    .flatMap(([number = '', , action = '', elements = '', pins = '']) =>
      families.flatMap((family) =>
        family.forms.map((form) => {
          const body = form.body === 'SOIC' && Number(pins) >= 20 ? `SOIC-${pins}W` : `${form.body}-${pins}`;
          const group = form.brand === 'nexperia' ? `${family.name}${number}` : '';
          const price = form.price + Math.max(0, Number(pins) - 14) * 2;
          return `${form.code(number)}|${form.brand}|${family.name}|${action}|${elements}|${family.supply}|${body}|${group}|${price}`;
        }),
      ),
    )
    .join('\n');

/**
 * The CD4000 series of TI (ordering codes with "BE" = DIP, "BM96" = SOIC), and the Soviet К561 type of the same
 * function.
 */
const cmos = `
4001|g|gate|4|14|К561ЛЕ5
4002|g|gate|2|14|К561ЛЕ6
4011|g|gate|4|14|К561ЛА7
4012|g|gate|2|14|К561ЛА8
4023|g|gate|3|14|К561ЛА9
4025|g|gate|3|14|К561ЛЕ10
4030|g|gate|4|14|К561ЛП2
4049U|g|inverter|6|16|К561ЛН2
4050|g|buffer|6|16|К561ПУ4
4068|g|gate|1|14|
4069U|g|inverter|6|14|К561ЛН1
4070|g|gate|4|14|
4071|g|gate|4|14|
4072|g|gate|2|14|
4073|g|gate|3|14|
4075|g|gate|3|14|
4077|g|gate|4|14|
4081|g|gate|4|14|
4082|g|gate|2|14|
4093|g|gate|4|14|К561ТЛ1
40106|g|inverter|6|14|
4013|f|flip-flop|2|14|К561ТМ2
4014|f|shift-register|1|16|
4015|f|shift-register|2|16|К561ИР2
4021|f|shift-register|1|16|
4027|f|flip-flop|2|16|К561ТВ1
4042|f|latch|4|16|К561ТМ3
4043|f|latch|4|16|К561ТР2
4094|f|shift-register|1|16|
4099|f|latch|8|16|
40174|f|flip-flop|6|16|
4017|c|counter|1|16|К561ИЕ8
4018|c|counter|1|16|
4020|c|counter|1|16|К561ИЕ16
4022|c|counter|1|16|К561ИЕ9
4024|c|counter|1|14|
4026|c|counter|1|16|
4028|c|decoder|1|16|К561ИД1
4029|c|counter|1|16|К561ИЕ14
4033|c|counter|1|16|
4040|c|counter|1|16|К561ИЕ20
4046|c|oscillator|1|16|
4047|c|monostable|1|14|
4051|c|multiplexer|1|16|К561КП2
4052|c|multiplexer|2|16|К561КП1
4053|c|multiplexer|3|16|
4060|c|counter|1|16|
4063|c|comparator|1|16|К561ИП2
4066|c|analog-switch|4|14|К561КТ3
4067|c|multiplexer|1|24|
4098|c|monostable|2|16|
4510|c|counter|1|16|
4511|c|decoder|1|16|
4514|c|decoder|1|24|
4516|c|counter|1|16|К561ИЕ11
4518|c|counter|2|16|
4520|c|counter|2|16|К561ИЕ10
4532|c|encoder|1|16|
4541|c|counter|1|14|
`;

const cmosRows = (kind: string): string =>
  cmos
    .trim()
    .split('\n')
    .map((row) => row.split('|'))
    .filter(([, category]) => category === kind)
    .flatMap(([number = '', , action = '', elements = '', pins = '', domestic = '']) => [
      `CD${number}BE|ti|CD4000|${action}|${elements}|3..18|DIP-${pins}|CD${number}|34`.replace('UBBE', 'UBE'),
      `CD${number}BM96|ti|CD4000|${action}|${elements}|3..18|SOIC-${pins}${pins === '24' ? 'W' : ''}|CD${number}|26`.replace(
        'UBBM',
        'UBM',
      ),
      ...(domestic === '' ? [] : [`${domestic}|integral|К561|${action}|${elements}|3..15|DIP-${pins}||18`]),
    ])
    .join('\n');

const k155: Readonly<Record<string, string>> = {
  g: `
К155ЛА1|gate|2|14|16
К155ЛА2|gate|1|14|16
К155ЛА3|gate|4|14|18
К155ЛА4|gate|3|14|16
К155ЛА6|gate|2|14|20
К155ЛА7|gate|2|14|20
К155ЛА8|gate|4|14|18
К155ЛА10|gate|3|14|20
К155ЛА11|gate|4|14|22
К155ЛА12|gate|4|14|22
К155ЛА13|gate|4|14|22
К155ЛЕ1|gate|4|14|18
К155ЛЕ4|gate|3|14|20
К155ЛИ1|gate|4|14|19
К155ЛЛ1|gate|4|14|19
К155ЛН1|inverter|6|14|18
К155ЛН2|inverter|6|14|19
К155ЛН3|inverter|6|14|22
К155ЛП5|gate|4|14|20
К155ЛР1|gate|2|14|18
К155ЛР3|gate|1|14|18
К155ТЛ1|gate|2|14|26
К155ТЛ2|inverter|6|14|26
К155ТЛ3|gate|4|14|26`,
  f: `
К155ТВ1|flip-flop|1|14|22
К155ТМ2|flip-flop|2|14|20
К155ТМ5|latch|4|14|26
К155ТМ7|latch|4|16|26
К155ТМ8|flip-flop|4|16|28
К155ИР1|shift-register|1|14|30
К155ИР13|shift-register|1|24|60
К155ИР15|register|4|16|38`,
  c: `
К155ИЕ1|counter|1|14|34
К155ИЕ2|counter|1|14|28
К155ИЕ4|counter|1|14|30
К155ИЕ5|counter|1|14|28
К155ИЕ6|counter|1|16|32
К155ИЕ7|counter|1|16|32
К155ИЕ8|counter|1|16|40
К155ИЕ9|counter|1|16|36
К155ИД1|decoder|1|16|48
К155ИД3|decoder|1|24|56
К155ИД4|decoder|2|16|34
К155КП1|multiplexer|1|24|54
К155КП2|multiplexer|2|16|30
К155КП5|multiplexer|1|14|30
К155КП7|multiplexer|1|16|30
К155ИМ1|adder|1|14|30
К155ИМ2|adder|1|14|32
К155ИМ3|adder|1|16|38
К155АГ1|monostable|1|14|34
К155АГ3|monostable|2|16|40`,
};

const k155Rows = (kind: string): string =>
  (k155[kind] ?? '')
    .trim()
    .split('\n')
    .map((row) => row.split('|'))
    .map(
      ([mpn, action, elements, pins, price]) =>
        `${mpn}|integral|К155|${action}|${elements}|4.75..5.25|DIP-${pins}||${price}`,
    )
    .join('\n');

/** TTL logic by category. Columns: number, function, elements, pins, price. */
const ttl: Readonly<Record<string, string>> = {
  g: `
00|gate|4|14|74
02|gate|4|14|82
04|inverter|6|14|78
05|inverter|6|14|92
06|inverter|6|14|96
08|gate|4|14|88
10|gate|3|14|94
14|inverter|6|14|98
20|gate|2|14|96
27|gate|3|14|104
30|gate|1|14|98
32|gate|4|14|90
38|gate|4|14|112
86|gate|4|14|108
132|gate|4|14|126`,
  f: `
74|flip-flop|2|14|98
175|flip-flop|4|16|148`,
  c: `
90A|counter|1|14|164
93A|counter|1|14|168
121|monostable|1|14|176
123|monostable|2|16|182
151A|multiplexer|1|16|158
154|decoder|1|24|340
193|counter|1|16|236`,
};

const ttlRows = (kind: string): string =>
  (ttl[kind] ?? '')
    .trim()
    .split('\n')
    .map((row) => row.split('|'))
    .map(
      ([number, action, elements, pins, price]) =>
        `SN74${number}N|ti|74|${action}|${elements}|4.75..5.25|DIP-${pins}||${price}`,
    )
    .join('\n');

/** Tables of gates, flip-flops and counters of five logic families. */
export const logicTables: readonly ListedTable[] = Object.entries(categories).map(([kind, category]) => ({
  category,
  brand: 'ti',
  columns,
  rows: [standardRows(kind), cmosRows(kind), k155Rows(kind), ttlRows(kind)].join('\n'),
}));
