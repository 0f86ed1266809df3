import { backOfficeStockQueries } from '@farad/database/stock/back-office-stock.queries';
import { catalogueQueries } from '@farad/database/catalogue/catalogue.queries';
import type { Handle } from '@farad/database/connection/connect';
import { supplierQueries } from '@farad/database/imports/supplier.queries';

import type { MappingContext } from './wire-mapping.ts';

const nobody = { code: 'preview', title: '' };

/** Reads the data of the shop that a mapping is checked against. */
export async function mappingContext(
  db: Handle,
  supplierId: number | null,
  columns: readonly string[] | null,
): Promise<MappingContext> {
  const [frame, warehouses, supplier] = await Promise.all([
    catalogueQueries(db).frame(),
    backOfficeStockQueries(db).warehouses(),
    supplierId === null ? undefined : supplierQueries(db).byId(supplierId),
  ]);
  return { frame, warehouses, columns, supplier: supplier ?? nobody };
}
