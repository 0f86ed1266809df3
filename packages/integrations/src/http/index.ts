export { createCircuitBreaker } from './circuit-breaker.ts';
export { askVendor, askVendorForFile, type VendorAnswer, type VendorRequest, type VendorSilence } from './request.ts';
export { valueAt } from './value-at.ts';
