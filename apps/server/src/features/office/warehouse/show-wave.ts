import type { OpenWave, Wave, WaveStop } from '@farad/contract/office/stock/warehouse';
import { backOfficeStockQueries } from '@farad/database/stock/back-office-stock.queries';
import type { Handle } from '@farad/database/connection/connect';
import { pickingQueries, type WaveLineRow, type WaveRow } from '@farad/database/stock/picking.queries';
import { fail, ok, textIn, type Locale, type Result } from '@farad/domain/shared';
import { compareOnWay } from '@farad/domain/warehouse';

import type { Failure } from '#http/answers/errors.ts';

export const presentOpenWave = ({
  id,
  createdAt,
  pickerId,
  picker,
  seenAt,
  orders,
  needed,
  picked,
}: WaveRow): OpenWave => ({
  id: String(id),
  createdAt: createdAt.toISOString(),
  seenAt: seenAt.toISOString(),
  orders,
  needed,
  picked,
  picker: {
    id: String(pickerId),
    name: picker,
  },
});

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

/** Groups the lines of a wave by storage place, in the sequence of picking. */
export const placesOf = (lines: readonly WaveLineRow[]): readonly (readonly [WaveLineRow, ...WaveLineRow[]])[] =>
  [...Map.groupBy(lines, ({ warehouseId, productId }) => `${warehouseId} ${productId}`).values()]
    .flatMap(([first, ...others]) => (first === undefined ? [] : [[first, ...others] as const]))
    .toSorted(([a], [b]) => compareOnWay(a, b));

function presentStop(
  lines: readonly [WaveLineRow, ...WaveLineRow[]],
  warehouses: ReadonlyMap<number, string>,
  locale: Locale,
): WaveStop {
  const [{ productId, warehouseId, cell, mpn, brand, title, ...part }] = lines;
  return {
    product_id: String(productId),
    mpn,
    brand,
    title: textIn(title, locale),
    package: part.package,
    warehouseId,
    warehouse: warehouses.get(warehouseId) ?? '',
    cell,
    needed: sum(lines.map((line) => line.needed)),
    picked: sum(lines.map((line) => line.picked)),
    isShort: lines.some(({ isShort }) => isShort),
    bags: lines.map(({ bag, box, order, needed, picked, note }) => ({
      bag,
      box,
      order,
      needed,
      picked,
      note,
    })),
  };
}

function boxesOf(lines: readonly WaveLineRow[]): Wave['boxes'] {
  return [...Map.groupBy(lines, ({ box }) => box)]
    .toSorted(([a], [b]) => a - b)
    .map(([box, own]) => ({
      box,
      order: own[0]?.order ?? '',
      needed: sum(own.map(({ needed }) => needed)),
      picked: sum(own.map(({ picked }) => picked)),
    }));
}

/** Returns one picking wave, as the staff member `staffId` sees it. */
export async function showWave(
  handle: Handle,
  id: number | undefined,
  { staffId, locale }: { readonly staffId: number; readonly locale: Locale },
): Promise<Result<Wave, Failure>> {
  const queries = pickingQueries(handle);
  const wave = id === undefined ? undefined : await queries.wave(id);
  if (wave === undefined) return fail({ code: 'not_found' });
  const [lines, warehouses] = [await queries.lines(wave.id), await backOfficeStockQueries(handle).warehouses()];
  const titles = new Map(warehouses.map((warehouse) => [warehouse.id, textIn(warehouse.title, locale)]));
  return ok({
    ...presentOpenWave(wave),
    state: wave.state,
    isMine: wave.pickerId === staffId,
    boxes: boxesOf(lines),
    stops: placesOf(lines).map((stop) => presentStop(stop, titles, locale)),
  });
}
