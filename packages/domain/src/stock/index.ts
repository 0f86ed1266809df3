export { stockFilters, type StockFilter } from './filters.ts';
export {
  movementKinds,
  onHandMax,
  planStock,
  stockDeeds,
  stockDocuments,
  stockLinesMax,
  stockTextLimits,
  type RefusedLine,
  type StockChange,
  type StockDeed,
  type StockDocumentKind,
  type StockLine,
  type StockPlace,
  type StockRefusal,
} from './post-stock.ts';
export { reorderOf, type Reorder, type ReorderFigures } from './reorder.ts';
