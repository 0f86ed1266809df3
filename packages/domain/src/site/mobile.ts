/**
 * True if the user agent is that of a phone or a tablet (specification section 9). The key of the page cache contains
 * it.
 */
export const isMobileUserAgent = (userAgent: string): boolean =>
  /Mobi|Android|iPhone|iPad|iPod|Windows Phone|BlackBerry|Opera Mini|webOS/i.test(userAgent.slice(0, 512));
