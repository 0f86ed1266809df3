export { createCdek, type CdekSettings } from './cdek.ts';
export { cdekCarrier } from './cdek-carrier.ts';
export type {
  Carrier,
  CarrierMode,
  CarrierPoint,
  CarrierTariff,
  DeliveryFailure,
  DeliveryPort,
  NewShipment,
  ReportedShipment,
  TariffQuery,
} from './port.ts';
