/** The JSON in a cookie's encoded value; undefined for anything else: a visitor may send what he likes. */
export function cookieJson(value: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(value));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof URIError) return undefined;
    throw error;
  }
}
