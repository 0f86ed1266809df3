import { addressLengths, blankAddress, type AddressDraft } from '@farad/domain/address';
import { useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { maskTyped } from '#kit/mask-typed.ts';
import type { SuggestedAddress } from '#ui/use-suggested-addresses.ts';
import { AddressSearch } from './address-search.tsx';
import type { RefusedAddress } from './change-address.server.ts';

/** Address fields: filled from a suggestion or typed by hand. */
export function AddressForm({
  id,
  address,
  refused,
  search,
  back,
}: {
  /** Id of the edited address; empty = a new address. */
  id: string;
  address: Partial<AddressDraft>;
  refused: RefusedAddress | undefined;
  /** Search text and suggestions from the page's address. Visitors without JavaScript use them. */
  search: { readonly text: string; readonly found: readonly SuggestedAddress[] | null };
  /** Path of the page to return to; null = the addresses page. */
  back: string | null;
}) {
  const { t, to } = useWords();
  const isBusy = useNavigation().state !== 'idle';
  const [picked, setPicked] = useState<{ readonly count: number; readonly address: Partial<AddressDraft> }>({
    count: 0,
    address: {},
  });
  const mine = refused?.id === id ? refused : undefined;
  const shown: AddressDraft = { ...blankAddress, ...(mine?.typed ?? address), ...picked.address };
  const errorOf = (field: string) => (mine?.field === field ? mine.problem : undefined);
  const page = to('/cabinet/addresses');
  const field = (name: keyof AddressDraft, label: string, more: object = {}) => (
    <Field
      name={name}
      label={label}
      maxLength={addressLengths[name]}
      defaultValue={shown[name]}
      error={errorOf(name)}
      {...more}
    />
  );
  return (
    <>
      <AddressSearch
        id={id}
        search={search}
        back={back}
        onPick={(suggested) => {
          const { text: _, ...parts } = suggested;
          setPicked(({ count }) => ({ count: count + 1, address: parts }));
        }}
      />
      <Form key={picked.count} method="post" action={page} noValidate preventScrollReset className="grid gap-3.5">
        {mine !== undefined && mine.field === '' && <p className="text-error">{mine.problem}</p>}
        <input type="hidden" name="id" value={id} />
        {back !== null && <input type="hidden" name="back" value={back} />}
        <div className="grid items-start gap-3.5 sm:grid-cols-2">
          {field('city', t('fields.city'), { autoComplete: 'address-level2', required: true })}
          {field('postcode', t('fields.postcode'), {
            autoComplete: 'postal-code',
            inputMode: 'numeric',
          })}
          <div className="sm:col-span-2">
            {field('street', t('fields.street'), { autoComplete: 'address-line1', required: true })}
          </div>
          {field('house', t('fields.house'), { autoComplete: 'off', required: true })}
          {field('flat', t('fields.flat'), { autoComplete: 'address-line2' })}
          {field('recipient', t('addresses.recipient'), {
            autoComplete: 'name',
            hint: t('addresses.recipientHint'),
          })}
          {field('phone', t('addresses.phone'), {
            type: 'tel',
            autoComplete: 'tel',
            onChange: maskTyped,
          })}
          {field('label', t('addresses.label'), { autoComplete: 'off', hint: t('addresses.labelHint') })}
          {field('comment', t('addresses.comment'), {
            autoComplete: 'off',
            hint: t('addresses.commentHint'),
          })}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="step" value="save" disabled={isBusy}>
            {t('addresses.save')}
          </Button>
          <Link to={back ?? page} replace preventScrollReset className={buttonClass('quiet')}>
            {t('addresses.cancel')}
          </Link>
        </div>
      </Form>
    </>
  );
}
