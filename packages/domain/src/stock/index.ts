export {
  movementKinds,
  onHandMax,
  planStock,
  stockDeeds,
  stockLinesMax,
  type RefusedLine,
  type StockChange,
  type StockDeed,
  type StockLine,
  type StockPlace,
  type StockRefusal,
} from './post-stock.ts';
export { reorderOf, type Reorder, type ReorderFigures } from './reorder.ts';
