const numberOf = (text: string): number => Number(text.replace(/\s/gu, '').replace(',', '.'));

/** `0` in a column that a program filled says nothing. */
export const isNoQuantity = (text: string | undefined): boolean => text === undefined || /^0+(?:[.,]0+)?$/u.test(text);

/**
 * The quantity of a part of a purchase list that goes into several things: the last row is the sum of the others where it
 * is equal to it, else all are added.
 */
export function purchaseQuantity(texts: readonly string[]): string {
  const numbers = texts.map(numberOf);
  const [last, ...before] = numbers.toReversed();
  if (last === undefined || numbers.some((number) => !Number.isFinite(number))) return texts[0] ?? '';
  const sum = before.reduce((total, number) => total + number, 0);
  return String(before.length > 0 && last === sum ? sum : sum + last);
}
