export { namedKind, partNameReader, type NamedKind } from './read-part-name.ts';
export { readPartNumber } from './read-part-number.ts';
