/** A receipt cuts names; a part number further back might be lost. */
const headLength = 90;

const partOfWord = /[\p{L}\p{N}\-/+#_]/u;

/** Whether the text names the part number as a whole word near its beginning. */
function names(text: string, mpn: string): boolean {
  const at = text.toLowerCase().indexOf(mpn.toLowerCase());
  const end = at + mpn.length;
  const isWhole = ![text[at - 1], text[end]].some((sign) => sign !== undefined && partOfWord.test(sign));
  return at >= 0 && end <= headLength && isWhole;
}

/** Returns the name of goods on a receipt: the part number and the title, the number once. */
export const goodsName = (mpn: string, title: string): string => (names(title, mpn) ? title : `${mpn} ${title}`);
