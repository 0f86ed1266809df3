import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import type { Route } from './+types/photo-resource';

/** GET /cabinet/orders/{number}/photos/{photo}: returns a photo of a return request to a signed-in customer. */
export async function loader(visit: Route.LoaderArgs) {
  await requireSignIn(visit);
  const { number, photo } = visit.params;
  const { type, base64 } = orErrorPage(await apiOf(visit).returnPhoto({ number, photoId: photo }));
  return new Response(Buffer.from(base64, 'base64'), {
    headers: {
      'content-type': type,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}
