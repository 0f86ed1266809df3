export type { CarrierMode, CarrierPoint, CarrierTariff, DeliveryPort } from './port.ts';
