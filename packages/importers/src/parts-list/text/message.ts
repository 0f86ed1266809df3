import type { TextRow } from './fixed-width.ts';

/** A part that a sentence asks for. */
interface Item {
  readonly quantity: string;
  readonly text: string;
}

const unitWords = '(?:шт(?:ук[аи]?|\\.)?|штук[аи]?|pcs|pc|pieces?|ea|adet|tane|stk|stück|个|只|片)';
const digits = '(\\d{1,6}|\\d{1,3} 000)';

/** An asterisk joined with the part: `10*100nF`, `4*BC547`; but not a size such as `2*3 pin`. */
const joinedTimes =
  '\\*(?=\\p{L}|\\d[\\d.,]*(?:[\\p{L}µΩ][^\\s*]*| ?(?:ohms?|Ω|[kMmunpµ]?[FHΩ])(?!\\p{L})))(?!\\d{1,2}-?p(?:ins?|ol)?(?!\\p{L}|\\d))';
/** A quantity with a unit or `x`, and then a part: "10 шт 1N4148", "10x LM358", "10 × LM358". */
const leadingPieces = new RegExp(
  `^${digits} ?(?:${unitWords}(?![\\p{L}\\p{N}])\\.?|[xх×*](?= )|${joinedTimes})[ :–—-]*(\\S.*)$`,
  'iu',
);
/** A part, and then a quantity with a unit: "1N4148 - 10 шт", "1N4148 (10 шт.)". */
const trailingPieces = new RegExp(
  `^(\\S.*?)[ ,:;(–—=-]*(?<![\\p{L}\\p{N}.,])${digits} ?${unitWords}\\.?\\)?[.!]?$`,
  'iu',
);
/** "LM358 x 10", "LM358 х10". In "LM358 x10шт", the unit is cut off before this pattern is applied. */
const trailingTimes = /^(\S.*?) ?[ ][xх×*] ?(\d{1,6})$/iu;
const trailingDash = /^(\S.*?)(?: [–—-] | ?[:=] ?)(\d{1,6})$/u;
/** "LM358N 10": a part number and a quantity. */
const trailingNumber = /^((?=\S{0,40}\p{L})(?=\S{0,40}\d)[^\s,;]{3,40}) ([1-9]\d{0,4})$/u;
/** A part, and then a quantity at the end of the line: "100nF    12x", "100nF    (12)". */
const trailingColumn = /^(\S.*?)(?:\s+(\d{1,5}) ?[xх×]|(?: {2,}|\s*\t\s*)\((\d{1,4})\))$/u;
/** A number, and then a word that is not a unit: "5 резисторов 4к7 0805", "3 NE555". */
const leadingNumber = /^(\d{1,5}) (\p{L}\S*.*)$/u;
const unit =
  /^(?:[kкMМmмuµnнpпGГ]?(?:Ω|ohm|ом|ohms|f|ф|h|гн|v|в|a|а|w|вт|hz|гц)|[kкмm]|мк|мкф|нф|пф|мф|мкгн|мгн|нгн|мм|mm|см|cm|дюйм\p{L}*|pin|pins|конт\p{L}*|вывод\p{L}*|bit|бит|гр|кг|м|m)(?![\p{L}\p{N}])/iu;

/** Words that a request starts with and that name no part. */
const leadIn =
  /^(?:(?:добрый (?:день|вечер)|доброе утро|здравствуйте|привет|hello|hi|merhaba|нужн[оаы]|надо|требу[ею]тся|прошу|закажите|куплю|хочу|мне|пожалуйста|пришлите|нужен|добавьте|отгрузите|хотим|купим|спасибо|ещ[её]|также|просим|выставить|выставьте|сч[её]т на|такие|следующие|детали|радиодетали|компоненты|позиции|и|need|i need|we need|please|could|can|you|would like|also|the following|parts|quote|send|me|us|order|and|lazım|ve)(?![\p{L}\p{N}])[ ,.:!–—-]*)+/iu;

/** A sign or a running number before an item: `- LM358`, `2) LM358`. */
const bullet = /^(?:[-–—•·◦‣▪●○*]|\d{1,3}[.)])\s+/u;
/** Words after the last item that name no part: `for a quote`, `için fiyat`. */
const leadOut = /\s+(?:için (?=fiyat|teklif|stok)|for (?=a quot|quot|our|my)).*$/iu;
const separators = /([,;] | (?:и|and|ve) |;|[.?!] (?=\p{Lu}))/u;

/** Maximum length of text that a pattern is applied to. */
const itemLengthMax = 300;

/**
 * Matches a part name after which a bare number is a quantity. Does not match a value such as `100nF` or `4k7`, because
 * the number after a value is a package.
 */
const quantityFree = /^(?!\d+(?:[.,]\d+)?(?:[kmMuµnpкмнпРRrОо]|мк)[\p{L}\d]{0,3}$)/u;
/** Packages whose names are numbers. */
const packageNumber = /^(?:1206|1210|1806|1808|1812|1825|2010|2012|2220|2225|2512|2816|3216|3225|3528|5050|6032|7343)$/;

function bareNumber(text: string): RegExpExecArray | null {
  const found = trailingNumber.exec(text);
  return found !== null && !packageNumber.test(found[2] ?? '') && quantityFree.test(found[1] ?? '') ? found : null;
}

/** Returns the item of a text that ends with its quantity; null = the text does not end with a quantity. */
function countedBehind(text: string): Item | null {
  const column = trailingColumn.exec(text);
  if (column) return { quantity: column[2] ?? column[3] ?? '', text: column[1] ?? '' };
  const found = trailingPieces.exec(text) ?? trailingTimes.exec(text) ?? trailingDash.exec(text) ?? bareNumber(text);
  return found && { quantity: found[2] ?? '', text: found[1] ?? '' };
}

/**
 * Returns the quantity and the part that a piece of a sentence names, or null if it has no quantity.
 *
 * @param isCountedBehind true if the text has quantities at the ends of lines; a number at the start then belongs to a
 * name
 */
function quantified(piece: string, isCountedBehind: boolean): Item | null {
  // The link is removed first, because it may end with a number.
  const text = withoutLink(piece.trim());
  if (text.length > itemLengthMax || linkAlone.test(text)) return null;
  const front = leadingPieces.exec(text);
  if (front) return { quantity: front[1] ?? '', text: (front[2] ?? '').replace(/^of /iu, '') };
  const behind = countedBehind(text);
  if (behind !== null || isCountedBehind) return behind;
  const number = leadingNumber.exec(text);
  return number && !unit.test(number[2] ?? '') ? { quantity: number[1] ?? '', text: number[2] ?? '' } : null;
}

const startsWithQuantity = (piece: string, isCountedBehind: boolean): boolean => {
  const text = piece.trim().slice(0, itemLengthMax);
  const number = isCountedBehind ? null : leadingNumber.exec(text);
  return leadingPieces.test(text) || (number !== null && !unit.test(number[2] ?? ''));
};

/**
 * Returns the items of one line. A comma may separate items or belong to a description. If the line starts with a
 * quantity, an item ends before the next quantity or sentence; otherwise an item ends after its own quantity.
 */
function itemsOf(line: string, isCountedBehind: boolean): readonly Item[] {
  const text = line.trim().replace(bullet, '');
  const bare = text.replace(leadIn, '').replace(leadOut, '');
  // Every second piece is the separator between its neighbours.
  const pieces = (bare === '' ? text : bare).split(separators);
  const leads = startsWithQuantity(pieces[0] ?? '', isCountedBehind);
  const items: Item[] = [];
  let open = '';
  const close = (): void => {
    const whole = open.trim().replace(bullet, '');
    if (whole !== '') items.push(quantified(whole, isCountedBehind) ?? { quantity: '', text: whole });
    open = '';
  };
  for (let index = 0; index < pieces.length; index += 2) {
    const part = (pieces[index] ?? '').replace(leadIn, '').trimStart().replace(bullet, '');
    if (part.trim() === '') continue;
    const isSentence = /^[.?!]/u.test(pieces[index - 1] ?? '') && countedBehind(part.trim()) !== null;
    if (leads && (startsWithQuantity(part, isCountedBehind) || isSentence)) close();
    open += (open === '' ? '' : (pieces[index - 1] ?? '')) + part;
    if (!leads && quantified(part, isCountedBehind) !== null) close();
  }
  close();
  return items.length === 0 && text !== '' ? [{ quantity: '', text }] : items;
}

/** Removes the link behind a name: `10nF capacitor: https://shop.example/1`. */
function withoutLink(text: string): string {
  const at = text.search(/\shttps?:\/\/\S+$/iu);
  const name = text
    .slice(0, Math.max(at, 0))
    .trimEnd()
    .replace(/[:–—-]$/u, '')
    .trimEnd();
  return /\p{L}/u.test(name) ? name : text;
}

const linkAlone = /^https?:\/\/\S+$/i;

/** Maximum number of lines. A longer text is a table or a document and not a message. */
const messageLinesMax = 500;
const lineLengthMax = 4000;

/**
 * Returns rows [quantity, text] of a chat message such as "10 шт 1N4148, 5 резисторов 4к7 0805", with a header as row
 * 0. Every line is kept; one without a quantity is only text. Returns null if fewer than half of the items with a digit
 * have a quantity.
 */
export function messageRows(lines: readonly string[]): readonly TextRow[] | null {
  if (lines.length > messageLinesMax || lines.some((line) => line.length > lineLengthMax)) return null;
  // If quantities are at the ends of lines, the number in `555 timer` is part of the name.
  const isCountedBehind = lines.filter((line) => trailingColumn.test(line.trim())).length >= 3;
  const rows = lines.flatMap((line, index) => {
    if (line.trim() === '') return [{ cells: [], line: index + 1 }];
    return itemsOf(line, isCountedBehind).map(({ quantity, text }) => ({
      cells: [quantity.replace(' ', ''), withoutLink(text)],
      line: index + 1,
    }));
  });
  const meant = rows.filter(({ cells }) => /\d/.test(cells.join(' ')) && !linkAlone.test(cells[1] ?? ''));
  const asked = rows.filter(({ cells }) => (cells[0] ?? '') !== '');
  if (asked.length === 0 || asked.length < meant.length / 2) return null;
  return [{ cells: ['Quantity', 'Part'], line: 0 }, ...rows];
}

/** A quantity, a dash and a name with more dashes, as in `2 - MULTICOMP - MCMLR100V103KX7R - CAPACITOR`. */
const dashedItem = /^\s*(?<quantity>\d{1,5}) [-–—] (?<text>\S.* [-–—] .*\S)\s*$/u;

/**
 * Returns rows [quantity, text] of a list whose names follow a quantity and a dash, with a header as row 0. Returns
 * null for other texts, and if the numbers only number the lines.
 */
export function dashedRows(lines: readonly string[]): readonly TextRow[] | null {
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.length > messageLinesMax || filled.some((line) => line.length > lineLengthMax)) return null;
  const items = filled.flatMap((line) => dashedItem.exec(line)?.groups?.['quantity'] ?? []);
  const isNumbered = items.every((quantity, index) => Number(quantity) === index + 1);
  if (items.length < 3 || items.length < filled.length * 0.8 || isNumbered) return null;
  const rows = lines.map((line, index): TextRow => {
    const { quantity = '', text = line.trim() } = dashedItem.exec(line)?.groups ?? {};
    return { cells: text === '' ? [] : [quantity, text], line: index + 1 };
  });
  return [{ cells: ['Quantity', 'Part'], line: 0 }, ...rows];
}
