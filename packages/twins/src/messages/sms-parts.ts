/** Characters of GSM 03.38 that take one septet, and those that take two. */
const oneSeptet = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const twoSeptets = new Set('\f^{}\\[~]|€');

/**
 * Returns the number of SMS parts: 160 (153 if several) septets of GSM-7, or 70 (67) UCS-2 units if any character needs
 * it.
 */
export function smsParts(text: string): number {
  const letters = [...text];
  const isGsm = letters.every((letter) => oneSeptet.has(letter) || twoSeptets.has(letter));
  if (!isGsm) return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
  const septets = letters.reduce((sum, letter) => sum + (twoSeptets.has(letter) ? 2 : 1), 0);
  return septets <= 160 ? 1 : Math.ceil(septets / 153);
}

/** Returns the longest prefix that fits into this number of parts. */
export function cutToParts(text: string, partsMax: number): string {
  let cut = text;
  while (cut !== '' && smsParts(cut) > partsMax) cut = cut.slice(0, -1);
  return cut;
}
