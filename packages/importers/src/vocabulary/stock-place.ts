/** Words in the name of a stock column that are not the name of a place. */
const filler =
  /^(?:склад\p{L}*|остат\p{L}*|налич\p{L}*|количеств\p{L}*|кол-?во|к-во|шт|штук|на|в|по|stock|warehouse|wh|whs|qty|quantity|available|availability|inventory|on|hand|in|at|pcs|pc|stok|depo|adet|adedi|库存|仓库)$/iu;
/** Words of columns that do not count the stock of one warehouse: totals, promised, reserved or incoming pieces. */
const otherCount =
  /общ|всего|итог|сумм|свободн|доступн|резерв|брон|пут[иь]|транзит|ожида|поступ|поставк|заказ|мин|макс|упак|кратн|партии|парти\p{L}*$|total|\ball\b|\bsum\b|free|reserv|transit|incoming|expect|\border|alloc|commit|factory|min|max|pack|toplam|serbest|rezerv|\d{2,4}[./-]\d/iu;

/**
 * Returns the place whose stock a column counts: "Москва" of "Склад Москва, шт". Null if there is no place, or the
 * column does not count stock.
 */
export function stockPlace(column: string): string | null {
  const name = column.normalize('NFKC').slice(0, 100);
  if (otherCount.test(name)) return null;
  const words = name.split(/[\s,;:()[\]._/|]+/u).filter((word) => word !== '');
  const place = words.filter((word) => !filler.test(word));
  return place.length === 0 || place.length === words.length ? null : place.join(' ').toLowerCase();
}
