import { looksLikeMpn } from '../cell/column-values.ts';
import { withoutSupplyDocuments } from '../cell/supply-document.ts';

/** `Доп. замена на`, `допускается применение`, `возможно использование`: a replacement part follows. */
const offered =
  /(?:допускается|допуск\.?|доп\.?|возможн[аоы]|возм\.?)\s*(?:замен(?:а|ы|ять|ить)|применение|установка|использование|исп\.?)(?:\s+на)?[:\s]+/iu;

/** Returns the text after the words for a replacement, or null if it does not start with such words. */
export function replacementOf(text: string): string | null {
  const found = offered.exec(text);
  return found === null || found.index > 0 ? null : text.slice(found[0].length);
}

/** Returns the part numbers that a note allows as replacements. */
export function replacementsIn(note: string | null): readonly string[] {
  const found = note === null ? null : offered.exec(note.slice(0, 500));
  if (note === null || found === null) return [];
  return note
    .slice(found.index + found[0].length, 500)
    .split(/[,;]|\s(?:или|либо|на)\s/u)
    .map((piece) => withoutSupplyDocuments(piece).replace(/\.$/u, ''))
    .filter(looksLikeMpn);
}
