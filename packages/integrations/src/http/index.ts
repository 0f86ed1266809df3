export { createCircuitBreaker } from './circuit-breaker.ts';
export {
  requestVendor,
  requestVendorFile,
  type VendorAnswer,
  type VendorRequest,
  type VendorSilence,
} from './request.ts';
export { valueAt } from './value-at.ts';
