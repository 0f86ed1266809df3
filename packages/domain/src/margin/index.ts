export { lineMargin, orderMargin, type LineMargin, type OrderMargin, type SoldLine } from './order-margin.ts';
