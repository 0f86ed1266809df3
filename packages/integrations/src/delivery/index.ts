export { createCdek, type CdekSettings } from './cdek.ts';
export type {
  CarrierMode,
  CarrierPoint,
  CarrierTariff,
  DeliveryFailure,
  DeliveryPort,
  NewShipment,
  ReportedShipment,
  TariffQuery,
} from './port.ts';
