/** Where this back office is served; the server writes it into the page (apps/server/src/http/pages/back-office-pages.ts). */
export interface Place {
  /** Path of the application, `/admin`. */
  readonly base: string;
  /** Address of the API, or its path where it has the same origin. */
  readonly api: string;
  /** Address of the shop, empty where it has the same origin. */
  readonly site: string;
  /** Of this document: styles that antd writes carry it. */
  readonly nonce: string;
}

export function readPlace(root: HTMLElement): Place {
  const { base = '/admin', api = '/api', site = '' } = root.dataset;
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  return { base, api, site, nonce };
}
