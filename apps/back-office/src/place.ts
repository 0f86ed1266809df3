/**
 * Addresses under which this back office is served. The server writes them into the page
 * (apps/server/src/http/pages/back-office-pages.ts).
 */
export interface Place {
  /** Path of the back office, such as `/admin`. */
  readonly base: string;
  /** Base address of the API; a path if it has the same origin. */
  readonly api: string;
  /** Base address of the shop; empty if it has the same origin. */
  readonly site: string;
  /** CSP nonce of this document. Styles that antd inserts need it. */
  readonly nonce: string;
}

/** True if the shop runs as a trial: nothing in it is real. */
export const isTrial = (): boolean => document.getElementById('office')?.dataset['trial'] === 'on';

/** Returns the shop's name, as it was when the page was loaded. */
export const ownShop = (): string => document.getElementById('office')?.dataset['shop'] ?? '';

export function readPlace(root: HTMLElement): Place {
  const { base = '/admin', api = '/api', site = '' } = root.dataset;
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  return { base, api, site, nonce };
}

/**
 * Returns the URL where the twins show sent messages. It is on the host of the API, which knows the session of staff.
 */
export const messagesUrl = (api: string): string => `${api.startsWith('/') ? '' : new URL(api).origin}/__twins/`;
