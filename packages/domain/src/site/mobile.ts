/**
 * True if the user agent is that of a phone or a tablet (specification section 9). The result is a part of the key of
 * the page cache.
 */
export const isMobileUserAgent = (userAgent: string): boolean =>
  /Mobi|Android|iPhone|iPad|iPod|Windows Phone|BlackBerry|Opera Mini|webOS/i.test(userAgent.slice(0, 512));
