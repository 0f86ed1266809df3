export { readPartsFile, readPartsText } from './parts-list/read.ts';
export type { PartsFileFailure } from './parts-list/refusal.ts';
