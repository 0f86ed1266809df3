export { createBankOfRussia } from './bank-of-russia.ts';
export type { ExchangeRatesPort, RatesFailure, RatesOfDay } from './port.ts';
