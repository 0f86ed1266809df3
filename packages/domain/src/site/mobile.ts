/**
 * Detects mobile devices by user agent (specification section 9); part of the page cache's key. Tablets count as
 * mobile.
 */
export const isMobileUserAgent = (userAgent: string): boolean =>
  /Mobi|Android|iPhone|iPad|iPod|Windows Phone|BlackBerry|Opera Mini|webOS/i.test(userAgent.slice(0, 512));
