export { createCircuitBreaker } from './circuit-breaker.ts';
export { askVendor, type VendorAnswer, type VendorSilence } from './request.ts';
