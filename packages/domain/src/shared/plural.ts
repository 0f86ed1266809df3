/**
 * Returns the Russian plural form by the last digits; 11 to 19 use the third form (specification section 9). Fractions
 * use the second ("1,5 штуки").
 */
export function russianPlural(count: number, one: string, few: string, many: string): string {
  if (!Number.isInteger(count)) return few;
  const lastTwo = Math.abs(count) % 100;
  const last = lastTwo % 10;
  if (lastTwo >= 11 && lastTwo <= 19) return many;
  if (last === 1) return one;
  return last >= 2 && last <= 4 ? few : many;
}
