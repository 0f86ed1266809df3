import type { MarkedProducts } from '#shell/product-marks.tsx';
import { apiOf } from '#server/visit.server.ts';
import type { Route } from './+types/marks-resource';

const nothing: MarkedProducts = { comparison: [], favourites: [], watches: [] };

/**
 * Answers with the visitor's lists; with 304 if the browser has the same ones in its cache. Every page requests the
 * lists, and they may contain ten thousand products.
 */
async function answer({ request }: Route.LoaderArgs, marks: MarkedProducts): Promise<Response> {
  const text = JSON.stringify(marks);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const etag = `W/"${Array.from(new Uint8Array(digest, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
  const headers = { etag, 'cache-control': 'private, no-cache', 'content-type': 'application/json' };
  const isKnown = request.headers.get('if-none-match') === etag;
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
}

/** GET /lists/marks: returns the products in the visitor's lists. Staff have no lists. */
export async function loader(visit: Route.LoaderArgs): Promise<Response> {
  const marks = await apiOf(visit).marks();
  if (marks.ok) return answer(visit, marks.value);
  return marks.status === 403 ? Response.json(nothing) : Response.json({}, { status: marks.status });
}
