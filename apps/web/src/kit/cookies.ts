export const yearSeconds = 365 * 24 * 60 * 60;

/** Returns the value of a cookie in a `Cookie` header or in `document.cookie`, still encoded; undefined if absent. */
export function cookieValue(cookies: string | null, name: string): string | undefined {
  for (const pair of (cookies ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at !== -1 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/**
 * Returns true if cookies hint at an earlier sign-in. One cookie with a phone or an e-mail is enough (specification
 * section 4).
 */
export const hasSignInHint = (cookies: string): boolean =>
  cookieValue(cookies, 'isuser') === 'true' ||
  ['phone', 'email'].some((name) => (cookieValue(cookies, name) ?? '') !== '');

/** Parses an encoded cookie value as JSON; undefined if it is invalid. Visitors can send any value. */
export function cookieJson(value: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(value));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof URIError) return undefined;
    throw error;
  }
}

/** Returns a site-wide cookie for `Set-Cookie` and `document.cookie`. `isSecure` = the page came over https. */
export const cookieLine = (name: string, value: string, lifeSeconds: number, isSecure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${lifeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
