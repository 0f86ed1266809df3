import { define } from '../call.ts';
import { PointsAnswer, WirePoint } from '../delivery.ts';

/** Pickup points, and parcels on their way. */
export const parcelsCalls = define({
  deliveryPoints: {
    method: 'GET',
    path: '/delivery/points',
    summary: 'Pickup points of a city that are open',
    answer: PointsAnswer,
    queryNames: {
      city: "Slug of the city; absent: the visitor's",
      text: 'Words of the name or the address',
      bounds: 'Part of the map: south,west,north,east in degrees',
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
});
