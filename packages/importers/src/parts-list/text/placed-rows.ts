import type { TextRow } from './fixed-width.ts';

/** Letters of designators. Other texts that start with letters and digits are part numbers: `LM358`. */
const place =
  '(?:R|C|L|D|Q|U|IC|J|JP|X|Y|F|FB|K|S|SW|T|VT|VD|DA|DD|HL|XP|XS|XT|ZQ|BQ|LED|CN|CON|RV|VR|P|TP|BT|LS)\\d{1,3}';
const joined = `(?:[,;–—-]\\d{1,3}(?=[\\s,;:=–-])|\\s?(?:[,;&+…–—-]|\\.\\.)\\s?${place})`;
const linePattern = new RegExp(
  `^\\s*(?<places>${place}(?:${joined}|\\s${place}(?=[\\s,;:=]))*)\\s?(?:[:=]|[-–—](?=\\s))?\\s+(?<part>\\S.*)$`,
  'u',
);

/** Coordinates of a part on a board. */
const coordinates = /^-?\d{1,5}\.\d+[\s,;]+-?\d{1,5}\.\d/;

const lineLength = 400;
const share = 0.8;

/**
 * Returns rows [designators, part] of a text with lines such as `R1, R2 10k 0805` or `C1 - 100n`. Null if fewer than
 * four fifths of the lines start so.
 */
export function placedRows(lines: readonly string[]): readonly TextRow[] | null {
  const filled = lines.filter((line) => line.trim() !== '').length;
  const read = lines.map((line) => (line.length > lineLength ? undefined : linePattern.exec(line)?.groups));
  const placed = read.filter((groups) => groups !== undefined).length;
  const located = read.filter((groups) => coordinates.test(groups?.['part'] ?? '')).length;
  if (placed < 2 || placed < filled * share || located > placed / 2) return null;
  const rows = lines.map((line, index): TextRow => {
    const groups = read[index];
    const own = [groups?.['places']?.trim() ?? '', groups?.['part']?.trim() ?? ''];
    return { cells: groups === undefined ? (line.trim() === '' ? [] : ['', line.trim()]) : own, line: index + 1 };
  });
  return [{ cells: ['Reference', 'Part'], line: 0 }, ...rows];
}
