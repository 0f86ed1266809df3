import { escapeHtml } from '@farad/domain/shared';

/** Value of an attribute. null and '' = the attribute is left out. */
type Value = string | number | null;

/** Characters that XML 1.0 forbids, line breaks and other spaces. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s\uFFFE\uFFFF]+/gu;

const printable = (text: string): string => text.replace(unprintable, ' ').trim();

/** Replaces characters that XML forbids, and line breaks, by spaces. Cuts the text to `most` characters. */
export const xmlText = (text: string, most: number): string => [...printable(text)].slice(0, most).join('').trimEnd();

const escaped = (text: string): string => escapeHtml(printable(text));

/** Returns an element with attributes and child elements, as XML. */
export function element(
  name: string,
  attributes: Readonly<Record<string, Value>>,
  ...children: readonly string[]
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

/** Returns an element with a text, as XML. */
export const textElement = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

const decoder = new TextDecoder('windows-1251');
const firstUpper = 0x80;

/** Bytes of the upper half of windows-1251, by character. */
const byteOf: ReadonlyMap<string, number> = new Map(
  Array.from({ length: firstUpper }, (_, at) => [decoder.decode(Uint8Array.of(firstUpper + at)), firstUpper + at]),
);

/**
 * Returns XML as bytes of windows-1251. A character that this encoding lacks, such as `Ω`, becomes a character reference,
 * which XML allows in texts and values.
 */
export function encodeXml(xml: string): Uint8Array {
  const bytes = [...xml].flatMap((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (code < firstUpper) return [code];
    const byte = byteOf.get(sign);
    return byte === undefined ? [...`&#${code};`].map((each) => each.charCodeAt(0)) : [byte];
  });
  return Uint8Array.from(bytes);
}
