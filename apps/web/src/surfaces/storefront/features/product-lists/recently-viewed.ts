import { parseJson } from '@farad/domain/shared';

const key = 'viewed';
/** Maximum number of recently viewed products that are stored. */
export const viewedMax = 20;

const isSlugs = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((slug) => typeof slug === 'string' && /^[a-z0-9][a-z0-9-]{0,199}$/.test(slug));

/** Returns the slugs of viewed products, latest first; empty if the stored text is invalid. */
export function readViewed(text: string | null): readonly string[] {
  if (text === null) return [];
  const value = parseJson(text);
  return isSlugs(value) ? value.slice(0, viewedMax) : [];
}

/** Returns the list with a product put first. Each product is in the list once. */
export const withViewed = (viewed: readonly string[], seo: string): readonly string[] =>
  [seo, ...viewed.filter((other) => other !== seo)].slice(0, viewedMax);

/** Returns the browser's local storage; null if it is blocked. */
function store(): Storage | null {
  try {
    return localStorage;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

export const viewedProducts = (): readonly string[] => readViewed(store()?.getItem(key) ?? null);

export function rememberViewed(seo: string): void {
  const place = store();
  try {
    place?.setItem(key, JSON.stringify(withViewed(viewedProducts(), seo)));
  } catch (error) {
    // The storage is full: skip saving.
    if (!(error instanceof DOMException)) throw error;
  }
}

export const forgetViewed = (): void => store()?.removeItem(key);
