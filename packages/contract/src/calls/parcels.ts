import { define } from '../call.ts';
import { PointsAnswer, WirePoint } from '../delivery.ts';
import { FileAnswer } from '../file.ts';
import {
  CarrierNoticeBody,
  CarrierNoticeTaken,
  HandOverParcelBody,
  MoveParcelBody,
  PackParcelBody,
  RecallParcelBody,
  RemoveParcelBody,
  StaffParcels,
} from '../parcels.ts';

/** Pickup points, and parcels on their way. */
export const parcelsCalls = define({
  deliveryPoints: {
    method: 'GET',
    path: '/delivery/points',
    summary: 'Pickup points of a city that are open',
    answer: PointsAnswer,
    queryNames: {
      city: "Slug of the city; absent: the visitor's",
      text: 'Words of the name, the address or the metro station',
      bounds: 'Part of the map: south,west,north,east in degrees',
      near: 'The nearest to this place first: latitude,longitude in degrees; absent: to the middle of the city',
      grams: 'Only those that take a parcel of this weight',
      after: '`next` of the page before',
    },
  },
  deliveryPoint: {
    method: 'GET',
    path: '/delivery/points/{code}',
    summary: 'One pickup point, also one that is closed',
    answer: WirePoint,
  },
  cdekWebhook: {
    method: 'POST',
    path: '/webhooks/cdek/{secret}',
    summary: 'For the carrier: something happened to a parcel',
    body: CarrierNoticeBody,
    answer: CarrierNoticeTaken,
  },
  staffParcels: {
    method: 'GET',
    path: '/admin/orders/{number}/parcels',
    summary: 'Parcels of an order, and what is still to be packed',
    answer: StaffParcels,
  },
  packParcel: {
    method: 'POST',
    path: '/admin/orders/{number}/parcels',
    summary: 'Pack a parcel of pieces of an order',
    body: PackParcelBody,
    answer: StaffParcels,
  },
  handOverParcel: {
    method: 'POST',
    path: '/admin/orders/{number}/parcels/{parcel}/hand-over',
    summary: 'Hand a parcel over to a carrier, or to the buyer in the office',
    body: HandOverParcelBody,
    answer: StaffParcels,
  },
  moveParcel: {
    method: 'POST',
    path: '/admin/orders/{number}/parcels/{parcel}/state',
    summary: 'Say where a parcel is that the shop itself brings',
    body: MoveParcelBody,
    answer: StaffParcels,
  },
  recallParcel: {
    method: 'POST',
    path: '/admin/orders/{number}/parcels/{parcel}/recall',
    summary: 'Take a parcel back from the carrier before it leaves',
    body: RecallParcelBody,
    answer: StaffParcels,
  },
  removeParcel: {
    method: 'POST',
    path: '/admin/orders/{number}/parcels/{parcel}/remove',
    summary: 'Unpack a parcel that has not left',
    body: RemoveParcelBody,
    answer: StaffParcels,
  },
  parcelLabel: {
    method: 'GET',
    path: '/admin/orders/{number}/parcels/{parcel}/label',
    summary: 'Label of a parcel that the carrier has taken',
    answer: FileAnswer,
    answerTypes: ['application/pdf'],
  },
});
