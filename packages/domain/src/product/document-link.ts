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
