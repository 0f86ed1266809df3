import type { ShopFace } from '@farad/contract/page-context';
import type { FastifyRequest } from 'fastify';

import type { GuestVisit } from './guest-pages.ts';

const hostForm = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Returns the URL of the page, with the host name that the visitor used; null = the Host header is invalid. */
export const addressOf = ({ host, protocol, url }: FastifyRequest): URL | null =>
  hostForm.test(host) ? URL.parse(`${protocol}://${host}${url}`) : null;

/** The guest or the preview for which a page is rendered. */
export interface Rendered {
  readonly guest: GuestVisit | null;
  /**
   * Name and look of the shop for a preview: with a setting that was posted, but not saved. The page is rendered as for
   * GET. null = the current name and look.
   */
  readonly preview: ShopFace | null;
}

/**
 * Returns the request in the form that the web application needs. A page that is shared by guests sees the cookie of
 * `guest`, other pages that of the visitor.
 */
export function toWebRequest(
  request: FastifyRequest,
  url: URL,
  signal: AbortSignal,
  { guest, preview }: Rendered,
): Request {
  const cookie = guest?.cookie ?? null;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) headers.append(name, item);
  }
  if (cookie !== null) headers.set('cookie', cookie);
  if (preview !== null) return new Request(url, { headers, signal });
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  return new Request(url, { method: request.method, headers, signal, ...(body === null ? {} : { body }) });
}
