import { metricSizeOf } from '../../search-query/reading/words/package-names.ts';

/** A frequency that is the value of a part, not the one at which the impedance of a bead is told. */
const frequency = /(?<![@\d.,]\s*)\d[\d.,]*\s*[kMкМ]?(?:Hz|Гц)(?!\p{L})/iu;
const ohms = /\d\s*(?:[kMRкМ]\s*)?(?:ohm|Ω|Ом)/iu;
const words = /crystal|oscillator|xtal|резонатор|кварц|генератор|kristal|osilatör/iu;

/**
 * The body of a crystal or an oscillator by its size in millimetres: `16MHz 20pF 3225` → `SMD-3.2x2.5`. The same figures
 * name a chip of 1210 elsewhere. Null where the text is of another part, or says the size in inches.
 *
 * @param inch the inch size that the figures would mean elsewhere
 */
export function frequencyBody(text: string, inch: string): string | null {
  const isFrequencyPart = words.test(text) || (frequency.test(text) && !ohms.test(text));
  const metric = metricSizeOf(inch);
  if (!isFrequencyPart || metric === null || !new RegExp(`(?<!\\d)${metric}(?!\\d)`, 'u').test(text)) return null;
  const [long, wide] = [metric.slice(0, 2), metric.slice(2)].map((figures) => `${figures[0]}.${figures[1]}`);
  return `SMD-${long}x${wide}`;
}
