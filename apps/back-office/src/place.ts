/**
 * Where this back office is served. The server writes it into the page
 * (apps/server/src/http/pages/back-office-pages.ts).
 */
export interface Place {
  /** Path of the application, such as `/admin`. */
  readonly base: string;
  /** Address of the API; a path if the origin is the same. */
  readonly api: string;
  /** Address of the shop; empty if the origin is the same. */
  readonly site: string;
  /** CSP nonce of this document, for styles that antd inserts. */
  readonly nonce: string;
}

/** Name of the shop as it was when this page was loaded. */
export const ownShop = (): string => document.getElementById('office')?.dataset['shop'] ?? '';

export function readPlace(root: HTMLElement): Place {
  const { base = '/admin', api = '/api', site = '' } = root.dataset;
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  return { base, api, site, nonce };
}
