export const yearSeconds = 365 * 24 * 60 * 60;

/** The value of a cookie in a header `Cookie` or in `document.cookie`, encoded as it stands there. */
export function cookieValue(cookies: string | null, name: string): string | undefined {
  for (const pair of (cookies ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at !== -1 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** Whether something hints that this browser was signed in; a phone or an e-mail alone does (specification section 4). */
export const hasSignInHint = (cookies: string): boolean =>
  cookieValue(cookies, 'isuser') === 'true' ||
  ['phone', 'email'].some((name) => (cookieValue(cookies, name) ?? '') !== '');

/** The JSON in a cookie's encoded value; undefined for anything else: a visitor may send what he likes. */
export function cookieJson(value: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(value));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof URIError) return undefined;
    throw error;
  }
}

/** A cookie of the whole site as `Set-Cookie` and `document.cookie` take it; `isSecure`: the page came by https. */
export const cookieLine = (name: string, value: string, lifeSeconds: number, isSecure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${lifeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
