export const texts: readonly (readonly string[])[] = [
  ['4k7 0805 %1', '10k 0603 %1', '100R 0805'],
  ['100 nF X7R 0603', '10 uF 0805', '1 uF 50V'],
  ['KR142EN5A', 'NE555', 'LM358', '1N4148'],
];
