import type { PartsFileEncoding } from '@farad/domain/bom';

import { unicodeEncoding } from '#recognise.ts';

export interface DecodedText {
  readonly text: string;
  readonly encoding: PartsFileEncoding;
}

/** Frequency of each letter in Russian text, per thousand. */
const letterShares: Readonly<Record<string, number>> = {
  о: 110,
  е: 85,
  а: 80,
  и: 74,
  н: 67,
  т: 63,
  с: 55,
  р: 47,
  в: 45,
  л: 44,
  к: 35,
  м: 32,
  д: 30,
  п: 28,
  у: 26,
  я: 20,
  ы: 19,
  ь: 17,
  г: 17,
  з: 16,
  б: 16,
  ч: 14,
  й: 12,
  х: 10,
  ж: 9,
  ш: 7,
  ю: 6,
  ц: 5,
  щ: 4,
  э: 3,
  ф: 5,
  ъ: 1,
  ё: 1,
};

/** Characters of Chinese parts lists. */
const commonChinese = new Set(
  '的一是不大中电阻容感器件片封装型号参数品牌库存价格规管二三极集成路接口晶振名称量单位元描述备注供应商编制造厂家物料序总计板层贴直插连排针座线按键开关灯发光',
);

const meanUnknown = -7;

/**
 * Russian units and short words. Lists with few Russian letters are recognised by them: in the wrong encoding, пФ would
 * read От.
 */
const units = /(?<!\p{L})(?:[пн]Ф|мкФ|[км]?Ом|МОм|мк?Гн|шт|ГОСТ|ОСТ|ТУ|НЕ|не)(?!\p{L})/gu;
const unitWeight = 8;

/**
 * Returns a score: how likely the non-ASCII characters are in Russian text. Characters that never occur in Russian
 * lower it most.
 */
function russianLikelihood(text: string): number {
  let sum = unitWeight * (text.match(units)?.length ?? 0);
  let before = '';
  for (const sign of text) {
    const lower = sign.toLowerCase();
    if (sign > '\u007f') {
      const share = Object.hasOwn(letterShares, lower) ? letterShares[lower] : undefined;
      if (share !== undefined) {
        sum += Math.log(share / 1000);
        // An upper-case letter after a lower-case one.
        if (sign !== lower && /\p{Ll}/u.test(before)) sum -= 4;
      } else sum += /[°±µ«»–—№…×Ω„“”’·\u00a0]/.test(sign) ? -4 : -12;
    }
    before = sign;
  }
  return sum;
}

/**
 * Returns a score: how likely the non-ASCII characters are in Chinese text. The first level of GB 2312 has the more
 * common characters.
 */
function chineseLikelihood(text: string): number {
  let sum = 0;
  for (const sign of text) {
    if (sign <= '\u007f') continue;
    if (commonChinese.has(sign)) sum -= 4;
    else if (/[，。：；（）、【】ΩμΦ℃±×　]/.test(sign)) sum -= 5;
    else if (/\p{Script=Han}/u.test(sign)) sum += 2 * meanUnknown * 0.65;
    else sum -= 22;
  }
  return sum;
}

function decodesAs(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/**
 * Returns the bytes by which old encodings are told apart. They start one byte before the first non-ASCII character.
 */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const first = Math.max(0, bytes.findIndex((byte) => byte > 0x7f) - 1);
  const end = Math.min(bytes.length, first + 32_768);
  // Ends at a line end, so that no pair of bytes is cut.
  const lineEnd = end < bytes.length ? bytes.lastIndexOf(0x0a, end - 1) : -1;
  return bytes.subarray(first, lineEnd > first ? lineEnd : end);
}

/**
 * Turkish letters that other Western languages do not have (`ğ ı ş` and their capitals), at their codes in
 * windows-1254.
 */
const turkish = /(?<=[A-Za-z])[\u00f0\u00fd\u00fe\u00d0\u00dd\u00de]|[\u00f0\u00fd\u00fe\u00d0\u00dd\u00de](?=[a-z])/g;

/**
 * Returns the encoding of Western texts, or null for other texts. In Western texts an accented letter stands alone
 * among Latin letters, as in `Stückliste` or `Quantité`. Russian and Chinese characters stand together.
 */
function westernEncoding(bytes: Uint8Array): 'windows-1252' | 'windows-1254' | null {
  const text = new TextDecoder('windows-1252').decode(bytes);
  const runs = text.match(/[\u00c0-\u00ff]+/g) ?? [];
  const alone = text.match(
    /(?<=[A-Za-z])[\u00c0-\u00ff](?![\u00c0-\u00ff])|(?<![\u00c0-\u00ff])[\u00c0-\u00ff](?=[A-Za-z])/g,
  );
  if (alone === null || alone.length < runs.length * 0.8) return null;
  return (text.match(turkish)?.length ?? 0) >= alone.length * 0.3 ? 'windows-1254' : 'windows-1252';
}

/**
 * Bonus for windows-1251, the most common old encoding. The bonus is decisive for texts with only two or three
 * non-ASCII letters.
 */
const commonest = 5;

function oldEncoding(bytes: Uint8Array): PartsFileEncoding {
  const sample = sampleOf(bytes);
  const western = westernEncoding(sample);
  if (western !== null) return western;
  const chinese = decodesAs(sample, 'gb18030');
  const candidates: readonly (readonly [PartsFileEncoding, number])[] = [
    ['windows-1251', commonest + russianLikelihood(new TextDecoder('windows-1251').decode(sample))],
    ['koi8-r', russianLikelihood(new TextDecoder('koi8-r').decode(sample))],
    ...(chinese === null ? [] : [['gb18030', chineseLikelihood(chinese)] as const]),
  ];
  return candidates.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/** Returns whether bytes are UTF-8 with a few broken bytes. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes.subarray(0, 262_144));
  const broken = text.split('\ufffd').length - 1;
  const sound = Array.from(text).filter((sign) => sign > '\u007f' && sign !== '\ufffd').length;
  return sound >= 20 * broken;
}

/** Returns whether control characters are too frequent for a text. */
function isBinary(text: string): boolean {
  let controls = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0) return true;
    if (code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 12 && code !== 26) controls += 1;
  }
  return controls > text.length / 50;
}

/** Maximum number of zero characters (U+0000) that a program such as Sprint-Layout leaves in a text. */
const zerosMax = 64;

/** Replaces zero characters by spaces if a text has few. If it has many, as binary data have, they remain. */
function withoutZeros(text: string): string {
  const zeros = text.split('\0').length - 1;
  return zeros === 0 || zeros > Math.min(zerosMax, text.length / 50) ? text : text.replaceAll('\0', ' ');
}

const declarable: readonly PartsFileEncoding[] = ['windows-1251', 'koi8-r', 'gb18030', 'windows-1252', 'windows-1254'];

/** Returns the encoding that the start of an XML or HTML text declares. */
function declaredEncoding(bytes: Uint8Array): PartsFileEncoding | null {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1024)).toLowerCase();
  const label = /^\s*</.test(head) ? /(?:encoding|charset)=["']?([a-z0-9-]{2,20})/.exec(head)?.[1] : undefined;
  if (label === 'gbk' || label === 'gb2312') return 'gb18030';
  return declarable.find((encoding) => encoding === label) ?? null;
}

/**
 * Decodes a text. Without a choice, the encoding is recognised as Unicode, or else read from the declaration of XML or
 * HTML. Otherwise it is UTF-8 if only a few bytes are broken, or the old encoding in which the text looks most like a
 * Western, Russian or Chinese one. Returns null if the bytes are no text.
 */
export function decodePartsText(bytes: Uint8Array, choice?: PartsFileEncoding): DecodedText | null {
  const encoding =
    choice ??
    unicodeEncoding(bytes) ??
    declaredEncoding(bytes) ??
    (isDamagedUtf8(bytes) ? 'utf-8' : oldEncoding(bytes));
  const text = withoutZeros(new TextDecoder(encoding).decode(bytes));
  return isBinary(text) ? null : { text, encoding };
}
