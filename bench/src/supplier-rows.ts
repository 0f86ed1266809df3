/** Mapping with which `npm run import` reads the rows. */
export const supplierMapping = {
  supplier: { code: 'bench', title: 'Bench' },
  fields: { mpn: 'mpn', maker: 'maker', supplierNumber: 'code', category: 'group', package: 'body', stock: 'stock' },
  prices: { tiers: { field: 'prices', quantity: 'from', price: 'usd' }, currency: 'USD', rate: 81.5, margin: 30 },
  attributes: { from: 'values' },
};

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length]!;
const groups = ['MOSFETs', 'Chip Resistor - Surface Mount', 'Operational Amplifier', 'TVS', 'Power Inductors'];
const bodies = ['0603', '0805', 'SOT-23', 'SOP-8', 'LQFP-64(10x10)', '插件,P=2.54mm'];

/** Returns the maker's part number of a row. */
export const supplierNumber = (index: number): string => `PN${(index * 7919) % 10_000_019}-${index}`;

/** Returns a row as dirty as real ones: prefixes, ranges, conditions, words, dashes. */
const rowOf = (index: number): string =>
  JSON.stringify({
    code: `C${index}`,
    mpn: supplierNumber(index),
    maker: `Maker ${index % 300}`,
    group: pick(groups, index),
    body: pick(bodies, index),
    stock: (index * 31) % 5000,
    prices: [1, 10, 100, 1000].map((from, step) => ({ from, usd: ((index % 997) + 4) / (100 * (step + 1)) })),
    values: {
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
  });

/** Generates a JSON Lines file with `size` rows. Part numbers start at `first`. */
export function* supplierRows(size: number, first = 0): Generator<string> {
  for (let from = first; from < first + size; from += 1000) {
    let text = '';
    for (let index = from; index < Math.min(first + size, from + 1000); index += 1) text += `${rowOf(index)}\n`;
    yield text;
  }
}
