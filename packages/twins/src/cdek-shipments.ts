import { randomUUID } from 'node:crypto';

import { fail, ok, type Result } from '@farad/domain/shared';

import type { JournalEntry } from './journal.ts';

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
}

const names: Readonly<Record<string, string>> = {
  ACCEPTED: 'Принят',
  CREATED: 'Создан',
  RECEIVED_AT_SHIPMENT_WAREHOUSE: 'Принят на склад отправителя',
  READY_FOR_SHIPMENT_IN_SENDER_CITY: 'Выдан на отправку в г. отправителе',
  TAKEN_BY_TRANSPORTER_FROM_SENDER_CITY: 'Сдан перевозчику в г. отправителе',
  SENT_TO_RECIPIENT_CITY: 'Отправлен в г. получатель',
  ACCEPTED_IN_RECIPIENT_CITY: 'Встречен в г. получателе',
  ACCEPTED_AT_PICK_UP_POINT: 'Принят на склад до востребования',
  POSTOMAT_POSTED: 'Заложен в постамат',
  TAKEN_BY_COURIER: 'Выдан на доставку',
  DELIVERED: 'Вручён',
  POSTOMAT_RECEIVED: 'Изъят из постамата клиентом',
  NOT_DELIVERED: 'Не вручён',
  RETURNED_TO_SENDER_CITY_WAREHOUSE: 'Возвращён на склад отправителя',
  RETURNED: 'Возвращён отправителю',
  REMOVED: 'Удалён',
};

const way = [
  'CREATED',
  'RECEIVED_AT_SHIPMENT_WAREHOUSE',
  'READY_FOR_SHIPMENT_IN_SENDER_CITY',
  'TAKEN_BY_TRANSPORTER_FROM_SENDER_CITY',
  'SENT_TO_RECIPIENT_CITY',
  'ACCEPTED_IN_RECIPIENT_CITY',
] as const;

const lockerTariff = 368;
const wayBack = ['NOT_DELIVERED', 'RETURNED_TO_SENDER_CITY_WAREHOUSE', 'RETURNED'] as const;

function wayOf({ tariff, point }: TwinShipment): readonly string[] {
  if (tariff === lockerTariff) return [...way, 'POSTOMAT_POSTED', 'POSTOMAT_RECEIVED'];
  return [...way, point === null ? 'TAKEN_BY_COURIER' : 'ACCEPTED_AT_PICK_UP_POINT', 'DELIVERED'];
}

/** The status that comes next; undefined at the end of a way. */
function nextStatus(shipment: TwinShipment): string | undefined {
  const last = shipment.statuses.at(-1)?.code;
  const back = wayBack.findIndex((code) => code === last);
  if (back >= 0) return wayBack[back + 1];
  const codes = wayOf(shipment);
  return codes[codes.indexOf(last ?? '') + 1];
}

export const isOnTheWay = (shipment: TwinShipment): boolean =>
  shipment.state === 'SUCCESSFUL' && !shipment.isRemoved && nextStatus(shipment) !== undefined;

/** Why an order is refused, as the original says it. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What must be there in an order; the first thing missing is named. */
function checkOrder(body: unknown): string | null {
  const packages = fieldOf(body, 'packages');
  const [first] = Array.isArray(packages) ? (packages as readonly unknown[]) : [];
  const items = fieldOf(first, 'items');
  const phones = fieldOf(fieldOf(body, 'recipient'), 'phones');
  if (!isText(fieldOf(body, 'number'))) return 'number';
  if (typeof fieldOf(body, 'tariff_code') !== 'number') return 'tariff_code';
  if (!isText(fieldOf(body, 'shipment_point'))) return 'shipment_point';
  if (!isText(fieldOf(body, 'delivery_point')) && !isText(fieldOf(fieldOf(body, 'to_location'), 'address'))) {
    return 'to_location';
  }
  if (!isText(fieldOf(fieldOf(body, 'recipient'), 'name'))) return 'recipient.name';
  if (!Array.isArray(phones) || !/^\+7\d{10}$/.test(String(fieldOf(phones[0], 'number')))) return 'recipient.phones';
  if (!(Number(fieldOf(first, 'weight')) > 0)) return 'packages.weight';
  return Array.isArray(items) && items.length > 0 ? null : 'packages.items';
}

function shipmentOf(body: unknown, polls: number, createdAt: number): TwinShipment {
  const point = fieldOf(body, 'delivery_point');
  return {
    uuid: randomUUID(),
    number: String(fieldOf(body, 'number')),
    tariff: Number(fieldOf(body, 'tariff_code')),
    point: isText(point) ? point : null,
    address: isText(point) ? point : String(fieldOf(fieldOf(body, 'to_location'), 'address')),
    recipient: String(fieldOf(fieldOf(body, 'recipient'), 'name')),
    createdAt,
    pollsLeft: polls,
    state: 'ACCEPTED',
    track: null,
    statuses: [],
    isRemoved: false,
  };
}

export interface Shipments {
  /** Newest first. */
  all(): readonly TwinShipment[];
  find(uuid: string): TwinShipment | undefined;
  findByNumber(number: string): TwinShipment | undefined;
  add(body: unknown): Result<TwinShipment, Refusal>;
  /** It was asked for: after some times it has been looked at. */
  poll(shipment: TwinShipment): void;
  /** One step on; false at the end. */
  advance(shipment: TwinShipment): boolean;
  /** Not taken: it goes back. */
  turnBack(shipment: TwinShipment): boolean;
  remove(shipment: TwinShipment): boolean;
  takeChanges(): JournalEntry[];
}

export interface ShipmentsSettings {
  readonly now: () => number;
  readonly past: readonly JournalEntry[];
  /** Times that a new order must be asked for before it has been looked at. */
  readonly polls: number;
  readonly notify: (shipment: TwinShipment, status: TwinStatus) => void;
}

export function createShipments({ now, past, polls, notify }: ShipmentsSettings): Shipments {
  const kept = new Map(
    past.filter(({ kind }) => kind === 'shipment').map(({ id, value }) => [id, value as TwinShipment]),
  );
  let changes: JournalEntry[] = [];
  const note = (shipment: TwinShipment): void => {
    changes.push({ kind: 'shipment', id: shipment.uuid, value: shipment });
  };

  function enter(shipment: TwinShipment, code: string): void {
    // Dates of the original are whole seconds; no two statuses of one shipment have the same.
    const at = Math.max(Math.floor(now() / 1000) * 1000, (shipment.statuses.at(-1)?.at ?? 0) + 1000);
    const status = { code, name: names[code] ?? code, at, city: 'Москва' };
    shipment.statuses.push(status);
    note(shipment);
    notify(shipment, status);
  }

  const byNumber = (number: string): TwinShipment | undefined =>
    [...kept.values()].findLast((each) => each.number === number);

  return {
    all: () => [...kept.values()].toReversed(),
    find: (uuid) => kept.get(uuid),
    findByNumber: byNumber,
    add(body) {
      const missing = checkOrder(body);
      if (missing !== null) return fail({ code: 'v2_field_is_empty', message: `[${missing}] is empty` });
      const number = String(fieldOf(body, 'number'));
      const known = byNumber(number);
      if (known !== undefined && known.state !== 'INVALID') {
        return fail({ code: 'v2_entity_exists', message: `Order ${number} exists` });
      }
      const shipment = shipmentOf(body, polls, now());
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
      shipment.track = `10${String(1_000_000 + kept.size).padStart(8, '0')}`;
      enter(shipment, 'CREATED');
    },
    advance(shipment) {
      const code = isOnTheWay(shipment) ? nextStatus(shipment) : undefined;
      if (code !== undefined) enter(shipment, code);
      return code !== undefined;
    },
    turnBack(shipment) {
      if (!isOnTheWay(shipment) || wayBack.some((code) => code === shipment.statuses.at(-1)?.code)) return false;
      enter(shipment, wayBack[0]);
      return true;
    },
    remove(shipment) {
      if (shipment.isRemoved || shipment.statuses.some(({ code }) => code === way[1])) return false;
      shipment.isRemoved = true;
      enter(shipment, 'REMOVED');
      return true;
    },
    takeChanges() {
      const taken = changes;
      changes = [];
      return taken;
    },
  };
}
