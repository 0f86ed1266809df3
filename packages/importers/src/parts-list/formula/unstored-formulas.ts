/** Prefix of the text of a cell that holds a formula. No program writes this character. */
const mark = '\uE00F';

/**
 * Finds a cell with a plain formula whose stored result is missing or 0. Excel stores results, but some other programs
 * that write workbooks do not.
 */
const unstored =
  /<c(?=[\s>])(?<attributes>[^<>]{0,200})>\s{0,20}<f>(?<formula>[^<]{1,600})<\/f>\s{0,20}(?:<v ?\/>|<v>(?<stored>0?)<\/v>)?\s{0,20}<\/c>/gu;

const formulaTag = [0x3c, 0x66, 0x3e];

const hasFormulas = (bytes: Uint8Array): boolean => {
  for (let at = bytes.indexOf(0x3c); at >= 0; at = bytes.indexOf(0x3c, at + 1))
    if (formulaTag.every((sign, place) => bytes[at + place] === sign)) return true;
  return false;
};

/**
 * Returns the XML of a sheet in which cells with a formula and no result contain the formula as text. The workbook
 * library could read formulas, but it would create a cell for everything with a format, and scan all array formulas for
 * each cell.
 */
export function markUnstored(bytes: Uint8Array): Uint8Array {
  if (!hasFormulas(bytes)) return bytes;
  const text = new TextDecoder().decode(bytes);
  const marked = text.replace(unstored, (...found) => {
    const { attributes = '', formula = '', stored = '' } = found.at(-1) as Readonly<Record<string, string | undefined>>;
    return `<c${attributes.replace(/\st="[^"]*"/u, '')} t="str"><v>${mark}${stored}=${formula}</v></c>`;
  });
  return new TextEncoder().encode(marked);
}

/** Returns the formula of a marked cell and its stored result (0 or none); null = the text is no formula. */
export function markedFormula(text: string): { readonly formula: string; readonly stored: string } | null {
  if (!text.startsWith(mark)) return null;
  const at = text.indexOf('=');
  return { formula: text.slice(at + 1), stored: text.slice(mark.length, at) };
}
