import { metricSizeOf } from '../../search-query/dictionary/package-names.ts';

/** A frequency that is the part's value, not the measuring frequency of a bead's impedance. */
const frequency = /(?<![@\d.,]\s*)\d[\d.,]*\s*[kMкМ]?(?:Hz|Гц)(?!\p{L})/iu;
const ohms = /\d\s*(?:[kMRкМ]\s*)?(?:ohm|Ω|Ом)/iu;
const words = /crystal|oscillator|xtal|резонатор|кварц|генератор|kristal|osilatör/iu;

/**
 * Returns the package of a crystal or an oscillator from its size in millimetres: `16MHz 20pF 3225` → `SMD-3.2x2.5`.
 * Returns null for other parts, and if the text does not contain the size in millimetres.
 *
 * @param inch package that was read before: `1210`, the inch size of a chip of 3.2 × 2.5 mm
 */
export function frequencyBody(text: string, inch: string): string | null {
  const isFrequencyPart = words.test(text) || (frequency.test(text) && !ohms.test(text));
  const metric = metricSizeOf(inch);
  if (!isFrequencyPart || metric === null || !new RegExp(`(?<!\\d)${metric}(?!\\d)`, 'u').test(text)) return null;
  const [long, wide] = [metric.slice(0, 2), metric.slice(2)].map((figures) => `${figures[0]}.${figures[1]}`);
  return `SMD-${long}x${wide}`;
}

const sizeName =
  /^(?:smd|crystal|xtal|osc(?:illator)?)?[-_ ]?(?<code>(?:16|20|25|32|50|60|70|80)\d{2})(?:[-_ ]?\dp(?:in)?)?$/iu;

/**
 * Returns the package of a crystal from a name with its size: `SMD-3225`, `3225-4P`, `SMD5032`. Null for other parts.
 */
export function sizeOfCrystal(text: string, kind: string): string | null {
  const [a, b, c, d] = (words.test(kind) && sizeName.exec(text.trim())?.groups?.['code']) || '';
  return d === undefined ? null : `SMD-${a}.${b}x${c}.${d}`;
}

const frequencyAlone = /^\d[\d.,]*\s*[kMкМ]?(?:Hz|Гц)(?=$|[\s,;/(])/iu;

/** Whether a text begins with a frequency: `8 MHz`, `32.768 кГц 12.5 пФ`. */
export const isFrequency = (text: string): boolean => frequencyAlone.test(text.trim());
