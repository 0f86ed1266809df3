/** Maximum number of lines that are examined. */
const linesLooked = 500;
const lineLength = 1000;

const heading = /^#{1,6} ?[\p{L}\d`@[]/u;
/** A line that starts with a possible part number. */
const opensWithPart = /^(?=[^\s]{0,40}\d)(?=[^\s]{0,40}\p{L})[\p{L}\d][\p{L}\d\-+./]{3,40}(?=[\s,;:]|$)/u;
const underline = /^(?:={4,}|-{4,}|~{4,})$/;
/** A bullet point without digits. */
const bullet = /^(?:[-*+•]|\d{1,3}[.)]) [^\d]*$/u;
const fence = /^(?:```|~~~)/;
const link = /\]\(|\]\[|https?:\/\/|!\[|<\/?(?:p|a|img|h\d|br|div|details|summary)[\s>]/i;
/** Matches a line with a quantity and an item: `6 tactile switches`, `LM358 - 10 шт`. */
const asks =
  /^(?:[-*•] )?\d{1,5} ?(?:x|х|×|шт\.?|pcs\.?)? ?\p{L}|^(?:[-*•] )?\d{1,5} *@ *[\p{L}\d]|\d ?(?:шт|штук|pcs|ea)\.?$|[xх×] ?\d{1,5}$/iu;

/** Words of letters only. Descriptions of parts contain digits. */
const plainWord = /^["'(«`*_]*\p{L}{2,}["')».,:;!?`*_]*$/u;
const sentenceWords = 8;
const wordsOfShort = 5;
const linesOfProse = 12;
const wordsOfProse = 40;

function plainWords(line: string): number {
  let words = 0;
  for (const word of line.split(/\s+/u)) if (plainWord.test(word)) words += 1;
  return words;
}

interface Counts {
  headings: number;
  marks: number;
  sentences: number;
  /** `told`: number of words in sentences; `words`: number of words in all lines. */
  told: number;
  words: number;
}

function count(counts: Counts, line: string): void {
  const words = plainWords(line);
  counts.words += line.split(/\s+/u).length;
  if (heading.test(line) || underline.test(line)) counts.headings += 1;
  else if (opensWithPart.test(line)) return;
  else if (fence.test(line) || link.test(line) || (words > 2 && bullet.test(line))) counts.marks += 1;
  if (words < sentenceWords && !(words >= wordsOfShort && /[.!?:]$/u.test(line))) return;
  counts.sentences += 1;
  counts.told += words;
}

/** Minimum number of lines with quantities for a text to count as a list with an introduction. */
const requestMin = 8;

/** Whether many lines with quantities stand together: `1x transformer (595-1093-ND)`. In prose, such lines are few. */
function hasRequest(lines: readonly string[]): boolean {
  const counted = lines.map((line) => /^(?:[-*•] )?\d{1,5} ?(?:[xх×] |@)/iu.test(line));
  const from = counted.indexOf(true);
  const all = counted.filter(Boolean).length;
  return all >= requestMin && all >= (counted.lastIndexOf(true) - from + 1) * 0.7;
}

/**
 * Returns whether a text is prose instead of a list: the README of a project, a licence, a changelog. It has headings
 * above sentences, links or code, or sentences in two fifths of its lines.
 */
export function isReadme(all: readonly string[]): boolean {
  const lines = all
    .slice(0, linesLooked * 4)
    .map((line) => line.slice(0, lineLength).trim())
    .filter((line) => line !== '')
    .slice(0, linesLooked);
  if (lines.filter((line) => asks.test(line)).length >= lines.length * 0.4 || hasRequest(lines)) return false;
  const counts: Counts = { headings: 0, marks: 0, sentences: 0, told: 0, words: 0 };
  for (const line of lines) count(counts, line);
  const { headings, marks, sentences, told, words } = counts;
  // Only in longer texts: a short request may contain polite sentences too.
  if (lines.length >= linesOfProse && sentences >= lines.length * 0.4) return true;
  if (told >= wordsOfProse && told >= words * 0.6) return true;
  return headings > 0 && marks + sentences > 0 && headings + marks + sentences >= Math.max(2, lines.length * 0.2);
}
