import type { LoaderFunctionArgs } from 'react-router';

import type { MarkedProducts } from '../../../../shell/product-marks.tsx';
import { apiOf } from '../../../../visit.server.ts';

const nothing: MarkedProducts = { comparison: [], favourites: [], watches: [] };

/** GET /lists/marks: what of the catalogue is in the visitor's lists; staff have none. */
export async function loader(visit: LoaderFunctionArgs): Promise<Response> {
  const marks = await apiOf(visit).marks();
  if (marks.ok) return Response.json(marks.value satisfies MarkedProducts);
  return marks.status === 403 ? Response.json(nothing) : Response.json({}, { status: marks.status });
}
