export { readPartsFile, readPartsText } from './parts-list/read.ts';
