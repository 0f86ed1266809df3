/** Groups of characters that look alike on a part or on paper. */
const alike = [
  '0OQD',
  '1ILJ',
  '5S',
  '8B',
  '2Z',
  '3Z',
  '6GB',
  'UV',
  'MN',
  'CG',
  'EF',
  'PR',
  '47',
  'ЕЁ',
  'ИЙ',
  'ШЩ',
  'ЬЪ',
];
const rows = ['1234567890', 'QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM', 'ЙЦУКЕНГШЩЗХЪ', 'ФЫВАПРОЛДЖЭ', 'ЯЧСМИТЬБЮ'];

const isDigit = (letter: string): boolean => letter >= '0' && letter <= '9';

/** Returns the cost of typing one letter for another; 1 = average. Likelier errors cost less. */
const exchangeCost = (typed: string, meant: string): number => {
  if (typed === meant) return 0;
  if (alike.some((group) => group.includes(typed) && group.includes(meant))) return 0.5;
  // Part numbers of one series differ in digits. So another digit more likely means another part than a typing error.
  if (isDigit(typed) && isDigit(meant)) return 1.2;
  const row = rows.find((keys) => keys.includes(typed) && keys.includes(meant));
  return row !== undefined && Math.abs(row.indexOf(typed) - row.indexOf(meant)) === 1 ? 0.8 : 1;
};

const doubledCost = 0.7;
const swapCost = 0.7;

/**
 * Returns an edit distance in which common typing errors cost less. The lower it is, the likelier `meantText` was typed
 * as `typedText`.
 */
export const misspellingCost = (typedText: string, meantText: string): number => {
  const typed = typedText.toUpperCase();
  const meant = meantText.toUpperCase();
  const costs = [Array.from({ length: meant.length + 1 }, (_, i) => i)];
  for (let t = 1; t <= typed.length; t++) {
    const row = [t];
    for (let m = 1; m <= meant.length; m++) {
      const isDoubled = typed[t - 1] === typed[t - 2];
      const isHalved = meant[m - 1] === meant[m - 2];
      let cost = Math.min(
        costs[t - 1]![m]! + (isDoubled ? doubledCost : 1),
        row[m - 1]! + (isHalved ? doubledCost : 1),
        costs[t - 1]![m - 1]! + exchangeCost(typed[t - 1]!, meant[m - 1]!),
      );
      if (t > 1 && m > 1 && typed[t - 1] === meant[m - 2] && typed[t - 2] === meant[m - 1])
        cost = Math.min(cost, costs[t - 2]![m - 2]! + swapCost);
      row.push(cost);
    }
    costs.push(row);
  }
  return costs[typed.length]![meant.length]!;
};
