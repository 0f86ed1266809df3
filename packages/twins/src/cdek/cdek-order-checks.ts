import { cdekCities, pointNamed, tariffNamed } from './cdek-points.ts';

/** Why an order is rejected: CDEK's error code and message. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;

export const listOf = (value: unknown, name: string): readonly unknown[] => {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
};

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const empty = (name: string): Refusal => ({ code: 'v2_field_is_empty', message: `[${name}] is empty` });
const wrong = (name: string): Refusal => ({ code: 'v2_invalid_format', message: `[${name}] is wrong` });

/** Returns the problem of a required text of limited length; null = none. */
function textProblem(value: unknown, name: string, lengthMax: number): Refusal | null {
  if (!isText(value)) return empty(name);
  return value.length > lengthMax ? wrong(name) : null;
}

/** Returns the problem of a required text of limited length and form; null = none. */
const formProblem = (value: unknown, name: string, lengthMax: number, pattern: RegExp): Refusal | null =>
  textProblem(value, name, lengthMax) ?? (pattern.test(String(value)) ? null : wrong(name));

/** Returns the problem of a required integer with bounds; null = none. */
function countProblem(value: unknown, name: string, min: number, max: number): Refusal | null {
  if (value === undefined || value === null) return empty(name);
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? null : wrong(name);
}

/** Returns the problem of a required amount of roubles with at most two decimals; null = none. */
function sumProblem(value: unknown, name: string): Refusal | null {
  if (value === undefined || value === null) return empty(name);
  const isSum = typeof value === 'number' && value >= 0 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
  return isSum ? null : wrong(name);
}

const itemsMax = 126;
const amountMax = 999;
const piecesMax = 10_000;
const gramsMax = 500_000;

/**
 * CDEK's list of characters for an article: `[A-z А-я 0-9 ! @ " # № $ ; % ^ : & ? * () _ - + = ? < > , .{ } [ ] \ / ]`.
 */
const articlePattern = /^[A-Za-zА-Яа-я0-9!@"#№$;%^:&?*()_\-+=<>,.{}[\]\\/ ]+$/u;
/** A number has printable ASCII characters only. */
const numberPattern = /^[ -~]+$/;

const itemProblem = (item: unknown): Refusal | null =>
  textProblem(fieldOf(item, 'name'), 'items.name', 255) ??
  formProblem(fieldOf(item, 'ware_key'), 'items.ware_key', 50, articlePattern) ??
  sumProblem(fieldOf(fieldOf(item, 'payment'), 'value'), 'items.payment.value') ??
  sumProblem(fieldOf(item, 'cost'), 'items.cost') ??
  countProblem(fieldOf(item, 'weight'), 'items.weight', 1, gramsMax) ??
  countProblem(fieldOf(item, 'amount'), 'items.amount', 1, amountMax);

function firstProblem<T>(list: readonly T[], problemOf: (each: T) => Refusal | null): Refusal | null {
  for (const each of list) {
    const problem = problemOf(each);
    if (problem !== null) return problem;
  }
  return null;
}

function packageProblem(parcel: unknown): Refusal | null {
  const items = listOf(parcel, 'items');
  return (
    textProblem(fieldOf(parcel, 'number'), 'packages.number', 30) ??
    countProblem(fieldOf(parcel, 'weight'), 'packages.weight', 1, gramsMax) ??
    firstProblem(['length', 'width', 'height'], (side) =>
      countProblem(fieldOf(parcel, side), `packages.${side}`, 1, 1500),
    ) ??
    (items.length === 0 ? empty('packages.items') : null) ??
    firstProblem(items, itemProblem)
  );
}

function packagesProblem(body: unknown): Refusal | null {
  const packages = listOf(body, 'packages');
  if (packages.length === 0) return empty('packages');
  if (packages.length > 255) return wrong('packages');
  const count = packages.reduce((sum: number, each) => sum + listOf(each, 'items').length, 0);
  if (count > itemsMax) {
    return { code: 'v2_number_items_is_more_126', message: 'Количество позиций товаров в заказе свыше 126' };
  }
  const pieces = packages
    .flatMap((each) => listOf(each, 'items'))
    .reduce((sum: number, item) => sum + Number(fieldOf(item, 'amount')), 0);
  return firstProblem(packages, packageProblem) ?? (pieces > piecesMax ? wrong('packages.items.amount') : null);
}

function recipientProblem(recipient: unknown): Refusal | null {
  const phones = listOf(recipient, 'phones');
  const email = fieldOf(recipient, 'email');
  if (phones.length === 0) return empty('recipient.phones');
  if (phones.length > 10 || !phones.every((each) => /^\+\d{10,15}$/.test(String(fieldOf(each, 'number'))))) {
    return wrong('recipient.phones.number');
  }
  if (email !== undefined && (!isText(email) || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))) {
    return wrong('recipient.email');
  }
  return textProblem(fieldOf(recipient, 'name'), 'recipient.name', 255);
}

/**
 * Returns the problem of a tariff that does not fit the destination; null = none. Lockers, offices and doors have
 * different tariffs.
 */
function tariffProblem(body: unknown): Refusal | null {
  const code = fieldOf(body, 'tariff_code');
  if (typeof code !== 'number') return empty('tariff_code');
  const tariff = tariffNamed(code);
  const point = pointNamed(fieldOf(body, 'delivery_point'));
  const target = point === undefined ? 'door' : point.type === 'POSTAMAT' ? 'locker' : 'office';
  // All these modes start at an office, because `shipment_point` is an office.
  const wanted = { door: 3, office: 4, locker: 7 }[target];
  if (tariff?.mode === wanted) return null;
  return { code: 'v2_bad_request', message: `Tariff ${code} does not go to the ${target}` };
}

function pointProblem(body: unknown, code: unknown): Refusal | null {
  const point = pointNamed(code);
  if (point === undefined) return { code: 'delivery_location_is_not_recognized', message: `No point ${String(code)}` };
  const grams = listOf(body, 'packages').reduce((sum: number, each) => sum + Number(fieldOf(each, 'weight')), 0);
  return grams > point.weight_max * 1000 ? { code: 'v2_bad_request', message: 'Too heavy for the point' } : null;
}

function placesProblem(body: unknown): Refusal | null {
  const [from, to] = [fieldOf(body, 'shipment_point'), fieldOf(body, 'delivery_point')];
  const location = fieldOf(body, 'to_location');
  if (!isText(from))
    return { code: 'v2_order_location_from_and_shipment_point_empty', message: 'No place to send from' };
  if (pointNamed(from) === undefined) {
    return { code: 'shipment_location_is_not_recognized', message: `No office ${from}` };
  }
  if (to !== undefined && location !== undefined) {
    return { code: 'v2_delivery_address_multivalued', message: 'Both an office and an address' };
  }
  if (to === undefined && location === undefined) {
    return { code: 'v2_order_location_to_and_delivery_point_empty', message: 'No place to send to' };
  }
  if (to !== undefined) return pointProblem(body, to);
  if (!cdekCities.some(({ code }) => code === fieldOf(location, 'code'))) {
    return { code: 'v2_recipient_location_not_recognized', message: 'No such city' };
  }
  return textProblem(fieldOf(location, 'address'), 'to_location.address', 255);
}

/** Returns the first problem for which CDEK would reject a new order; null = none. */
export function orderProblem(body: unknown): Refusal | null {
  const comment = fieldOf(body, 'comment');
  return (
    formProblem(fieldOf(body, 'number'), 'number', 40, numberPattern) ??
    placesProblem(body) ??
    tariffProblem(body) ??
    (comment !== undefined && (typeof comment !== 'string' || comment.length > 255) ? wrong('comment') : null) ??
    recipientProblem(fieldOf(body, 'recipient')) ??
    packagesProblem(body)
  );
}
