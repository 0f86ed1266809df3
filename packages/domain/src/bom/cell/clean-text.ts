// Zero width spaces and joiners, soft hyphens, direction marks, byte order marks, control characters.
const invisible = /\p{Cf}|\p{Cc}|\u{34f}/gu;
const otherSpaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000\s]+/gu;

/** Matches a text that needs no cleaning: usual signs and single spaces. Most cells match. */
const clean = /^(?:[!-&(-~А-яЁё±°µΩ]+(?: (?=[!-&(-~А-яЁё±°µΩ])|$))*$/u;

/** A Markdown link, of which a person sees only the label: `[BC547](https://shop.example/bc547)`. */
const markedLink = /^\[(?<label>[^[\]]{1,200})\]\(https?:\/\/[^\s()]{1,2000}(?: "[^"]{0,200}")?\)$/u;

/** Signs of UTF-8 that a program has read as Windows-1252: `100Âµ`, `10kÎ©`. */
const misread: ReadonlyMap<string, string> = new Map([
  ['Âµ', 'µ'],
  ['Î¼', 'µ'],
  ['Â±', '±'],
  ['Â°', '°'],
  ['Î©', 'Ω'],
  ['â„¦', 'Ω'],
]);
const misreadSigns = new RegExp([...misread.keys()].join('|'), 'gu');

export interface CleanText {
  readonly text: string;
  /** True if invisible characters were removed. Ordinary white space does not count. */
  readonly wasHidden: boolean;
}

/**
 * Removes invisible characters, the apostrophe with which spreadsheets mark text, and no-break spaces at the ends.
 * Collapses white space between words to one space. Mends signs that were read in a wrong encoding. Replaces a Markdown
 * link by its label.
 */
export function cleanText(cell: string): CleanText {
  if (!cell.startsWith('[') && clean.test(cell)) return { text: cell, wasHidden: false };
  const written = cell.startsWith('[') ? (markedLink.exec(cell.trim())?.groups?.['label'] ?? cell) : cell;
  const spaced = written.replace(/[\t\r\n\v\f\u0085]+/gu, ' ');
  const visible = spaced.replace(invisible, '');
  const bare = visible.replace(/^\s*'(?=[^']*$)/u, '').replace(misreadSigns, (signs) => misread.get(signs) ?? signs);
  const wasHidden =
    bare.length !== spaced.replace(misreadSigns, (signs) => misread.get(signs) ?? signs).length ||
    /^[\u00a0\u2000-\u200a\u202f]|[\u00a0\u2000-\u200a\u202f]$/u.test(bare);
  return { text: bare.replace(otherSpaces, ' ').trim(), wasHidden };
}
