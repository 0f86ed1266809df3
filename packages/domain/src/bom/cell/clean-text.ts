// Zero width spaces and joiners, soft hyphen, marks of direction, byte order mark, control characters.
const invisible = /\p{Cf}|\p{Cc}|\u{34f}/gu;
const otherSpaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000\s]+/gu;

/** Most cells. */
const clean = /^(?:[!-&(-~А-яЁё±°µΩ]+(?: (?=[!-&(-~А-яЁё±°µΩ])|$))*$/u;

export interface CleanText {
  readonly text: string;
  /** Something invisible was taken out; plain white space around and between words is none of it. */
  readonly wasHidden: boolean;
}

/**
 * A cell without what a person does not see: invisible characters, the apostrophe with which spreadsheets mark a text, no
 * break spaces at the ends; white space between words is one space.
 */
export function cleanText(cell: string): CleanText {
  if (clean.test(cell)) return { text: cell, wasHidden: false };
  const spaced = cell.replace(/[\t\r\n\v\f\u0085]+/gu, ' ');
  const visible = spaced.replace(invisible, '');
  const bare = visible.replace(/^\s*'(?=[^']*$)/u, '');
  const wasHidden =
    bare.length !== spaced.length || /^[\u00a0\u2000-\u200a\u202f]|[\u00a0\u2000-\u200a\u202f]$/u.test(bare);
  return { text: bare.replace(otherSpaces, ' ').trim(), wasHidden };
}
