const numberOf = (text: string): number => Number(text.replace(/\s/gu, '').replace(',', '.'));

/** Whether a row has no quantity. Some programs write `0` for an empty quantity. */
export const isNoQuantity = (text: string | undefined): boolean => text === undefined || /^0+(?:[.,]0+)?$/u.test(text);

/**
 * Returns the quantity of a part that goes into several products. If the last row equals the sum of the others, it is
 * the total; otherwise all rows are added.
 */
export function purchaseQuantity(texts: readonly string[]): string {
  const numbers = texts.map(numberOf);
  const [last, ...before] = numbers.toReversed();
  if (last === undefined || numbers.some((number) => !Number.isFinite(number))) return texts[0] ?? '';
  const sum = before.reduce((total, number) => total + number, 0);
  return String(before.length > 0 && last === sum ? sum : sum + last);
}
