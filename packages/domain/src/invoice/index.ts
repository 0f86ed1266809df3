export { amountInWords } from './amount-in-words.ts';
export {
  invoiceTotal,
  invoiceUnits,
  rowPrice,
  vatByRate,
  type InvoiceLine,
  type InvoiceUnit,
  type RowPrice,
  type VatSum,
} from './invoice-lines.ts';
export { formatInvoiceDay, formatInvoiceNumber, type InvoiceNumber } from './invoice-number.ts';
export { paymentCodeText, paymentPurpose, vatWords, type PaymentOrder } from './payment-code.ts';
export {
  checkSeller,
  sellerLengths,
  sellerVat,
  sellerVatModes,
  vatClassFor,
  type SellerVatMode,
  type Seller,
  type SellerProblem,
  type TypedSeller,
} from './seller.ts';
