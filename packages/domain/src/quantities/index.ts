export { formatAttributeValue } from './format-attribute-value.ts';
export { decimalSign, formatNumber, nonBreakingSpace } from './format-number.ts';
export { formatQuantity, quantityParts, type QuantityParts } from './format-quantity.ts';
export { keepQuantities } from './keep-quantities.ts';
export { isQuantity, quantityMax } from './order-quantity.ts';
export { parseCount } from './parse-count.ts';
export { parseQuantity, type ReadQuantity } from './parse-quantity.ts';
export { unitSymbols, type UnitSymbol } from './unit-symbol.ts';
export { unitNotation, type UnitNotation } from './unit-notation.ts';
