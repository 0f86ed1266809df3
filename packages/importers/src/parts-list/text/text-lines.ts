/** Parts of a line that are no part numbers: a link, an email address, a date, a time. */
const noParts =
  /https?:\/\/\S{1,200}|[^\s@]{1,64}@\S{1,100}|(?<![\p{L}\d])(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}(?:T[\d:.]{4,18}Z?)?|\d{1,2}[-./]\d{1,2}[-./]\d{4})(?![\p{L}\d])|\d{1,2}:\d{2}(?::\d{2})?/gu;
const mixedWord = /(?=\S{0,60}\d)(?=\S{0,60}\p{L})\S{3}/u;
const plainWord = /(?<![\p{L}\d])\p{L}{2,}(?![\p{L}\d])/gu;
/** Matches a text of digits and punctuation only: a measurement, or a part number such as `640454`. */
const figuresAlone = /^[-+\d\s.,;:|/"]*$/u;
const figures = /\d+(?:\.\d+)?/gu;
const year = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;
/** Maximum number of words in a line that may be a name with a number: `Резистор 640454 для платы`. */
const wordsOfName = 5;

/** Matches a line of a log, which starts with a time or an IP address. */
const journal = /^\W{0,2}(?:\d{4}[-./]\d{2}[-./]\d{2}[T ,]\s?\d{2}:\d{2}|\d{1,3}(?:\.\d{1,3}){3}\s)/u;

/**
 * Returns whether a line may name a part, because it has a word of letters and digits, or a number of four digits among
 * a few words.
 */
export function mayNamePart(line: string): boolean {
  if (journal.test(line)) return false;
  const text = line.slice(0, 500).replace(noParts, ' ');
  if (mixedWord.test(text)) return true;
  if (figuresAlone.test(text)) return (text.match(figures)?.length ?? 0) < 3 && /\d{4}/u.test(text);
  const words = text.match(plainWord)?.length ?? 0;
  return words <= wordsOfName && /\d{4}/u.test(words > 0 ? text.replace(year, '') : text);
}

/**
 * Matches a line of a file that is not a parts list: a name without digits and a value that is not a quantity
 * (`ДатаНачала=01.03.2025`), a title in brackets (`[Section]`), or a line of a CAD program's data: `Added Component:
 * Designator=C1(0805)`, `BOARD_PART:(string) …`, `ft2232_layout turtelizer2`.
 */
const setting =
  /^\s*(?:\p{L}[\p{L}_. -]{1,60}=(?!\s*\d{1,6}\s*$)|\[[^\]]{1,80}\]\s*$|\p{L}[\p{L} ]{1,40}: [\p{L} ]{1,30}=|[\w.]{2,60}:\(\w{2,12}\)\s|[a-z][a-z\d]*_[a-z\d_]+\s+\S)/u;

/** Returns whether most lines assign values, as in settings and accounting exchange files. */
export function areSettings(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '').slice(0, 500);
  return filled.length >= 3 && filled.filter((line) => setting.test(line)).length >= filled.length * 0.5;
}

/** Matches a net and the pins that it connects: `unnamed_net26  R45-1 U4-6`. */
const net = /^\S{1,60}\s+(?:\p{L}{1,6}\d{1,4}-\w{1,6}\s+){1,400}\p{L}{1,6}\d{1,4}-\w{1,6}\s*\\?$/u;

/** Returns whether a text lists nets: most lines name a net and at least two pins. */
export function areNets(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '').slice(0, 500);
  return (
    filled.length >= 4 && filled.filter((line) => line.length < 4000 && net.test(line)).length >= filled.length * 0.8
  );
}

const circuitCommand =
  /^\.(?:ac|dc|tran|op|noise|tf|four|model|subckt|ends|end|include|inc|lib|param|step|meas(?:ure)?|options?|ic|nodeset|print|plot|probe|save|temp|global|func|backanno|control|endc|title)\b/iu;
/** Matches an element of a circuit with its nodes and its value: `R1 in out 10k`. */
const circuitElement = /^[A-Z]\w{0,20}(?:\s+\S{1,60}){3}/iu;
const circuitRemark = /^[*+;]/u;

/**
 * Returns whether a text is a circuit for a simulator (SPICE): a title line, and then commands and elements with nodes.
 */
export function isCircuit(lines: readonly string[]): boolean {
  const filled = lines
    .map((line) => line.slice(0, 500).trim())
    .filter((line) => line !== '')
    .slice(1, 500);
  const commands = filled.filter((line) => circuitCommand.test(line)).length;
  const others = filled.filter((line) => circuitElement.test(line) || circuitRemark.test(line)).length;
  return commands > 0 && commands + others >= Math.max(2, filled.length * 0.8);
}
