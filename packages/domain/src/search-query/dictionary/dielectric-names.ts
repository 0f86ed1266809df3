/**
 * Dielectrics of capacitors. Each row has the spellings of catalogues, the standard one first. Then follow other
 * spellings: in Latin letters, and in Cyrillic by sound or by look.
 */
const rows: readonly (readonly [values: readonly string[], others: readonly string[]])[] = [
  [
    ['C0G', 'NP0'],
    ['COG', 'NPO', 'НП0', 'НПО', 'С0Г', 'СОГ', 'С0G', 'МП0', 'МПО'],
  ],
  [['X7R'], ['Х7Р', 'Х7R', 'X7Р', 'Х7P', 'X7P', 'ХR7']],
  [['X5R'], ['Х5Р', 'Х5R', 'X5Р', 'Х5P', 'X5P']],
  [['X8R'], ['Х8Р', 'Х8R', 'X8Р']],
  [['X6S'], ['Х6С', 'Х6S', 'X6С']],
  [['X7S'], ['Х7С', 'Х7S', 'X7С']],
  [['X7T'], ['Х7Т', 'Х7T', 'X7Т']],
  [['X8L'], []],
  [['Y5V'], ['У5В', 'Y5В', 'У5V', 'Ю5В']],
  [['Y5U'], []],
  [['Z5U'], ['З5У', 'З5Ю']],
  [['U2J'], []],
  [['MKT'], ['МКТ']],
  [['MKP'], ['МКП', 'МКР']],
  [['Н90'], []],
  [['Н50'], []],
  [['Н30'], []],
  [['Н20'], []],
  [['М47'], []],
  [['М75'], []],
  [['М750'], []],
  [['М1500'], []],
  [['П33'], []],
];

const byName: ReadonlyMap<string, readonly string[]> = new Map(
  rows.flatMap(([values, others]) => [...values, ...others].map((name) => [name, values] as const)),
);

/**
 * Returns the spellings of a dielectric in catalogues, the standard one first; null = not a dielectric. `NP0`, `НП0`
 * and `C0G` give the same spellings.
 */
export const readDielectric = (name: string): readonly string[] | null => byName.get(name.toUpperCase()) ?? null;
