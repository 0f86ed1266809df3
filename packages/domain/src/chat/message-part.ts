/** A piece of a message: words, or an address that may be followed. */
export interface MessagePart {
  readonly text: string;
  /** Absolute, http or https; null: words. */
  readonly href: string | null;
}

const address = /\bhttps?:\/\/[^\s<>"'`«»“”\\]+/giu;

const ends: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/** Without the full stop of the sentence and a bracket that was opened before the address. */
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

/** Host and port; what names somebody before the host (`https://shop@evil.example`) is no host. */
const host = /^https?:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?(?:[/?#]|$)/iu;

/**
 * Words and addresses of a message, in its order; together they are the message. Only whole http and https addresses may
 * be followed; everything else is words, whatever markup it holds.
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
