import { salesUnits } from '@farad/domain/product';

import { loadDelivery } from './load-delivery.server.ts';
import type { Route } from './+types/resource';

/** GET /delivery?seo=…&quantity=…&unit=…: returns the delivery estimate for a quantity of a product. */
export async function loader(visit: Route.LoaderArgs) {
  const { searchParams } = visit.url;
  const requested = searchParams.get('unit');
  return loadDelivery(visit, {
    seo: searchParams.get('seo') ?? '',
    quantity: Number(searchParams.get('quantity')),
    unit: salesUnits.find((unit) => unit === requested) ?? 'piece',
  });
}
