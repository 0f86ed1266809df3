import type { StockMovement, StockRow as WireRow } from '@farad/contract/office/stock/stock';
import type { StockRow, WarehouseRow } from '@farad/database/stock/back-office-stock.queries';
import type { MovementRow } from '@farad/database/stock/stock-movement.queries';
import { textIn, type Locale } from '@farad/domain/shared';

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

export function presentStock({ id, mpn, brand, title, places }: StockRow, locale: Locale): WireRow {
  const onHand = sum(places.map((place) => place.onHand));
  const reserved = sum(places.map((place) => place.reserved));
  return {
    product_id: String(id),
    mpn,
    brand,
    title: textIn(title, locale),
    onHand,
    reserved,
    available: onHand - reserved,
    places: [...places],
  };
}

export const presentWarehouse = ({ id, code, title }: WarehouseRow, locale: Locale) => ({
  id,
  code,
  title: textIn(title, locale),
});

/** Returns how a stock movement changes two sums: the stock on hand and the stock reserved by orders. */
function effectOf({ kind, quantity }: MovementRow): { readonly onHand: number; readonly reserved: number } {
  if (kind === 'reserve') return { onHand: 0, reserved: quantity };
  if (kind === 'release') return { onHand: 0, reserved: -quantity };
  return kind === 'ship' ? { onHand: -quantity, reserved: -quantity } : { onHand: quantity, reserved: 0 };
}

export function presentMovement(row: MovementRow, warehouses: ReadonlyMap<number, string>): StockMovement {
  const { documentId, documentNumber, reason, by } = row;
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    kind: row.kind,
    product_id: String(row.productId),
    mpn: row.mpn,
    brand: row.brand,
    warehouse: warehouses.get(row.warehouseId) ?? '',
    ...effectOf(row),
    order: row.order,
    document:
      documentId === null
        ? null
        : {
            id: String(documentId),
            number: documentNumber ?? '',
            reason: reason ?? '',
            by: by ?? '',
          },
  };
}
