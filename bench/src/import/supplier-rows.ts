/** Mapping by which `npm run import` understands the generated rows. */
export const supplierMapping = {
  supplier: { code: 'bench', title: 'Bench' },
  fields: { mpn: 'mpn', maker: 'maker', supplierNumber: 'code', category: 'group', package: 'body', stock: 'stock' },
  prices: { tiers: { field: 'prices', quantity: 'from', price: 'usd' }, currency: 'USD', rate: 81.5, margin: 30 },
  attributes: { from: 'values' },
};

/** Default number of attributes in a row. */
const usualAttributes = 12;

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length]!;
const groups = ['MOSFETs', 'Chip Resistor - Surface Mount', 'Operational Amplifier', 'TVS', 'Power Inductors'];
const bodies = ['0603', '0805', 'SOT-23', 'SOP-8', 'LQFP-64(10x10)', '插件,P=2.54mm'];

/** Returns the maker's part number of a row. */
export const supplierNumber = (index: number): string => `PN${(index * 7919) % 10_000_019}-${index}`;

/** Returns a row as JSON. Its values are as irregular as in real files: prefixes, ranges, conditions, words, dashes. */
const rowOf = (index: number, attributes: number): string =>
  JSON.stringify({
    code: `C${index}`,
    mpn: supplierNumber(index),
    maker: `Maker ${index % 300}`,
    group: pick(groups, index),
    body: pick(bodies, index),
    stock: (index * 31) % 5000,
    prices: [1, 10, 100, 1000].map((from, step) => ({ from, usd: ((index % 997) + 4) / (100 * (step + 1)) })),
    values: valuesOf(
      index,
      {
        Resistance: `${(index % 900) + 100}kΩ`,
        Tolerance: pick(['±1%', '±5%', '±10%', '-'], index),
        'Operating temperature': pick(['-40℃~+85℃', '-55℃~+150℃@(Tj)'], index),
        'Rds(on)': `${(index % 400) + 1}mΩ@10V`,
        'Voltage - supply': pick(['2.7V~5.5V', '4.5V~5.5V', '3.3V'], index),
        Capacitance: `${((index % 500) + 1) / 1e9}`,
        Frequency: `${(index % 200) + 1}kHz`,
        'Mounting type': pick(['Surface Mount', 'Through Hole', 'SMD'], index),
        'Contact material': pick(['Brass', 'Phosphor bronze', 'Copper alloy'], index),
        'Slew rate': `${(index % 90) + 1}V/us`,
        Features: `Feature ${index % 3000}, 数字滤波`,
        'Number of channels': String((index % 8) + 1),
      },
      attributes,
    ),
  });

const units = ['V', 'A', 'W', 'Ω', 'Hz', 'mm', 'uF', 'nH', '℃', '%'];
const words = ['Standard', 'AEC-Q200', 'Thick Film', 'Gold', 'Screw', 'SPI', 'Unidirectional', 'Class 1'];

/** Returns the value of an attribute beyond the usual twelve. As in real files, most values repeat and some do not. */
function furtherValue(index: number, column: number): string {
  const turn = index * (column + 3) + column;
  if (column % 3 === 0) return pick(words, Math.floor(index / (column - 2)) + column);
  const figure = column % 7 === 0 ? turn % 5003 : turn % (20 * column + 30);
  return column % 5 === 0
    ? `${figure}${pick(units, column)}~${figure + 10}${pick(units, column)}`
    : `${figure}${pick(units, column)}`;
}

/**
 * Returns `count` attributes: the usual twelve, then further ones. Half of the further attributes belong to one group
 * of parts only.
 */
function valuesOf(
  index: number,
  usual: Readonly<Record<string, string>>,
  count: number,
): Readonly<Record<string, string>> {
  const values: Record<string, string> = { ...usual };
  const group = index % groups.length;
  for (let column = Object.keys(usual).length; column < count; column += 1)
    values[`Parameter ${column} of group ${column % 2 === 0 ? group : 0}`] = furtherValue(index, column);
  return values;
}

/** Generates the text of a JSON Lines file with `size` rows. `first` is the index of the first row. */
export function* supplierRows(size: number, first = 0, attributes = usualAttributes): Generator<string> {
  for (let from = first; from < first + size; from += 1000) {
    let text = '';
    for (let index = from; index < Math.min(first + size, from + 1000); index += 1)
      text += `${rowOf(index, attributes)}\n`;
    yield text;
  }
}
