export {
  fieldsOf,
  joinedValues,
  providerFields,
  providers,
  type Provider,
  type ProviderValues,
  type StoredValues,
} from './provider.ts';
