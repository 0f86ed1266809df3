import { carriedTo, returnedTo, type CarriedTo, type CarrierStatus, type ParcelState } from '@farad/domain/delivery';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { cdekWords } from './cdek-codes.ts';

const { stateOf, returnStateOf, isTakenBack } = cdekWords;
const where = (statuses: readonly CarrierStatus[], knownAt: Date | null): CarriedTo | null =>
  carriedTo(statuses, knownAt, stateOf);
const whereBack = (statuses: readonly CarrierStatus[], now: ParcelState): CarriedTo | null =>
  returnedTo(statuses, now, returnStateOf);

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 12, minute));
const reported = (code: string, minute: number): CarrierStatus => ({ code, at: at(minute), city: '' });

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
  // RETURNED_TO_… means that the parcel arrived there once more, not that it goes back to the sender.
  ['RETURNED_TO_SENDER_CITY_WAREHOUSE', 'in_transit'],
  ['RETURNED_TO_SENDER_WAREHOUSE', 'in_transit'],
  ['RETURNED_TO_TRANSIT_WAREHOUSE', 'in_transit'],
  ['RETURNED_TO_DELIVERY_WAREHOUSE', 'in_transit'],
  ['RETURNED_TO_RECIPIENT_CITY_WAREHOUSE', 'in_transit'],
])('%s: %s', (code, state) => {
  expect(where([reported(code, 1)], null)).toEqual({ state, at: at(1) });
  expect(stateOf(code)).toBe(state);
});

describe('a status of a carrier', () => {
  it.each(['CREATED', 'ACCEPTED', 'REMOVED'])('%s is known, and does not change the state', (code) => {
    expect(where([reported(code, 1)], null)).toBeNull();
    expect(stateOf(code)).toBeNull();
  });

  it('with an unknown code does not change the state, and does not hide other statuses', () => {
    expect(stateOf('TELEPORTED')).toBeUndefined();
    expect(stateOf('RETURNED')).toBeUndefined();
    expect(stateOf('constructor')).toBeUndefined();
    expect(where([reported('ISSUED_FOR_DELIVERY', 1), reported('TELEPORTED', 2)], null)?.state).toBe('with_courier');
  });

  it('counts by its date, in whatever order and however often statuses arrive', () => {
    const codes = fc.constantFrom('SENT_TO_RECIPIENT_CITY', 'POSTOMAT_POSTED', 'DELIVERED', 'NOT_DELIVERED', 'NEW');
    const history = fc
      .uniqueArray(fc.nat(50), { minLength: 1, maxLength: 8 })
      .chain((minutes) => fc.tuple(...minutes.map((minute) => codes.map((code) => reported(code, minute)))));
    fc.assert(
      fc.property(history, fc.nat(), (statuses, seed) => {
        const shuffled = [...statuses, ...statuses].toSorted(
          (a, b) => ((a.at.getTime() * (seed + 7)) % 101) - ((b.at.getTime() * (seed + 7)) % 101),
        );
        const whole = where(statuses, null);
        expect(where(shuffled, null)).toEqual(whole);
        // The same statuses are read one at a time, in any order. The result must be the same.
        const end = shuffled.reduce<CarriedTo | null>(
          (known, status) => where([status], known?.at ?? null) ?? known,
          null,
        );
        expect(end).toEqual(whole);
      }),
    );
  });
});

describe('the shipment that returns a parcel', () => {
  it('makes the parcel returning and then returned, whatever the dates are', () => {
    const created = [reported('CREATED', 0)];
    expect(whereBack([], 'not_delivered')).toBeNull();
    expect(whereBack(created, 'not_delivered')).toEqual({ state: 'returning', at: at(0) });
    const way = [...created, reported('SENT_TO_RECIPIENT_CITY', 2), reported('ACCEPTED_AT_PICK_UP_POINT', 3)];
    expect(whereBack(way, 'not_delivered')).toEqual({ state: 'returning', at: at(3) });
    expect(whereBack(way, 'returning')).toBeNull();
    const received = [...way, reported('DELIVERED', 4)];
    expect(whereBack(received, 'returning')).toEqual({ state: 'returned', at: at(4) });
    expect(whereBack(received, 'not_delivered')).toEqual({ state: 'returned', at: at(4) });
    expect(whereBack(received, 'returned')).toBeNull();
  });

  it.each(['NOT_DELIVERED', 'REMOVED', 'INVALID', 'POSTOMAT_SEIZED', 'TELEPORTED'])(
    '%s does not change the state of the parcel',
    (code) => {
      expect(returnStateOf(code)).toBeUndefined();
      expect(whereBack([reported(code, 1)], 'not_delivered')).toBeNull();
    },
  );
});

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

describe('codes of CDEK', () => {
  it.each(
    words(`READY_FOR_SHIPMENT_IN_TRANSIT_CITY PASSED_TO_CARRIER_AT_SENDING_OFFICE SEND_TO_TRANSIT_OFFICE
    MET_AT_TRANSIT_OFFICE ACCEPTED_AT_TRANSIT_WAREHOUSE ACCEPTED_TO_OFFICE_TRANSIT_WAREHOUSE
    READY_TO_SHIP_IN_TRANSIT_OFFICE TAKEN_BY_TRANSPORTER_FROM_TRANSIT_CITY PASSED_TO_CARRIER_AT_TRANSIT_OFFICE
    SENT_TO_SENDER_CITY SEND_TO_SENDING_OFFICE SEND_TO_RECIPIENT_OFFICE ACCEPTED_IN_SENDER_CITY MET_AT_SENDING_OFFICE
    MET_AT_RECIPIENT_OFFICE ACCEPTED_AT_DELIVERY_WAREHOUSE ENTERED_TO_OFFICE_TRANSIT_WAREHOUSE
    ENTERED_TO_TRANSIT_WAREHOUSE ENTERED_TO_DELIVERY_WAREHOUSE ENTERED_TO_RECIPIENT_CITY_WAREHOUSE
    ENTERED_TO_WAREHOUSE_ON_DEMAND ENTERED_TO_PICK_UP_POINT IN_CUSTOMS_INTERNATIONAL SHIPPED_TO_DESTINATION
    PASSED_TO_TRANSIT_CARRIER CUSTOMS_COMPLETE`),
  )('%s: in transit, or returning in a shipment that returns a parcel', (code) => {
    expect([stateOf(code), returnStateOf(code)]).toEqual(['in_transit', 'returning']);
  });

  it('a return ends when the shop has received the parcel', () => {
    expect(words('DELIVERED POSTOMAT_RECEIVED').map(returnStateOf)).toEqual(['returned', 'returned']);
    expect(words('CREATED ACCEPTED').map(returnStateOf)).toEqual(['returning', 'returning']);
    expect(words('REMOVED INVALID NOT_DELIVERED POSTOMAT_SEIZED X').map(returnStateOf)).toEqual(
      Array.from({ length: 5 }),
    );
    expect(stateOf('INVALID')).toBeNull();
  });

  it('only the status REMOVED means that a shipment was cancelled', () => {
    expect([isTakenBack('REMOVED'), isTakenBack('CREATED')]).toEqual([true, false]);
  });
});
