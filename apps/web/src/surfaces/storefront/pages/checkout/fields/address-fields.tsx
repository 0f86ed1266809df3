import { addressLengths, splitAddressLine, type AddressDraft } from '@farad/domain/address';
import { useState } from 'react';

import { useWords } from '#i18n/words.tsx';
import { Checkbox, Field } from '#ui/field.tsx';
import { maskTyped } from '#kit/mask-typed.ts';
import type { SuggestedAddress } from '#ui/use-suggested-addresses.ts';
import { AddressSearch } from './address-search.tsx';
import type { TypedCheckout } from '../typed-checkout.ts';

/** Fields of the delivery address. The buyer fills them by a one-line search or by hand. */
export function AddressFields({
  typed,
  isSignedIn,
  suggested,
  errors,
  onPick,
}: {
  typed: TypedCheckout;
  isSignedIn: boolean;
  /** Results of the address search for visitors without JavaScript; null = they have not searched. */
  suggested: readonly SuggestedAddress[] | null;
  errors: Readonly<Record<string, string>>;
  onPick: () => void;
}) {
  const { t } = useWords();
  const [picked, setPicked] = useState<{ readonly count: number; readonly address: Partial<AddressDraft> }>({
    count: 0,
    address: {},
  });
  const fill = (address: Partial<AddressDraft>) => {
    setPicked(({ count }) => ({ count: count + 1, address }));
    onPick();
  };
  const shown: AddressDraft = { ...typed.address, ...picked.address };
  const field = (name: keyof AddressDraft, label: string, more: object = {}) => (
    <Field
      key={`${name} ${picked.count}`}
      name={`to.${name}`}
      label={label}
      defaultValue={shown[name]}
      maxLength={addressLengths[name]}
      error={errors[`to.${name}`]}
      {...more}
    />
  );
  return (
    <>
      <AddressSearch
        text={typed.addressText}
        isSuggesting={isSignedIn}
        suggested={suggested}
        onPick={({ city, street, house, flat, postcode }) => fill({ city, street, house, flat, postcode })}
        onLine={(line) => {
          // Fill in the line only if the fields are empty, so that nothing typed is overwritten.
          const boxes = ['to.city', 'to.street', 'to.house'].map((name) => document.getElementsByName(name)[0]);
          if (boxes.every((box) => box instanceof HTMLInputElement && box.value.trim() === '')) {
            fill(splitAddressLine(line));
          }
        }}
      />
      <div className="grid items-start gap-3.5 sm:grid-cols-2">
        {field('city', t('fields.city'), { autoComplete: 'address-level2', required: true })}
        {field('postcode', t('fields.postcode'), { autoComplete: 'postal-code', inputMode: 'numeric' })}
        <div className="sm:col-span-2">
          {field('street', t('fields.street'), { autoComplete: 'address-line1', required: true })}
        </div>
        {field('house', t('fields.house'), { autoComplete: 'off', required: true })}
        {field('flat', t('fields.flat'), { autoComplete: 'address-line2' })}
        {field('recipient', t('checkout.recipient'), { hint: t('checkout.recipientHint') })}
        {field('phone', t('checkout.recipientPhone'), {
          type: 'tel',
          autoComplete: 'off',
          onChange: maskTyped,
        })}
        <div className="sm:col-span-2">
          {field('comment', t('checkout.forCourier'), { hint: t('checkout.forCourierHint') })}
        </div>
      </div>
      {isSignedIn && (
        <Checkbox name="keep_address" defaultChecked={typed.isAddressKept}>
          {t('checkout.keepAddress')}
        </Checkbox>
      )}
    </>
  );
}
