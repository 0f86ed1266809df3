/** Number of characters at the start of a name that no receipt cuts off. A part number within them is not lost. */
const headLength = 90;

const partOfWord = /[\p{L}\p{N}\-/+#_]/u;

/** True if the text contains the part number as a whole word near its beginning. */
function names(text: string, mpn: string): boolean {
  const at = text.toLowerCase().indexOf(mpn.toLowerCase());
  const end = at + mpn.length;
  const isWhole = ![text[at - 1], text[end]].some((sign) => sign !== undefined && partOfWord.test(sign));
  return at >= 0 && end <= headLength && isWhole;
}

/** Returns the name of goods on a receipt: the title, with the part number before it unless the title contains it. */
export const goodsName = (mpn: string, title: string): string => (names(title, mpn) ? title : `${mpn} ${title}`);
