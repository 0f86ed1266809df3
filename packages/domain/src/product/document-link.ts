const lengthMax = 1000;
/** Matches a web address. A user name before the host is not allowed. */
const webAddress = /^(https?):\/\/(?![^/?#]*@)[^\s/?#<>"'\\]+[^\s<>"'\\]*$/iu;
const ownFile = /^\/(?![/\\])[^\s<>"'\\]*$/u;

/**
 * Returns whether a link to a document is encrypted: `protected` for https and for files of the shop, `open` for http.
 * Returns null for anything else, such as a script.
 */
export function documentLink(url: string): 'protected' | 'open' | null {
  if (url.length > lengthMax) return null;
  if (ownFile.test(url)) return 'protected';
  const scheme = webAddress.exec(url)?.[1];
  if (scheme === undefined) return null;
  return scheme.toLowerCase() === 'https' ? 'protected' : 'open';
}

/** Characters that are cut off at the start and at the end of a URL: quotes, brackets, escapes and list separators. */
const before = /["'`<(\s]/u;
const behind = /["'`<>|,;\\\s]/u;

/**
 * Returns the URL of a cell without the quotes, escapes and separators that a file may have put around it:
 * `https://a.example/b.pdf\`.
 */
export function bareLink(text: string): string {
  if (text.length > 2 * lengthMax) return text;
  let [start, end] = [0, text.length];
  while (start < end && before.test(text.charAt(start))) start += 1;
  for (;;) {
    if (end > start && behind.test(text.charAt(end - 1))) end -= 1;
    // Removes a line break that is written as `\n`. A URL contains no backslash.
    else if (/^\\[nrt]$/u.test(text.slice(Math.max(start, end - 2), end))) end -= 2;
    else return text.slice(start, end);
  }
}
