export { cellLengthMax, compareCells, readCell } from './cell.ts';
export { inLatinLayout } from './keyboard.ts';
export { emptyLabel, labelProblems, readLabel, writeLabel, type LabelProblem, type PartLabelFields } from './label.ts';
export {
  compareOnWay,
  leftToPick,
  pickedIn,
  planWave,
  refusesPicking,
  splitFound,
  waveLinesMax,
  waveOrdersMax,
  type NumberedLine,
  type PickLine,
  type PickRefusal,
} from './picking.ts';
export { parcelCode, readScan, waveCode, type Scan } from './scan.ts';
export { nothingTyped, typeKey, type KeyPress, type TypedSoFar } from './scanner-keys.ts';
