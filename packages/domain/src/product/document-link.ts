const lengthMax = 1000;
/** A datasheet's URL has no credentials before the host. */
const webAddress = /^(https?):\/\/(?![^/?#]*@)[^\s/?#<>"'\\]+[^\s<>"'\\]*$/iu;
const ownFile = /^\/(?![/\\])[^\s<>"'\\]*$/u;

/**
 * Returns the kind of a document link: `protected` (https), `open` (http) or a file of the shop. Returns null for
 * unsafe links, such as scripts.
 */
export function documentLink(url: string): 'protected' | 'open' | null {
  if (url.length > lengthMax) return null;
  if (ownFile.test(url)) return 'protected';
  const scheme = webAddress.exec(url)?.[1];
  if (scheme === undefined) return null;
  return scheme.toLowerCase() === 'https' ? 'protected' : 'open';
}

/** Characters that no URL starts or ends with: quotes, escapes and list separators. */
const before = /["'`<(\s]/u;
const behind = /["'`<>|,;\\\s]/u;

/** Returns the URL in a cell, without quotes, escapes and list separators of the file: `https://a.example/b.pdf\`. */
export function bareLink(text: string): string {
  if (text.length > 2 * lengthMax) return text;
  let [start, end] = [0, text.length];
  while (start < end && before.test(text.charAt(start))) start += 1;
  for (;;) {
    if (end > start && behind.test(text.charAt(end - 1))) end -= 1;
    // Escaped line ends: a URL contains no backslash.
    else if (/^\\[nrt]$/u.test(text.slice(Math.max(start, end - 2), end))) end -= 2;
    else return text.slice(start, end);
  }
}
