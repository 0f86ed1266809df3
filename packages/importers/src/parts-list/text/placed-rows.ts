import type { TextRow } from './fixed-width.ts';

/** Letters of designators. Other texts that start with letters and digits are part numbers: `LM358`. */
const letters =
  `A ANT B BA BAT BF BK BL BM BP BQ BR BT BUZ BZ C CE CN CON CONN CP CR D DA DB DD DS DT DZ E F FA FB FID FP
  FU FV G GB GND H HA HDR HG HL IC ISO J JMP JP K KA KH KK KM KT KV L LED LL LM LS M MH MIC MK OC OK P PA PC PLS PR PS PV
  PW Q QF QK QS R RA REL RK RL RLY RN RP RR RS RT RU RV S SA SB SC SF SK SP SPK SQ SW T TA TP TR TS TV TVS U UA UB UR UZ V
  VD VL VR VS VT W WA WE WS WT X XA XP XS XT XTAL XW Y YA YB Z ZD ZL ZQ`
    .split(/\s+/u)
    .join('|');
const place = `(?:${letters})\\d{1,3}`;
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
 * four fifths of the lines have this form.
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
