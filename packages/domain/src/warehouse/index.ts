export { cellLengthMax, compareCells, readCell } from './cell.ts';
export { cellLinesMax, cellListLengthMax, readCellList, type CellLine } from './cell-list.ts';
export { inLatinLayout } from './keyboard.ts';
export { emptyLabel, labelProblems, readLabel, writeLabel, type LabelProblem, type PartLabelFields } from './label.ts';
export { labelShapes, labelSizes, labelsMax, type LabelShape, type LabelSize } from './label-size.ts';
export {
  atPackingDesk,
  compareOnWay,
  isMadeReady,
  linesToPick,
  planWave,
  refusesPicking,
  splitFound,
  waveLinesMax,
  waveOrdersMax,
  type HeldInWarehouse,
  type NumberedLine,
  type PickLine,
  type PickRefusal,
} from './picking.ts';
export { parcelCode, readScan, scanLengthMax, waveCode, type Scan } from './scan.ts';
export { nothingTyped, typeKey, type KeyPress, type TypedSoFar } from './scanner-keys.ts';
export {
  holdersAt,
  planShelf,
  shareFound,
  type PiecesOfOrder,
  type Shelf,
  type ShelfHolder,
  type ShelfPlan,
  type ShelfSight,
} from './shortage.ts';
