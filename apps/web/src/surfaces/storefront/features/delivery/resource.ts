import { salesUnits } from '@farad/domain/product';
import type { LoaderFunctionArgs } from 'react-router';

import { loadDelivery } from './load-delivery.server.ts';

/** GET /delivery?seo=…&quantity=…&unit=…: returns the estimate for a typed quantity. */
export async function loader(visit: LoaderFunctionArgs) {
  const { searchParams } = visit.url;
  const asked = searchParams.get('unit');
  return loadDelivery(visit, {
    seo: searchParams.get('seo') ?? '',
    quantity: Number(searchParams.get('quantity')),
    unit: salesUnits.find((unit) => unit === asked) ?? 'piece',
  });
}
