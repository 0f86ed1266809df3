export {
  fieldsOf,
  joinedValues,
  paymentAccountLimits,
  providerFields,
  providerLengths,
  providers,
  secretLengthMax,
  type Provider,
  type ProviderValues,
  type StoredValues,
} from './provider.ts';
