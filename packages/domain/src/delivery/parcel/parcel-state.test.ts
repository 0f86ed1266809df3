import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { carriedTo, returnedTo, returnStateOfCdek, stateOfCdek, type CarriedTo, type CarrierStatus } from '../index.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 12, minute));
const said = (code: string, minute: number): CarrierStatus => ({ code, at: at(minute), city: '' });

test.each([
  ['RECEIVED_AT_SHIPMENT_WAREHOUSE', 'in_transit'],
  ['READY_TO_SHIP_AT_SENDING_OFFICE', 'in_transit'],
  ['READY_FOR_SHIPMENT_IN_SENDER_CITY', 'in_transit'],
  ['TAKEN_BY_TRANSPORTER_FROM_SENDER_CITY', 'in_transit'],
  ['SENT_TO_TRANSIT_CITY', 'in_transit'],
  ['ACCEPTED_IN_TRANSIT_CITY', 'in_transit'],
  ['SENT_TO_RECIPIENT_CITY', 'in_transit'],
  ['ACCEPTED_IN_RECIPIENT_CITY', 'in_transit'],
  ['ACCEPTED_AT_RECIPIENT_CITY_WAREHOUSE', 'in_transit'],
  ['IN_CUSTOMS_LOCAL', 'in_transit'],
  ['ACCEPTED_AT_PICK_UP_POINT', 'ready_for_pickup'],
  ['ACCEPTED_AT_WAREHOUSE_ON_DEMAND', 'ready_for_pickup'],
  ['POSTOMAT_POSTED', 'ready_for_pickup'],
  ['TAKEN_BY_COURIER', 'with_courier'],
  ['ISSUED_FOR_DELIVERY', 'with_courier'],
  ['DELIVERED', 'delivered'],
  ['POSTOMAT_RECEIVED', 'delivered'],
  ['NOT_DELIVERED', 'not_delivered'],
  ['POSTOMAT_SEIZED', 'returning'],
  // A repeated arrival at that place, not a return to the sender.
  ['RETURNED_TO_SENDER_CITY_WAREHOUSE', 'in_transit'],
  ['RETURNED_TO_SENDER_WAREHOUSE', 'in_transit'],
  ['RETURNED_TO_TRANSIT_WAREHOUSE', 'in_transit'],
  ['RETURNED_TO_DELIVERY_WAREHOUSE', 'in_transit'],
  ['RETURNED_TO_RECIPIENT_CITY_WAREHOUSE', 'in_transit'],
])('%s: %s', (code, state) => {
  expect(carriedTo([said(code, 1)], null)).toEqual({ state, at: at(1) });
  expect(stateOfCdek(code)).toBe(state);
});

describe('messages of a carrier', () => {
  it.each(['CREATED', 'ACCEPTED', 'REMOVED'])('%s moves nothing and is known', (code) => {
    expect(carriedTo([said(code, 1)], null)).toBeNull();
    expect(stateOfCdek(code)).toBeNull();
  });

  it('of another generation change and hide nothing', () => {
    expect(stateOfCdek('TELEPORTED')).toBeUndefined();
    expect(stateOfCdek('RETURNED')).toBeUndefined();
    expect(stateOfCdek('constructor')).toBeUndefined();
    expect(carriedTo([said('ISSUED_FOR_DELIVERY', 1), said('TELEPORTED', 2)], null)?.state).toBe('with_courier');
  });

  it('count by their date, for any order and number of arrivals', () => {
    const codes = fc.constantFrom('SENT_TO_RECIPIENT_CITY', 'POSTOMAT_POSTED', 'DELIVERED', 'NOT_DELIVERED', 'NEW');
    const history = fc
      .uniqueArray(fc.nat(50), { minLength: 1, maxLength: 8 })
      .chain((minutes) => fc.tuple(...minutes.map((minute) => codes.map((code) => said(code, minute)))));
    fc.assert(
      fc.property(history, fc.nat(), (statuses, seed) => {
        const shuffled = [...statuses, ...statuses].toSorted(
          (a, b) => ((a.at.getTime() * (seed + 7)) % 101) - ((b.at.getTime() * (seed + 7)) % 101),
        );
        const whole = carriedTo(statuses, null);
        expect(carriedTo(shuffled, null)).toEqual(whole);
        // Applied one by one in any order, the result is the same.
        const end = shuffled.reduce<CarriedTo | null>(
          (known, status) => carriedTo([status], known?.at ?? null) ?? known,
          null,
        );
        expect(end).toEqual(whole);
      }),
    );
  });
});

describe('the carrier’s return order', () => {
  it('reports that it is on its way and that it was received, regardless of dates', () => {
    const created = [said('CREATED', 0)];
    expect(returnedTo([], 'not_delivered')).toBeNull();
    expect(returnedTo(created, 'not_delivered')).toEqual({ state: 'returning', at: at(0) });
    const way = [...created, said('SENT_TO_RECIPIENT_CITY', 2), said('ACCEPTED_AT_PICK_UP_POINT', 3)];
    expect(returnedTo(way, 'not_delivered')).toEqual({ state: 'returning', at: at(3) });
    expect(returnedTo(way, 'returning')).toBeNull();
    const received = [...way, said('DELIVERED', 4)];
    expect(returnedTo(received, 'returning')).toEqual({ state: 'returned', at: at(4) });
    expect(returnedTo(received, 'not_delivered')).toEqual({ state: 'returned', at: at(4) });
    expect(returnedTo(received, 'returned')).toBeNull();
  });

  it.each(['NOT_DELIVERED', 'REMOVED', 'INVALID', 'POSTOMAT_SEIZED', 'TELEPORTED'])(
    '%s of it is not clear: the parcel stays where it is',
    (code) => {
      expect(returnStateOfCdek(code)).toBeUndefined();
      expect(returnedTo([said(code, 1)], 'not_delivered')).toBeNull();
    },
  );
});
