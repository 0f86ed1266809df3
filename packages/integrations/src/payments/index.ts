export type {
  AddressedReceipt,
  ClosingReceipt,
  NewPayment,
  NewRefund,
  PaymentCredentials,
  PaymentFailure,
  PaymentPort,
  PaymentProvider,
  ReceiptCustomer,
} from './port.ts';
export { yookassaProvider } from './provider.ts';
