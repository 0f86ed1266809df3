import { randomUUID } from 'node:crypto';

import { fail, ok, type Result } from '@farad/domain/shared';

import { cdekNames, finalCodes, takenIn, wayOf, type Generation } from './cdek-codes.ts';
import { fieldOf, isText, listOf, orderProblem, type Refusal } from './cdek-order-checks.ts';
import { pointNamed } from './cdek-points.ts';
import type { JournalEntry } from '../journal.ts';

export interface TwinStatus {
  readonly code: string;
  readonly name: string;
  /** Milliseconds, to the second. */
  readonly at: number;
  readonly city: string;
}

/** A shipment as the twin keeps it. */
export interface TwinShipment {
  readonly uuid: string;
  readonly number: string;
  readonly tariff: number;
  readonly point: string | null;
  readonly address: string;
  readonly recipient: string;
  readonly createdAt: number;
  /** Times it must still be asked for before it is looked at. */
  pollsLeft: number;
  state: 'ACCEPTED' | 'SUCCESSFUL' | 'INVALID';
  track: string | null;
  statuses: TwinStatus[];
  isRemoved: boolean;
  /** Which of the two spellings of codes this order is told of by. */
  readonly generation: Generation;
  readonly packages: readonly unknown[];
  /** It brings another order back to its sender: `directUuid`. */
  isReturn: boolean;
  directUuid: string | null;
  /** The order that brings this one back. */
  returnUuid: string | null;
}

/** Where an order goes; a return is an order of its own, from the buyer's place to the office of the shop. */
function targetOf({ point, isReturn }: TwinShipment): 'door' | 'office' | 'locker' {
  if (isReturn) return 'office';
  if (point === null) return 'door';
  return pointNamed(point)?.type === 'POSTAMAT' ? 'locker' : 'office';
}

/** The status that comes next; undefined at the end of a way, and after a word that is no step of it. */
function nextStatus(shipment: TwinShipment): string | undefined {
  const last = shipment.statuses.at(-1)?.code ?? '';
  if (finalCodes.has(last)) return undefined;
  const codes = wayOf(shipment.generation, targetOf(shipment));
  const steps = shipment.statuses.map(({ code }) => codes.indexOf(code));
  return codes[Math.max(...steps) + 1];
}

const isTaken = ({ state, isRemoved }: TwinShipment): boolean => state === 'SUCCESSFUL' && !isRemoved;

/** Not delivered, and nobody has made an order back yet. */
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

/** The carrier's own order back, which its client never asked for. */
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
  /** It was asked for: after some times it has been looked at. */
  poll(shipment: TwinShipment): void;
  /** One step on; the step after "not delivered" is an order back. False at the end. */
  advance(shipment: TwinShipment): boolean;
  /** Nobody took it, or the carrier gave up. */
  turnBack(shipment: TwinShipment): boolean;
  /** Says any code of the original's list; false for another. */
  say(shipment: TwinShipment, code: string): boolean;
  remove(shipment: TwinShipment): boolean;
  takeChanges(): JournalEntry[];
}

/** Fields that an earlier program did not write. */
const addedFields = { generation: 'old', packages: [], isReturn: false, directUuid: null, returnUuid: null };

/** A shipment of the journal. */
const readShipment = (value: unknown): TwinShipment => ({ ...addedFields, ...(value as TwinShipment) });

/** The office of the shop, which parcels are brought to and come back to. */
export const cdekFromPoint = 'TW44-01';

export interface ShipmentsSettings {
  readonly now: () => number;
  readonly past: readonly JournalEntry[];
  /** Times that a new order must be asked for before it has been looked at. */
  readonly polls: number;
  readonly notify: (shipment: TwinShipment, status: TwinStatus) => void;
}

type Moves = Pick<Shipments, 'advance' | 'turnBack' | 'say' | 'remove'>;

/** What somebody can do to a shipment at the page of the twin. */
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

export function createShipments({ now, past, polls, notify }: ShipmentsSettings): Shipments {
  const kept = new Map(
    past.filter(({ kind }) => kind === 'shipment').map(({ id, value }) => [id, readShipment(value)]),
  );
  let changes: JournalEntry[] = [];
  const note = (shipment: TwinShipment): void => {
    changes.push({ kind: 'shipment', id: shipment.uuid, value: shipment });
  };

  function enter(shipment: TwinShipment, code: string): void {
    // Dates of the original are whole seconds; no two statuses of one shipment have the same.
    const at = Math.max(Math.floor(now() / 1000) * 1000, (shipment.statuses.at(-1)?.at ?? 0) + 1000);
    const status = { code, name: cdekNames[code] ?? code, at, city: 'Москва' };
    shipment.statuses.push(status);
    note(shipment);
    notify(shipment, status);
  }

  const trackOf = (): string => `10${String(1_000_000 + kept.size).padStart(8, '0')}`;

  const byNumber = (number: string): TwinShipment | undefined =>
    [...kept.values()].findLast((each) => each.number === number && !each.isReturn);

  /** Orders take turns in how their codes are spelled. */
  const nextGeneration = (): Generation => (kept.size % 2 === 0 ? 'old' : 'new');

  function sendBack(shipment: TwinShipment): void {
    const back = orderBack(shipment, trackOf(), now());
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
      shipment.track = trackOf();
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
