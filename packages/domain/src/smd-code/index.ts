export { findSmdCodes, smdCodeMax, smdKinds, type SmdCode, type SmdKind } from './find-smd-code.ts';
export { readResistorCode, type ResistorCode } from './resistor-code.ts';
