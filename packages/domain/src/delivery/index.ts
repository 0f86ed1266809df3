export { citySlugForm, defaultCitySlug, intoRussianCity, type DeliveryCity } from './city.ts';
export { moscowDay, startOfMoscowDay, type Day } from './day.ts';
export { dispatchDay, dispatchHour } from './dispatch-day.ts';
export { estimateDelivery, type DeliveryEstimate, type Shipment, type WantedParcel } from './estimate.ts';
export { deliveryPrice, parcelGrams, type DeliveryZone } from './tariff.ts';
export { isWorkingDay } from './working-day.ts';
export { isPublicAddress } from './public-address.ts';
