/**
 * Latin letters → the Russian letters that they may be written for, the likeliest first. Longer groups are tried first.
 */
const russianOf: Readonly<Record<string, readonly string[]>> = {
  shch: ['щ'],
  sch: ['щ', 'сч'],
  sh: ['ш', 'сх'],
  ch: ['ч', 'х'],
  zh: ['ж'],
  kh: ['х'],
  ph: ['ф'],
  ck: ['к'],
  ts: ['ц', 'тс'],
  tz: ['ц'],
  yu: ['ю'],
  ju: ['ю'],
  ya: ['я'],
  ja: ['я'],
  yo: ['е'],
  jo: ['е'],
  ye: ['е'],
  a: ['а'],
  b: ['б'],
  c: ['к', 'ц', 'с'],
  d: ['д'],
  e: ['е', 'э'],
  f: ['ф'],
  g: ['г'],
  h: ['х'],
  i: ['и'],
  j: ['и', 'ж'],
  k: ['к'],
  l: ['л'],
  m: ['м'],
  n: ['н'],
  o: ['о'],
  p: ['п'],
  q: ['к'],
  r: ['р'],
  s: ['с'],
  t: ['т'],
  u: ['у'],
  v: ['в'],
  w: ['в'],
  x: ['кс', 'х'],
  y: ['и', 'ы'],
  z: ['з'],
};

/** Russian letters → the letters that a maker's Latin name may have for them. */
const latinOf: Readonly<Record<string, readonly string[]>> = {
  кс: ['x', 'ks'],
  а: ['a'],
  б: ['b'],
  в: ['v', 'w'],
  г: ['g'],
  д: ['d'],
  е: ['e'],
  ж: ['zh', 'j'],
  з: ['z'],
  и: ['i', 'y'],
  к: ['k', 'c'],
  л: ['l'],
  м: ['m'],
  н: ['n'],
  о: ['o'],
  п: ['p'],
  р: ['r'],
  с: ['s', 'c'],
  т: ['t'],
  у: ['u'],
  ф: ['f', 'ph'],
  х: ['h'],
  ц: ['c', 'ts'],
  ч: ['ch'],
  ш: ['sh'],
  щ: ['sch'],
  ъ: [''],
  ы: ['y'],
  ь: [''],
  э: ['e'],
  ю: ['yu'],
  я: ['ya'],
};

const spellingsMax = 32;
const groupMax = 4;

const spelledWith = (meanings: Readonly<Record<string, readonly string[]>>, word: string): readonly string[] => {
  let spelled: readonly string[] = [''];
  for (let at = 0; at < word.length;) {
    let length = Math.min(groupMax, word.length - at);
    while (length > 1 && !Object.hasOwn(meanings, word.slice(at, at + length))) length--;
    const group = word.slice(at, at + length);
    const options = Object.hasOwn(meanings, group) ? meanings[group]! : [group];
    const chosen = spelled.length * options.length <= spellingsMax ? options : options.slice(0, 1);
    spelled = spelled.flatMap((start) => chosen.map((option) => start + option));
    at += length;
  }
  return spelled;
};

const latinWord = /^[a-z]+$/u;
const russianWord = /^[а-я]+$/u;

/**
 * Returns spellings of the word in the other script, the likeliest first: `rezistor` → `резистор`, `мурата` → `murata`.
 * The word must be in lower case, with `е` for `ё`. Empty for a word with digits or in both scripts.
 */
export const transliterations = (word: string): readonly string[] => {
  if (latinWord.test(word)) return spelledWith(russianOf, word);
  return russianWord.test(word) ? spelledWith(latinOf, word) : [];
};
