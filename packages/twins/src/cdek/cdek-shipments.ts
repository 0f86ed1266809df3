import { randomUUID } from 'node:crypto';

import { fail, ok, type Result } from '@farad/domain/shared';

import { cdekNames, finalCodes, takenIn, wayOf, type Generation } from './cdek-codes.ts';
import { fieldOf, isText, listOf, orderProblem, type Refusal } from './cdek-order-checks.ts';
import { pointNamed } from './cdek-points.ts';
import type { JournalEntry } from '../journal.ts';

export interface TwinStatus {
  readonly code: string;
  readonly name: string;
  /** Time of the status in milliseconds, a whole second. */
  readonly at: number;
  readonly city: string;
}

/** A shipment as the twin stores it. */
export interface TwinShipment {
  readonly uuid: string;
  readonly number: string;
  readonly tariff: number;
  readonly point: string | null;
  readonly address: string;
  readonly recipient: string;
  readonly createdAt: number;
  /** Number of polls after which the shipment is validated. */
  pollsLeft: number;
  state: 'ACCEPTED' | 'SUCCESSFUL' | 'INVALID';
  track: string | null;
  statuses: TwinStatus[];
  isRemoved: boolean;
  /** Generation of the status codes that this shipment gets. */
  readonly generation: Generation;
  readonly packages: readonly unknown[];
  /** True = this shipment returns the shipment `directUuid` to its sender. */
  isReturn: boolean;
  directUuid: string | null;
  /** Id of the shipment that returns this one; null = none. */
  returnUuid: string | null;
}

/** Returns the kind of destination. A return is a separate shipment, from the buyer's place to the shop's office. */
function targetOf({ point, isReturn }: TwinShipment): 'door' | 'office' | 'locker' {
  if (isReturn) return 'office';
  if (point === null) return 'door';
  return pointNamed(point)?.type === 'POSTAMAT' ? 'locker' : 'office';
}

/**
 * Returns the code of the step after the furthest one that the shipment has reached; undefined = the delivery has
 * ended.
 */
function nextStatus(shipment: TwinShipment): string | undefined {
  const last = shipment.statuses.at(-1)?.code ?? '';
  if (finalCodes.has(last)) return undefined;
  const codes = wayOf(shipment.generation, targetOf(shipment));
  const steps = shipment.statuses.map(({ code }) => codes.indexOf(code));
  return codes[Math.max(...steps) + 1];
}

const isTaken = ({ state, isRemoved }: TwinShipment): boolean => state === 'SUCCESSFUL' && !isRemoved;

/** True if the shipment was not delivered and has no return shipment yet. */
const canBeReturned = (shipment: TwinShipment): boolean =>
  shipment.statuses.at(-1)?.code === 'NOT_DELIVERED' && shipment.returnUuid === null && !shipment.isReturn;

export const isOnTheWay = (shipment: TwinShipment): boolean =>
  isTaken(shipment) && (nextStatus(shipment) !== undefined || canBeReturned(shipment));

const newShipment = (fields: {
  readonly number: string;
  readonly tariff: number;
  readonly point: string | null;
  readonly address: string;
  readonly recipient: string;
  readonly packages: readonly unknown[];
  readonly createdAt: number;
  readonly generation: Generation;
}): TwinShipment => ({
  ...fields,
  uuid: randomUUID(),
  pollsLeft: 0,
  state: 'ACCEPTED',
  track: null,
  statuses: [],
  isRemoved: false,
  isReturn: false,
  directUuid: null,
  returnUuid: null,
});

function shipmentOf(body: unknown, createdAt: number, generation: Generation): TwinShipment {
  const point = fieldOf(body, 'delivery_point');
  return newShipment({
    number: String(fieldOf(body, 'number')),
    tariff: Number(fieldOf(body, 'tariff_code')),
    point: isText(point) ? point : null,
    address: isText(point) ? point : String(fieldOf(fieldOf(body, 'to_location'), 'address')),
    recipient: String(fieldOf(fieldOf(body, 'recipient'), 'name')),
    packages: listOf(body, 'packages'),
    createdAt,
    generation,
  });
}

/**
 * Returns the shipment with which the carrier returns another one. The carrier creates it itself, without a request.
 */
function orderBack({ uuid, ...shipment }: TwinShipment, track: string, createdAt: number): TwinShipment {
  const { number, tariff, recipient, packages, generation } = shipment;
  const back = newShipment({
    number,
    tariff,
    packages,
    generation,
    createdAt,
    point: cdekFromPoint,
    address: cdekFromPoint,
    recipient: `Возврат: ${recipient}`,
  });
  return { ...back, isReturn: true, directUuid: uuid, state: 'SUCCESSFUL', track };
}

export interface Shipments {
  /** Returns all shipments, newest first. */
  all(): readonly TwinShipment[];
  find(uuid: string): TwinShipment | undefined;
  findByNumber(number: string): TwinShipment | undefined;
  add(body: unknown): Result<TwinShipment, Refusal>;
  /** Counts a request for the shipment. After some requests the shipment is validated. */
  poll(shipment: TwinShipment): void;
  /**
   * Gives the shipment the code of its next step. After "not delivered", it creates the return shipment instead.
   * Returns false if the delivery has ended.
   */
  advance(shipment: TwinShipment): boolean;
  /**
   * Marks the shipment as not delivered: nobody collected it, or the carrier gave up. Returns false if that is not
   * possible.
   */
  turnBack(shipment: TwinShipment): boolean;
  /** Gives the shipment any code of CDEK's list. Returns false for a code that is not in the list. */
  say(shipment: TwinShipment, code: string): boolean;
  remove(shipment: TwinShipment): boolean;
  takeChanges(): JournalEntry[];
}

/** Values of fields that are missing in journals of earlier versions. */
const addedFields = { generation: 'old', packages: [], isReturn: false, directUuid: null, returnUuid: null };

/** Returns a shipment from its entry in the journal. */
const readShipment = (value: unknown): TwinShipment => ({ ...addedFields, ...(value as TwinShipment) });

/** Code of the CDEK office to which the shop brings its parcels. Returned parcels arrive there. */
export const cdekFromPoint = 'TW44-01';

export interface ShipmentsSettings {
  readonly now: () => number;
  readonly past: readonly JournalEntry[];
  /** Number of requests for a new shipment after which it is validated. */
  readonly polls: number;
  readonly notify: (shipment: TwinShipment, status: TwinStatus) => void;
}

type Moves = Pick<Shipments, 'advance' | 'turnBack' | 'say' | 'remove'>;

/** Returns the actions on a shipment that the twin's page offers. */
const shipmentMoves = (
  enter: (shipment: TwinShipment, code: string) => void,
  sendBack: (shipment: TwinShipment) => void,
): Moves => ({
  advance(shipment) {
    if (!isOnTheWay(shipment)) return false;
    const code = nextStatus(shipment);
    if (code === undefined) sendBack(shipment);
    else enter(shipment, code);
    return true;
  },
  turnBack(shipment) {
    if (!isTaken(shipment) || nextStatus(shipment) === undefined) return false;
    enter(shipment, 'NOT_DELIVERED');
    return true;
  },
  say(shipment, code) {
    if (!isTaken(shipment) || !Object.hasOwn(cdekNames, code)) return false;
    enter(shipment, code);
    return true;
  },
  remove(shipment) {
    if (shipment.isRemoved || shipment.statuses.some(({ code }) => code === takenIn)) return false;
    shipment.isRemoved = true;
    enter(shipment, 'REMOVED');
    return true;
  },
});

const firstTrack = 1_001_000_000;

export function createShipments({ now, past, polls, notify }: ShipmentsSettings): Shipments {
  const kept = new Map(
    past.filter(({ kind }) => kind === 'shipment').map(({ id, value }) => [id, readShipment(value)]),
  );
  let changes: JournalEntry[] = [];
  const note = (shipment: TwinShipment): void => {
    changes.push({ kind: 'shipment', id: shipment.uuid, value: shipment });
  };

  function enter(shipment: TwinShipment, code: string): void {
    // CDEK's dates are whole seconds. No two statuses of a shipment have the same date.
    const at = Math.max(Math.floor(now() / 1000) * 1000, (shipment.statuses.at(-1)?.at ?? 0) + 1000);
    const status = { code, name: cdekNames[code] ?? code, at, city: 'Москва' };
    shipment.statuses.push(status);
    note(shipment);
    notify(shipment, status);
  }

  /** Returns a tracking number that no other shipment has, not even a return. */
  const newTrack = (): string =>
    String(1 + Math.max(firstTrack, ...[...kept.values()].map(({ track }) => Number(track ?? 0))));

  const byNumber = (number: string): TwinShipment | undefined =>
    [...kept.values()].findLast((each) => each.number === number && !each.isReturn);

  /** Returns the generation of codes for a new shipment. It alternates from shipment to shipment. */
  const nextGeneration = (): Generation => (kept.size % 2 === 0 ? 'old' : 'new');

  function sendBack(shipment: TwinShipment): void {
    const back = orderBack(shipment, newTrack(), now());
    kept.set(back.uuid, back);
    shipment.returnUuid = back.uuid;
    note(shipment);
    enter(back, 'CREATED');
  }

  return {
    all: () => [...kept.values()].toReversed(),
    find: (uuid) => kept.get(uuid),
    findByNumber: byNumber,
    add(body) {
      const problem = orderProblem(body);
      if (problem !== null) return fail(problem);
      const number = String(fieldOf(body, 'number'));
      const known = byNumber(number);
      if (known !== undefined && known.state !== 'INVALID') {
        return fail({ code: 'v2_entity_exists', message: `Order ${number} exists` });
      }
      const shipment = shipmentOf(body, now(), nextGeneration());
      shipment.pollsLeft = polls;
      kept.set(shipment.uuid, shipment);
      enter(shipment, 'ACCEPTED');
      return ok(shipment);
    },
    poll(shipment) {
      if (shipment.state !== 'ACCEPTED') return;
      shipment.pollsLeft -= 1;
      note(shipment);
      if (shipment.pollsLeft > 0) return;
      if (shipment.number.includes('BAD')) {
        shipment.state = 'INVALID';
        return;
      }
      shipment.state = 'SUCCESSFUL';
      shipment.track = newTrack();
      enter(shipment, 'CREATED');
    },
    ...shipmentMoves(enter, sendBack),
    takeChanges() {
      const taken = changes;
      changes = [];
      return taken;
    },
  };
}
