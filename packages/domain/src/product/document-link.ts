const lengthMax = 1000;
/** Credentials before the host are none of a datasheet's. */
const webAddress = /^(https?):\/\/(?![^/?#]*@)[^\s/?#<>"'\\]+[^\s<>"'\\]*$/iu;
const ownFile = /^\/(?![/\\])[^\s<>"'\\]*$/u;

/**
 * What the link of a document is: to a page over a protected or an open connection, or to a file of the shop; null: no
 * link that may be followed, such as one that would run as a script.
 */
export function documentLink(url: string): 'protected' | 'open' | null {
  if (url.length > lengthMax) return null;
  if (ownFile.test(url)) return 'protected';
  const scheme = webAddress.exec(url)?.[1];
  if (scheme === undefined) return null;
  return scheme.toLowerCase() === 'https' ? 'protected' : 'open';
}

/** Signs that no address begins or ends with: of quoting, escaping and listing. */
const before = /["'`<(\s]/u;
const behind = /["'`<>|,;\\\s]/u;

/** The address that a cell holds, without what a file was quoted, escaped or listed with: `https://a.example/b.pdf\`. */
export function bareLink(text: string): string {
  if (text.length > 2 * lengthMax) return text;
  let [start, end] = [0, text.length];
  while (start < end && before.test(text.charAt(start))) start += 1;
  for (;;) {
    if (end > start && behind.test(text.charAt(end - 1))) end -= 1;
    // Escaped ends of lines: a backslash is in no address.
    else if (/^\\[nrt]$/u.test(text.slice(Math.max(start, end - 2), end))) end -= 2;
    else return text.slice(start, end);
  }
}
