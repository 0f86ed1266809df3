export { splitLeadingNumber } from './leading-number.ts';
export { namedKind, partNameReader, type NamedKind } from './read-part-name.ts';
export { saidValues } from './said-values.ts';
