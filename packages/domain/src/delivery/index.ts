export { arrivalIfPaid } from './arrival-if-paid.ts';
export { arrivalOf, type Arrival } from './arrival.ts';
export { matchCities, type CarrierCity, type NamedCity } from './carrier-city.ts';
export {
  citySearchLengthMax,
  citySlugForm,
  defaultCitySlug,
  intoRussianCity,
  regionsOfZone,
  type DeliveryCity,
} from './city.ts';
export { metresBetween, middleOf, nearestFirst, type Place } from './distance.ts';
export { readDay, typedDay, typedDayLength } from './typed-day.ts';
export { addDays, lastDayBefore, moscowDay, moscowTime, startOfMoscowDay, type Day } from './day.ts';
export { dispatchDay, dispatchHour } from './dispatch-day.ts';
export { estimateDelivery, type Shipment, type WantedParcel } from './estimate.ts';
export { deliveryPrice, orderGrams, parcelGrams, type DeliveryZone, type WeighedLine } from './tariff.ts';
export { calendarEnds, isWorkingDay, usualCalendar, type WorkCalendar } from './working-day.ts';
export { isPublicAddress } from './public-address.ts';
export { carriedTo, returnedTo } from './parcel/parcel-state.ts';
export type { CarriedTo, CarrierStatus, CarrierWords, ReadCode, ShipmentId } from './parcel/parcel-state.ts';
export { parcelStates, type ParcelState } from './parcel/parcel-states.ts';
export {
  checkParcel,
  isLive,
  isParcelOver,
  leftToPack,
  nextByHand,
  orderByParcels,
  parcelAfterOrder,
} from './parcel/parcel-plan.ts';
export type { PackedLine, ParcelProblem, PlannedParcel } from './parcel/parcel-plan.ts';
export { checkMarks, isMarkCode, type PackedMark } from './parcel/mark-code.ts';
export {
  checkReturnedMarks,
  type ReturnedMark,
  type ReturnedMarkProblem,
  type ScannedMark,
} from './parcel/returned-marks.ts';
export { declareParcel, type DeclaredLine, type DeclaredPosition } from './parcel/declare-parcel.ts';
