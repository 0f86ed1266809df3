import { randomUUID } from 'node:crypto';

import { fail, ok, type Result } from '@farad/domain/shared';

import { cdekNames, finalCodes, takenIn, wayOf, type Generation } from './cdek-codes.ts';
import { fieldOf, isText, listOf, orderProblem, type Refusal } from './cdek-order-checks.ts';
import { pointNamed } from './cdek-points.ts';
import type { JournalEntry } from '../journal.ts';

export interface TwinStatus {
  readonly code: string;
  readonly name: string;
  /** Milliseconds, rounded down to the second. */
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
  /** Number of further polls until it is validated. */
  pollsLeft: number;
  state: 'ACCEPTED' | 'SUCCESSFUL' | 'INVALID';
  track: string | null;
  statuses: TwinStatus[];
  isRemoved: boolean;
  /** Generation of codes that this order uses. */
  readonly generation: Generation;
  readonly packages: readonly unknown[];
  /** True = it returns another order to its sender: `directUuid`. */
  isReturn: boolean;
  directUuid: string | null;
  /** The order that returns this one. */
  returnUuid: string | null;
}

/** Returns the kind of destination. A return is a separate order from the buyer's place to the shop's office. */
function targetOf({ point, isReturn }: TwinShipment): 'door' | 'office' | 'locker' {
  if (isReturn) return 'office';
  if (point === null) return 'door';
  return pointNamed(point)?.type === 'POSTAMAT' ? 'locker' : 'office';
}

/** Returns the next status. Undefined at the end of a route, and after a status that is no step of it. */
function nextStatus(shipment: TwinShipment): string | undefined {
  const last = shipment.statuses.at(-1)?.code ?? '';
  if (finalCodes.has(last)) return undefined;
  const codes = wayOf(shipment.generation, targetOf(shipment));
  const steps = shipment.statuses.map(({ code }) => codes.indexOf(code));
  return codes[Math.max(...steps) + 1];
}

const isTaken = ({ state, isRemoved }: TwinShipment): boolean => state === 'SUCCESSFUL' && !isRemoved;

/** Returns whether it was not delivered and has no return order yet. */
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

/** Creates the carrier's own return order, which its client never requested. */
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
  /** Newest first. */
  all(): readonly TwinShipment[];
  find(uuid: string): TwinShipment | undefined;
  findByNumber(number: string): TwinShipment | undefined;
  add(body: unknown): Result<TwinShipment, Refusal>;
  /** Counts a poll. After some polls the shipment is validated. */
  poll(shipment: TwinShipment): void;
  /** Moves one step on. The step after "not delivered" creates a return order. Returns false at the end. */
  advance(shipment: TwinShipment): boolean;
  /** Marks it as not delivered: nobody collected it, or the carrier gave up. */
  turnBack(shipment: TwinShipment): boolean;
  /** Adds any code of the original's list. Returns false for other codes. */
  say(shipment: TwinShipment, code: string): boolean;
  remove(shipment: TwinShipment): boolean;
  takeChanges(): JournalEntry[];
}

/** Defaults for fields that earlier versions did not write. */
const addedFields = { generation: 'old', packages: [], isReturn: false, directUuid: null, returnUuid: null };

/** Reads a shipment from the journal. */
const readShipment = (value: unknown): TwinShipment => ({ ...addedFields, ...(value as TwinShipment) });

/** Office of the shop: parcels are handed in there and return there. */
export const cdekFromPoint = 'TW44-01';

export interface ShipmentsSettings {
  readonly now: () => number;
  readonly past: readonly JournalEntry[];
  /** Number of polls until a new order is validated. */
  readonly polls: number;
  readonly notify: (shipment: TwinShipment, status: TwinStatus) => void;
}

type Moves = Pick<Shipments, 'advance' | 'turnBack' | 'say' | 'remove'>;

/** Actions on a shipment that the twin's page offers. */
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
    // Dates of the original are whole seconds. Two statuses of one shipment never have equal dates.
    const at = Math.max(Math.floor(now() / 1000) * 1000, (shipment.statuses.at(-1)?.at ?? 0) + 1000);
    const status = { code, name: cdekNames[code] ?? code, at, city: 'Москва' };
    shipment.statuses.push(status);
    note(shipment);
    notify(shipment, status);
  }

  /** Returns a tracking number that no other order has, a return included. */
  const newTrack = (): string =>
    String(1 + Math.max(firstTrack, ...[...kept.values()].map(({ track }) => Number(track ?? 0))));

  const byNumber = (number: string): TwinShipment | undefined =>
    [...kept.values()].findLast((each) => each.number === number && !each.isReturn);

  /** Alternates the generation of codes from order to order. */
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
