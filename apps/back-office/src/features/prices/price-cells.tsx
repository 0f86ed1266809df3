import { EditOutlined } from '@ant-design/icons';
import type { StaffProductRow } from '@farad/contract/office/catalogue/products';
import { productLimits } from '@farad/domain/product';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Button, Flex, Input, Typography, type GetRef, type InputNumber } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { answerOf, isConflict } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { invalidate } from '#ui/call/call-key.ts';
import { failureText } from '#ui/call/call-failed.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { isPiecePrice } from '#ui/field/piece-price.ts';
import { useChange } from '#ui/call/use-change.ts';
import { useSecondLook } from '#ui/page/use-second-look.tsx';
import { useUnitPrice } from '#ui/field/use-unit-price.ts';
import { pricesSaved, purchaseSaved, touchedByPrices } from './price-words.ts';

interface PieceFieldProps {
  readonly label?: string;
  readonly value: number | null;
  readonly isWrong: boolean;
  readonly isFirst: boolean;
  readonly onChange: (value: number | null) => void;
}

/** Field for a unit price in roubles. */
function PieceField({ label, value, isWrong, isFirst, onChange }: PieceFieldProps) {
  const field = useRef<GetRef<typeof InputNumber>>(null);
  // Move the focus to the first field, because the fields replace the focused button.
  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst]);
  return (
    <NumberInput
      ref={field}
      {...(label === undefined ? {} : { 'aria-label': label })}
      value={value}
      onChange={onChange}
      precision={4}
      changeOnWheel={false}
      status={isWrong ? 'error' : ''}
      aria-invalid={isWrong}
      className="w-130"
    />
  );
}

interface TierDraft {
  readonly quantity: number;
  readonly price: number | null;
}

const isPriced = (tier: TierDraft): tier is StaffProductRow['prices'][number] => isPiecePrice(tier.price);

interface CellProps {
  /** Name of the edited value for screen readers, whose users do not see the row. */
  readonly label: string;
  readonly text: ReactNode;
  readonly isSaving: boolean;
  readonly isRight: boolean;
  readonly onSave: () => void;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** Table cell with a value and a button that replaces it with fields. */
function EditableCell({ label, text, isSaving, isRight, onSave, isOpen, onOpen, children }: CellProps) {
  const { t } = useWords();
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The focused field has been removed. Return the focus to the button.
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen) {
    return (
      <Flex gap={4} align="center" justify="flex-end">
        <span className="office-number">{text}</span>
        <Button
          ref={opener}
          type="text"
          size="small"
          icon={<EditOutlined />}
          aria-label={label}
          onClick={() => onOpen(true)}
        />
      </Flex>
    );
  }
  return (
    <form
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight && !isSaving) onSave();
      }}
    >
      <Flex
        vertical
        gap={4}
        align="flex-end"
        onKeyDown={({ key }) => {
          if (key === 'Escape') onOpen(false);
        }}
      >
        {children}
        <Flex gap={4}>
          <Button size="small" onClick={() => onOpen(false)}>
            {t('backOfficePrices.keep')}
          </Button>
          <Button size="small" type="primary" htmlType="submit" loading={isSaving} disabled={!isRight}>
            {t('backOffice.save')}
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}

const rangeOf = (prices: readonly string[]): string =>
  prices.length > 1 ? `${prices[0]} … ${prices.at(-1)}` : (prices[0] ?? '');

/** Table cell with a product's price breaks. Their quantities can be changed only in the product's form. */
export function PriceCell({ row }: { row: StaffProductRow }) {
  const { t, count } = useWords();
  const { api } = useOffice();
  const queries = useQueryClient();
  const unitPrice = useUnitPrice();
  const lookTwice = useSecondLook();
  const [draft, setDraft] = useState<readonly TierDraft[] | null>(null);
  const save = useChange(
    pricesSaved,
    (prices: StaffProductRow['prices']) =>
      lookTwice((isConfirmed) =>
        answerOf(api.setProductPrices({ productId: row.id, body: { version: row.version, prices, isConfirmed } })),
      ).catch((error: unknown) => {
        // Somebody else has changed the product. Fetch its current prices, which replace the typed ones.
        if (isConflict(error)) void invalidate(queries, ...answersOf.products);
        throw error;
      }),
    touchedByPrices,
    () => setDraft(null),
  );
  const shown = draft ?? [];
  return (
    <EditableCell
      label={`${t('backOfficePrices.change')}: ${row.mpn}, ${t('backOfficePrices.price')}`}
      text={
        row.prices.length === 0 ? (
          <Typography.Text type="warning">{t('backOfficePrices.unpriced')}</Typography.Text>
        ) : (
          rangeOf(row.prices.map((tier) => unitPrice(tier.price)))
        )
      }
      isSaving={save.isPending}
      isOpen={draft !== null}
      onOpen={(isOpen) =>
        setDraft(isOpen ? (row.prices.length === 0 ? [{ quantity: 1, price: null }] : row.prices) : null)
      }
      isRight={shown.every(isPriced)}
      onSave={() => save.mutate(shown.filter(isPriced))}
    >
      {shown.map((tier, at) => (
        <label key={tier.quantity}>
          {t('backOfficePrices.from', { quantity: count(tier.quantity) })}:{' '}
          <PieceField
            value={tier.price}
            isWrong={!isPriced(tier)}
            isFirst={at === 0}
            onChange={(value) =>
              setDraft(shown.map((each, place) => (place === at ? { ...each, price: value } : each)))
            }
          />
        </label>
      ))}
    </EditableCell>
  );
}

/** Table cell with the purchase price of one piece. */
export function PurchaseCell({ row }: { row: StaffProductRow }) {
  const words = useWords();
  const { t } = words;
  const { message } = App.useApp();
  const { api } = useOffice();
  const unitPrice = useUnitPrice();
  const [draft, setDraft] = useState<{ purchasePrice: number | null; supplier: string } | null>(null);
  const save = useChange(
    purchaseSaved,
    (body: { purchasePrice: number | null; supplier: string }) =>
      answerOf(api.setPurchasePrice({ productId: row.id, body })),
    touchedByPrices,
    () => setDraft(null),
  );
  const paid = row.purchasePrice ?? null;
  const isRight = draft === null || draft.purchasePrice === null || isPiecePrice(draft.purchasePrice);
  // Load price and supplier before editing, because both are saved together and the list has no supplier.
  const open = useMutation({
    mutationFn: () => answerOf(api.purchasePrices({ productId: row.id })),
    onSuccess: ({ purchasePrice, supplier }) => setDraft({ purchasePrice, supplier }),
    onError: (error) => void message.error(failureText(error, words)),
  });
  return (
    <EditableCell
      label={`${t('backOfficePrices.change')}: ${row.mpn}, ${t('backOfficePrices.purchasePrice')}`}
      text={paid === null ? '—' : unitPrice(paid)}
      isSaving={save.isPending}
      isOpen={draft !== null}
      isRight={isRight}
      onOpen={(isOpen) => (isOpen ? open.mutate(undefined) : setDraft(null))}
      onSave={() => {
        if (draft !== null) save.mutate(draft);
      }}
    >
      <PieceField
        label={t('backOfficePrices.purchasePrice')}
        value={draft?.purchasePrice ?? null}
        isWrong={!isRight}
        isFirst
        onChange={(purchasePrice) => setDraft({ supplier: draft?.supplier ?? '', purchasePrice })}
      />
      <Input
        maxLength={productLimits.supplier}
        placeholder={t('backOfficePrices.supplier')}
        aria-label={t('backOfficePrices.supplier')}
        value={draft?.supplier ?? ''}
        onChange={({ target }) => setDraft({ purchasePrice: draft?.purchasePrice ?? null, supplier: target.value })}
        className="w-130"
      />
    </EditableCell>
  );
}
