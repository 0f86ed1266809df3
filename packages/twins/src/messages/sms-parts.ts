/** Characters of the SMS alphabet GSM 03.38: those that take one septet (unit of 7 bits), and those that take two. */
const oneSeptet = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const twoSeptets = new Set('\f^{}\\[~]|€');

/**
 * Returns the number of SMS parts of a text. With only GSM characters a message has 160 septets, or 153 in each of
 * several parts. If any other character occurs, it has 70 UCS-2 units, or 67 in each of several parts.
 */
export function smsParts(text: string): number {
  const letters = [...text];
  const isGsm = letters.every((letter) => oneSeptet.has(letter) || twoSeptets.has(letter));
  if (!isGsm) return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
  const septets = letters.reduce((sum, letter) => sum + (twoSeptets.has(letter) ? 2 : 1), 0);
  return septets <= 160 ? 1 : Math.ceil(septets / 153);
}

/** Returns the longest beginning of a text that fits into `partsMax` SMS parts. */
export function cutToParts(text: string, partsMax: number): string {
  let cut = text;
  while (cut !== '' && smsParts(cut) > partsMax) cut = cut.slice(0, -1);
  return cut;
}
