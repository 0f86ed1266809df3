import type { AddressField } from '@farad/domain/address';
import { z } from 'zod';

import { LineText, RowIdText } from './wire.ts';

const AddressId = RowIdText;

/** The rules of domain/address say how long each may be. */
const Typed = LineText.pipe(z.string().max(600)).default('');
const Needed = LineText.pipe(z.string().min(1).max(600));

/** An address as a person types it. */
export const AddressBody = z.object({
  label: Typed,
  city: Needed,
  street: Needed,
  house: Needed,
  flat: Typed,
  postcode: Typed,
  recipient: Typed,
  phone: Typed,
  comment: Typed,
} satisfies Record<AddressField, z.ZodType>);

/** An address as far as it is typed: its city alone makes the price of a courier. */
export const AddressSoFar = AddressBody.extend({ city: Typed, street: Typed, house: Typed });

export const WireAddress = z.object({
  id: AddressId,
  label: z.string(),
  city: z.string(),
  street: z.string(),
  house: z.string(),
  flat: z.string(),
  postcode: z.string(),
  recipient: z.string(),
  /** 11 digits; empty: that of the account. */
  phone: z.string(),
  comment: z.string(),
  /** In one line. */
  text: z.string(),
  isDefault: z.boolean(),
});

export type WireAddress = z.infer<typeof WireAddress>;

const PickupPoint = z.object({
  id: z.string(),
  address: z.string(),
  hours: z.string(),
  isChosen: z.boolean(),
});

export const AddressesAnswer = z.object({
  /** The default first. */
  addresses: z.array(WireAddress),
  /** All there are. */
  points: z.array(PickupPoint),
});

export type AddressesAnswer = z.infer<typeof AddressesAnswer>;

export const NoBody = z.object({});

export const PickupChoiceBody = z.object({ point: z.string().max(60), isChosen: z.boolean() });

export const SuggestedAddresses = z.array(
  z.object({
    text: z.string(),
    city: z.string(),
    street: z.string(),
    house: z.string(),
    flat: z.string(),
    postcode: z.string(),
  }),
);
