import { gzipSync } from 'node:zlib';

/** Values of the E24 series of resistors (IEC 60063). */
const e24 = ['1', '1.1', '1.2', '1.3', '1.5', '1.6', '1.8', '2', '2.2', '2.4', '2.7', '3', '3.3', '3.6', '3.9'].concat(
  '4.3',
  '4.7',
  '5.1',
  '5.6',
  '6.2',
  '6.8',
  '7.5',
  '8.2',
  '9.1',
);
const powers = [
  { letter: 'R', unit: 'Ω' },
  { letter: 'K', unit: 'kΩ' },
  { letter: 'M', unit: 'MΩ' },
] as const;

/** Spelling of a maker's name that only this supplier uses. */
export const strangeSpelling = 'Ягео (Тайвань)';

/** Puts a letter in place of the decimal point, as in ordering codes: `4.7` with K becomes `4K7`. */
const coded = (value: string, letter: string): string => {
  const [whole = '', fraction = ''] = value.split('.');
  return `${whole}${letter}${fraction}`;
};

const tiers = (price: number) => [
  { qFrom: 1, qTo: 99, price },
  { qFrom: 100, qTo: 999, price: Number((price * 0.7).toFixed(4)) },
  { qFrom: 1000, qTo: null, price: Number((price * 0.5).toFixed(4)) },
];

function resistors() {
  return powers.flatMap(({ letter, unit }, power) =>
    e24.flatMap((value, at) =>
      ['0603', '0805'].map((size) => ({
        lcsc: `C${900_000 + power * 1000 + at * 10 + Number(size.at(1))}`,
        mpn: `RC${size}JR-07${coded(value, letter)}L`,
        manufacturer: at % 6 === 5 ? strangeSpelling : 'YAGEO',
        package: size,
        category: 'Resistors',
        subcategory: 'Chip Resistor - Surface Mount',
        description: `${value}${unit} ±5% ${size}`,
        price_usd: tiers(size === '0603' ? 0.0021 : 0.0034),
        stock: 5000 + at * 100,
        attributes: {
          Resistance: `${value}${unit}`,
          Tolerance: '±5%',
          'Power(Watts)': size === '0603' ? '1/10W' : '1/8W',
          'Operating temperature': '-55℃~+155℃',
          MOQ: '1',
          Order_multiple: '1',
          Status: 'Active',
        },
      })),
    ),
  );
}

function capacitors() {
  const voltages = [
    ['16V', '1C'],
    ['50V', '1H'],
  ] as const;
  return e24.flatMap((value, at) =>
    voltages.map(([voltage, code], which) => ({
      lcsc: `C${950_000 + at * 10 + which}`,
      mpn: `GRM188R7${code}${value.replace('.', '').padEnd(2, '0')}3KA01D`,
      manufacturer: 'Murata Electronics',
      package: '0603',
      category: 'Capacitors',
      subcategory: 'Multilayer Ceramic Capacitors MLCC - SMD/SMT',
      description: `${Math.round(Number(value) * 10)}nF X7R ${voltage}`,
      price_usd: tiers(0.0052),
      stock: at === 0 ? 0 : 800,
      attributes: {
        Capacitance: `${Math.round(Number(value) * 10)}nF`,
        'Voltage rated': voltage,
        'Temperature coefficient': 'X7R',
        Tolerance: '±10%',
        MOQ: '1',
        Order_multiple: '1',
        Status: 'Active',
      },
    })),
  );
}

/** Rows that an import must reject: one has no part number, one has no valid price. */
const wrong = [
  { lcsc: 'C999001', mpn: '', manufacturer: 'YAGEO', category: 'Resistors', price_usd: tiers(1), stock: 5 },
  { lcsc: 'C999002', mpn: 'RC0603BAD-PRICE', manufacturer: 'YAGEO', price_usd: tiers(-1), stock: 5 },
];

/** Returns a supplier's price list of about 200 parts: gzipped JSON Lines in the format of an Asian distributor. */
export function supplierFile(): { readonly name: string; readonly mimeType: string; readonly buffer: Buffer } {
  const lines = [...resistors(), ...capacitors(), ...wrong].map((row) => JSON.stringify(row)).join('\n');
  return { name: 'taiwan-parts.jsonl.gz', mimeType: 'application/gzip', buffer: gzipSync(`${lines}\n`) };
}
