export { originCountry, type OriginCountry } from './countries.ts';
export { updLines, type UpdLine, type UpdOrder, type UpdOrderLine } from './upd-lines.ts';
export { netOf, updStatus, updTotals, type Upd, type UpdBuyer, type UpdPayment, type UpdTotals } from './upd.ts';
