/** A piece of a message: plain text or a link. */
export interface MessagePart {
  readonly text: string;
  /** Absolute http or https URL; null = the piece is plain text. */
  readonly href: string | null;
}

const address = /\bhttps?:\/\/[^\s<>"'`«»“”\\]+/giu;

const ends: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** Removes punctuation from the end of a URL, and a closing bracket without an opening one in the URL. */
function trimmed(found: string): string {
  let text = found;
  for (;;) {
    const last = text.at(-1) ?? '';
    const opening = ends[last];
    const isLoose = opening === undefined ? /[.,:;!?…*_~|]/u.test(last) : countOf(text, last) > countOf(text, opening);
    if (!isLoose) return text;
    text = text.slice(0, -1);
  }
}

/**
 * Matches a URL with a valid host and an optional port. A user name before the host (`https://shop@evil.example`) does
 * not match.
 */
const host = /^https?:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?(?:[/?#]|$)/iu;

/**
 * Splits a message into plain text and links; their texts joined give the message again. Only complete http and https
 * URLs become links. Markup stays plain text.
 */
export function messageParts(message: string): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let from = 0;
  for (const { 0: found, index } of message.matchAll(address)) {
    const text = trimmed(found);
    if (!host.test(text)) continue;
    if (index > from) parts.push({ text: message.slice(from, index), href: null });
    parts.push({ text, href: text });
    from = index + text.length;
  }
  if (from < message.length) parts.push({ text: message.slice(from), href: null });
  return parts;
}
