export { createBankOfRussia } from './bank-of-russia.ts';
export type { ExchangeRatesPort } from './port.ts';
