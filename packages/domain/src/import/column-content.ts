/**
 * The functions of this file return the share of a column's non-empty cells that look like a certain content. The
 * column's name has no effect.
 */

const shareOf = (texts: readonly string[], test: (text: string) => boolean): number =>
  texts.length === 0 ? 0 : texts.filter(test).length / texts.length;

const codeLike = /^[\p{L}\p{N}][\p{L}\p{N}.\-/+#,()_*=]{2,49}$/u;

/** Returns the share of texts that look like part numbers: one word with a digit ("NE555P", "К1156ЕУ5Т", "1N4148"). */
export const shareOfCodes = (texts: readonly string[]): number =>
  shareOf(texts, (text) => codeLike.test(text.trim()) && /\d/.test(text));

/** Returns the share of texts with several words, as in titles ("Микросхема таймер NE555P"). */
export const shareOfSentences = (texts: readonly string[]): number =>
  shareOf(texts, (text) => /\p{L}{3}/u.test(text) && /\S\s+\S/u.test(text.trim()));

export const shareOfCyrillic = (texts: readonly string[]): number =>
  shareOf(texts, (text) => /\p{Script=Cyrillic}{3}/u.test(text));

export const shareOfHan = (texts: readonly string[]): number => shareOf(texts, (text) => /\p{Script=Han}/u.test(text));

/** Returns the number of different texts divided by the number of texts. */
export const variety = (texts: readonly string[]): number =>
  texts.length === 0 ? 0 : new Set(texts).size / texts.length;

const currency = /(?:[$€£¥₽₺]|руб\.?|р\.|rub|usd|eur|cny|try|tl|у\.е\.)/iu;
const priceLike = /^\D{0,6}\d[\d\s\u00a0.,']*(?:[eE][+-]?\d+)?\D{0,12}$/u;

/** Returns the share of texts that look like prices: a number, with or without a currency. */
export const shareOfPrices = (texts: readonly string[]): number =>
  shareOf(texts, (text) => priceLike.test(text.trim().replace(currency, '').trim()));

export const shareOfLinks = (texts: readonly string[]): number =>
  shareOf(texts, (text) => /^(?:https?:)?\/\/\S+$/iu.test(text.trim()));

const lifecycleWord =
  /^(?:active|in production|obsolete|nrnd|not (?:recommended )?for new designs?|last time buy|ltb|eol|end of life|discontinued|preliminary|new|new product|preview|production|активн\p{L}*|в производстве|производится|снят\p{L}*.*|не рекоменд\p{L}*.*|серийн\p{L}*)(?!\p{L})/iu;

/** Returns the share of texts that name a lifecycle state of a part. */
export const shareOfLifecycles = (texts: readonly string[]): number =>
  shareOf(texts, (text) => lifecycleWord.test(text.trim()));

const packingWord =
  /\b(?:tape|reel|tube|tray|bulk|cut tape|bag|box|ammo|strip)\b|лента|катушка|россыпь|туба|пенал|паллета|бобина/iu;

/** Returns the share of texts that name packing (tape, tray). Such a column is not the package of the part. */
export const shareOfPacking = (texts: readonly string[]): number => shareOf(texts, (text) => packingWord.test(text));

const objectText = /^[{[]\s*(?:['"{[]|\d)[\s\S]*[}\]]$/u;
const pictureText = /\.(?:jpe?g|png|gif|webp|svg)(?:\?\S*)?$/iu;
const flagText = /^(?:basic|extended|preferred)$/iu;
const markup = /<\/?[a-z][^>]{0,200}>/iu;
const saysNothingShareMin = 0.5;

/**
 * True if the texts of a column do not describe parts: program objects (`{'id1': 470 …}`), URLs, image names, markup,
 * internal flags.
 */
export const saysNothingOfPart = (texts: readonly string[]): boolean =>
  shareOf(texts, (text) => {
    const plain = text.trim();
    return (
      objectText.test(plain) ||
      pictureText.test(plain) ||
      flagText.test(plain) ||
      markup.test(plain) ||
      /^(?:https?:)?\/\/\S+$/iu.test(plain)
    );
  }) > saysNothingShareMin;

const han = /\p{Script=Han}/u;

/** Returns a list without its words in Chinese characters; empty if no other words remain. */
export const withoutHan = (text: string): string =>
  han.test(text)
    ? text
        .split(/[,;、，；]/u)
        .map((word) => word.trim())
        .filter((word) => word !== '' && !han.test(word))
        .join(', ')
    : text;
