import { parseJson } from '@farad/domain/shared';

const key = 'viewed';
/** How many are remembered. */
export const viewedMax = 20;

const isSlugs = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((slug) => typeof slug === 'string' && /^[a-z0-9][a-z0-9-]{0,199}$/.test(slug));

/** Address parts of the products that were viewed, the latest first; what cannot be read counts as none. */
export function readViewed(text: string | null): readonly string[] {
  if (text === null) return [];
  const value = parseJson(text);
  return isSlugs(value) ? value.slice(0, viewedMax) : [];
}

/** The list with one more view: each product once, the latest first. */
export const withViewed = (viewed: readonly string[], seo: string): readonly string[] =>
  [seo, ...viewed.filter((other) => other !== seo)].slice(0, viewedMax);

/** The browser's store; null where it is blocked. */
function store(): Storage | null {
  try {
    return localStorage;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

export const viewedProducts = (): readonly string[] => readViewed(store()?.getItem(key) ?? null);

export function keepViewed(seo: string): void {
  const place = store();
  try {
    place?.setItem(key, JSON.stringify(withViewed(viewedProducts(), seo)));
  } catch (error) {
    // The store is full: nothing is remembered.
    if (!(error instanceof DOMException)) throw error;
  }
}

export const forgetViewed = (): void => store()?.removeItem(key);
