import { stringAt } from '../columns/string-table.ts';
import type { OpenSegment } from '../index/open-segment.ts';

type Docs = readonly Uint32Array[];

/** Maximum number of documents whose part numbers are compared with the digits. */
const readMax = 5000;

const isDigits = /^\d{3,6}$/u;

/** Returns up to how many products are compared with the digits; 0 = the text is no run of three to six digits. */
export const digitsCompared = (digits: string): number => (isDigits.test(digits) ? readMax : 0);

/**
 * Returns the documents without those whose part number has the digits only within a longer number. For example,
 * `оптопара 817` finds FOD817 and not FOD8173. If no part number has the digits on their own, returns all documents.
 */
export const withWholeDigits = (segments: readonly OpenSegment[], docs: Docs, digits: string): Docs => {
  if (!isDigits.test(digits) || docs.reduce((sum, { length }) => sum + length, 0) > readMax) return docs;
  const whole = new RegExp(`(?<!\\d)${digits}(?!\\d)`, 'u');
  const numbers = docs.map((some, index) =>
    Array.from(some, (doc) => stringAt(segments[index]!.segment.mpns, doc)).map((number) => ({
      isWhole: whole.test(number),
      isWithin: number.includes(digits),
    })),
  );
  if (!numbers.flat().some(({ isWhole }) => isWhole)) return docs;
  return docs.map((some, index) =>
    some.filter((_, at) => {
      const { isWhole, isWithin } = numbers[index]![at]!;
      return isWhole || !isWithin;
    }),
  );
};
