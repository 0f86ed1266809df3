const prefixWords: readonly (readonly [string, string])[] = [
  ['пико', 'п'],
  ['нано', 'н'],
  ['микро', 'мк'],
  ['мили', 'м'],
  ['милли', 'м'],
  ['', ''],
  ['кило', 'к'],
  ['мега', 'М'],
  ['гига', 'Г'],
  ['pico', 'p'],
  ['piko', 'p'],
  ['nano', 'n'],
  ['micro', 'u'],
  ['mikro', 'u'],
  ['milli', 'm'],
  ['mili', 'm'],
  ['kilo', 'k'],
  ['mega', 'M'],
  ['giga', 'G'],
];

const unitWords: readonly (readonly [string, string])[] = [
  ['ом ома омов омы омный ohm ohms', 'Ohm'],
  ['фарад фарада фарады фарадов farad farads', 'farad'],
  ['генри henry henries', 'henry'],
  ['герц герца hertz', 'Hz'],
  ['вольт вольта вольты вольтов вольтовый вольтовая вольтовое volt volts voltluk volttan volta voltu voltun', 'V'],
  ['ампер ампера амперы амперов амперный амперная ampere amperes amp amps amper amperlik ampere amperi', 'A'],
  ['ватт ватта ватты ваттный ваттная вт watt watts vat wattlik', 'W'],
  ['байт байта байтов byte bytes bayt', 'byte'],
  ['бит бита битов битный битная битное битные битных битовый битовая bit bits bitlik', 'bit'],
  ['градус градуса градусов degree degrees derece', '°'],
  ['процент процента процентов percent yüzde', '%'],
];

/** Units as words, with prefixes and in lower case, → symbols: `килоом`, `microfarads`. */
const symbols: ReadonlyMap<string, string> = new Map(
  unitWords.flatMap(([words, unit]) =>
    words.split(' ').flatMap((word) => prefixWords.map(([prefix, letter]) => [prefix + word, letter + unit] as const)),
  ),
);

/** Samples per second, which are read as a frequency. */
const rates: ReadonlyMap<string, string> = new Map([
  ['sps', 'Hz'],
  ['ksps', 'kHz'],
  ['msps', 'MHz'],
  ['gsps', 'GHz'],
  ['ks/s', 'kHz'],
  ['ms/s', 'MHz'],
  ['квыб/с', 'kHz'],
  ['мвыб/с', 'MHz'],
]);

export const unitSymbolOf = (word: string): string | null =>
  symbols.get(word.toLowerCase()) ?? rates.get(word.toLowerCase()) ?? null;

const lookAlikes: Readonly<Record<string, string>> = {
  k: 'к',
  K: 'К',
  m: 'м',
  M: 'М',
  O: 'О',
  o: 'о',
  B: 'В',
  H: 'Н',
  A: 'А',
  c: 'с',
  C: 'С',
  T: 'т',
  p: 'п',
  n: 'н',
};

/** Converts a unit that mixes Cyrillic and Latin letters to Cyrillic: `kОм`, `мkФ`. null = it is not mixed. */
export const unmixed = (suffix: string): string | null =>
  /[а-яё]/iu.test(suffix) && /[a-z]/iu.test(suffix)
    ? suffix.replace(/[a-z]/giu, (letter) => lookAlikes[letter] ?? letter)
    : null;
