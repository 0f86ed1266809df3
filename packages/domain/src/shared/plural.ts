/**
 * Returns the Russian plural form for a number. The last digit decides, but numbers that end in 11 to 19 have the third
 * form (specification section 9). Fractions have the second form ("1,5 штуки").
 */
export function russianPlural(count: number, one: string, few: string, many: string): string {
  if (!Number.isInteger(count)) return few;
  const lastTwo = Math.abs(count) % 100;
  const last = lastTwo % 10;
  if (lastTwo >= 11 && lastTwo <= 19) return many;
  if (last === 1) return one;
  return last >= 2 && last <= 4 ? few : many;
}
