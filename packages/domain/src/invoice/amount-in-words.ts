import { kopecksPerRouble, type Kopecks } from '../money/money.ts';

/** Plural forms of a counted noun: 1 рубль, 2 рубля, 5 рублей. */
type Forms = readonly [one: string, few: string, many: string];

type Gender = 'masculine' | 'feminine';

const units: Readonly<Record<Gender, readonly string[]>> = {
  masculine: ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'],
  feminine: ['', 'одна', 'две', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять'],
};
const teens = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
];
const tens = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
];
const hundreds = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
];

const roubleForms: Forms = ['рубль', 'рубля', 'рублей'];
const kopeckForms: Forms = ['копейка', 'копейки', 'копеек'];

/** Names of the groups of three digits, from the right. Only the word for thousand is feminine. */
const scales: readonly { readonly forms: Forms; readonly gender: Gender }[] = [
  { forms: roubleForms, gender: 'masculine' },
  { forms: ['тысяча', 'тысячи', 'тысяч'], gender: 'feminine' },
  { forms: ['миллион', 'миллиона', 'миллионов'], gender: 'masculine' },
  { forms: ['миллиард', 'миллиарда', 'миллиардов'], gender: 'masculine' },
  { forms: ['триллион', 'триллиона', 'триллионов'], gender: 'masculine' },
];

function formOf(count: number, [one, few, many]: Forms): string {
  const hundredth = count % 100;
  if (hundredth >= 11 && hundredth <= 14) return many;
  const last = count % 10;
  if (last === 1) return one;
  return last >= 2 && last <= 4 ? few : many;
}

function groupInWords(group: number, gender: Gender): readonly string[] {
  const [hundred, rest] = [Math.floor(group / 100), group % 100];
  const words = rest >= 10 && rest < 20 ? [teens[rest - 10]] : [tens[Math.floor(rest / 10)], units[gender][rest % 10]];
  return [hundreds[hundred], ...words].filter((word): word is string => word !== undefined && word !== '');
}

function roublesInWords(roubles: number): string {
  if (roubles === 0) return `ноль ${roubleForms[2]}`;
  const words: string[] = [];
  for (let [rest, scale] = [roubles, 0]; rest > 0; [rest, scale] = [Math.floor(rest / 1000), scale + 1]) {
    const group = rest % 1000;
    const { forms, gender } = scales[scale] ?? { forms: roubleForms, gender: 'masculine' };
    if (group > 0) words.unshift(...groupInWords(group, gender), formOf(group, forms));
    else if (scale === 0) words.unshift(formOf(0, forms));
  }
  return words.join(' ');
}

/**
 * Writes a sum in Russian words, with kopecks in digits: «Одна тысяча рублей 00 копеек» (integrations section 5).
 *
 * @throws RangeError if the amount is not a non-negative integer
 */
export function amountInWords(amount: Kopecks): string {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new RangeError(`amount must be a non-negative integer, got ${amount}`);
  const kopecks = amount % kopecksPerRouble;
  const text = roublesInWords((amount - kopecks) / kopecksPerRouble);
  const start = text.slice(0, 1).toUpperCase() + text.slice(1);
  return `${start} ${String(kopecks).padStart(2, '0')} ${formOf(kopecks, kopeckForms)}`;
}
