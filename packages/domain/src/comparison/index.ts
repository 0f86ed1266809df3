export { comparedRow, type ComparedRow } from './compared-values.ts';
export { markInComparison, mergeComparison } from './mark-in-comparison.ts';
export { formatProductIds, readProductIds } from './product-id-list.ts';
