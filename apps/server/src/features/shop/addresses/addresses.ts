import type { AddressBody, AddressesAnswer, WireAddress } from '@farad/contract/shop/addresses';
import { addressQueries, type AddressRow } from '@farad/database/people/address.queries';
import { lockAccount } from '@farad/database/catalogue/comparison.queries';
import type { Handle, Tx } from '@farad/database/connection/connect';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { addressesMax, checkAddress, formatAddress, pickupPointsOf, type DeliveryAddress } from '@farad/domain/address';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { openingHours } from '@farad/wording/opening-hours';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { officePlace } from '#core/shop/office-place.ts';
import { readRowNumber } from '#http/input/row-number.ts';

type Answer = Promise<Result<AddressesAnswer, Failure>>;

/** Account whose addresses are shown, and the language of the response. */
export interface AddressViewer {
  readonly accountId: number;
  readonly locale: Locale;
}

export interface AddressCaller extends AddressViewer {
  /** Address id from the path; '' = the path has none. */
  readonly addressId: string;
}

const presentAddress = ({ id, phone, ...address }: AddressRow): WireAddress => ({
  ...address,
  id: String(id),
  phone: phone ?? '',
  text: formatAddress(address),
});

/** Returns a person's delivery addresses and saved pickup points. */
export async function presentAddresses(
  handle: Handle,
  { config }: Deps,
  { accountId, locale }: AddressViewer,
): Promise<AddressesAnswer> {
  const addresses = addressQueries(handle);
  const [own, chosen, office] = await Promise.all([
    addresses.ofAccount(accountId),
    addresses.points(accountId),
    officePlace(handle, config),
  ]);
  return {
    addresses: own.map(presentAddress),
    points: pickupPointsOf({ ...office, hours: openingHours(office.hours, locale) }).map((point) => ({
      ...point,
      isChosen: chosen.includes(point.id),
    })),
  };
}

function read(body: z.output<typeof AddressBody>): Result<DeliveryAddress, Failure> {
  const checked = checkAddress(body);
  if (checked.ok) return checked;
  const { field, problem } = checked.error;
  return fail({ code: problem === 'phone' ? 'invalid_phone' : 'invalid_input', field });
}

/** Changes a person's addresses under a lock. Returns all of them after the change. */
const change = (
  deps: Deps,
  { addressId, ...viewer }: AddressCaller,
  work: (tx: Tx, id: number) => Promise<Failure | null>,
): Answer =>
  decideInTransaction<AddressesAnswer, Failure>(deps.db, async (tx) => {
    await lockAccount(tx, viewer.accountId);
    const failure = await work(tx, readRowNumber(addressId) ?? 0);
    return failure === null ? ok(await presentAddresses(tx, deps, viewer)) : fail(failure);
  });

const unless = (isThere: boolean): Failure | null => (isThere ? null : { code: 'not_found' });

const checkRoom = async (tx: Tx, accountId: number): Promise<Failure | null> =>
  (await addressQueries(tx).ofAccount(accountId)).length >= addressesMax ? { code: 'addresses_full' } : null;

export async function addAddress(deps: Deps, caller: AddressCaller, body: z.output<typeof AddressBody>): Answer {
  const address = read(body);
  if (!address.ok) return address;
  return change(deps, caller, async (tx) => {
    const full = await checkRoom(tx, caller.accountId);
    if (full === null) await addressQueries(tx).add(caller.accountId, address.value, deps.clock());
    return full;
  });
}

export async function saveAddress(deps: Deps, caller: AddressCaller, body: z.output<typeof AddressBody>): Answer {
  const address = read(body);
  if (!address.ok) return address;
  return change(deps, caller, async (tx, id) =>
    unless(await addressQueries(tx).save(caller.accountId, id, address.value)),
  );
}

export const makeDefault = (deps: Deps, caller: AddressCaller): Answer =>
  change(deps, caller, async (tx, id) =>
    unless(await addressQueries(tx).makeDefault(caller.accountId, id, deps.clock())),
  );

/** Deletes an address. It can be restored within a week. */
export const removeAddress = (deps: Deps, caller: AddressCaller): Answer =>
  change(deps, caller, async (tx, id) =>
    unless(await addressQueries(tx).setRemoved(caller.accountId, id, deps.clock())),
  );

export const restoreAddress = (deps: Deps, caller: AddressCaller): Answer =>
  change(deps, caller, async (tx, id) => {
    const isThere = await addressQueries(tx).setRemoved(caller.accountId, id, null);
    if (!isThere) return { code: 'not_found' };
    const { length } = await addressQueries(tx).ofAccount(caller.accountId);
    return length > addressesMax ? { code: 'addresses_full' } : null;
  });

export const choosePoint = (
  deps: Deps,
  viewer: AddressViewer,
  { point, isChosen }: { readonly point: string; readonly isChosen: boolean },
): Answer =>
  change(deps, { ...viewer, addressId: '' }, async (tx) => {
    const { accountId } = viewer;
    const isKnown = pickupPointsOf(await officePlace(tx, deps.config)).some(({ id }) => id === point);
    if (isChosen && !isKnown) return { code: 'not_found', field: 'point' };
    if (isChosen) await addressQueries(tx).choosePoint(accountId, point, deps.clock());
    else await addressQueries(tx).dropPoint(accountId, point);
    return null;
  });
