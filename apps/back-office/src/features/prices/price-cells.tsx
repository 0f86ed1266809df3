import { EditOutlined } from '@ant-design/icons';
import type { StaffProductRow } from '@farad/contract/back-office-products';
import { Button, Flex, Input, InputNumber, Typography } from 'antd';
import { useState, type ReactNode } from 'react';

import { answerOf } from '../../api.ts';
import { useWords } from '../../i18n/words.tsx';
import { useOffice } from '../../office.tsx';
import { useChange } from '../../ui/use-change.ts';
import { useUnitPrice } from '../../ui/use-unit-price.ts';
import { pieceMax, pieceMin, pricesSaved, purchaseSaved, touchedByPrices } from './price-words.ts';

const piece = { min: pieceMin, max: pieceMax, precision: 4, decimalSeparator: ',', changeOnWheel: false } as const;
const price = { ...piece, style: { width: 130 } };

interface CellProps {
  /** Names what is edited, for who does not see the row. */
  readonly label: string;
  readonly text: ReactNode;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A figure that is changed where it stands. */
function EditableCell({ label, text, isSaving, onSave, isOpen, onOpen, children }: CellProps) {
  const { t } = useWords();
  if (!isOpen) {
    return (
      <Flex gap={4} align="center" justify="flex-end">
        <span className="office-number">{text}</span>
        <Button type="text" size="small" icon={<EditOutlined />} aria-label={label} onClick={() => onOpen(true)} />
      </Flex>
    );
  }
  return (
    <form
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <Flex vertical gap={4} align="flex-end">
        {children}
        <Flex gap={4}>
          <Button size="small" onClick={() => onOpen(false)}>
            {t('backOfficePrices.keep')}
          </Button>
          <Button size="small" type="primary" htmlType="submit" loading={isSaving}>
            {t('backOffice.save')}
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}

const rangeOf = (prices: readonly string[]): string =>
  prices.length > 1 ? `${prices[0]} … ${prices.at(-1)}` : (prices[0] ?? '');

/** Prices by quantity; the quantities themselves are changed with the product. */
export function PriceCell({ row }: { row: StaffProductRow }) {
  const { t, count } = useWords();
  const { api } = useOffice();
  const unitPrice = useUnitPrice();
  const [draft, setDraft] = useState<StaffProductRow['prices'] | null>(null);
  const save = useChange(
    pricesSaved,
    (prices: StaffProductRow['prices']) =>
      answerOf(api.setProductPrices({ productId: row.id, body: { version: row.version, prices } })),
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
        setDraft(isOpen ? (row.prices.length === 0 ? [{ quantity: 1, price: 1 }] : row.prices) : null)
      }
      onSave={() => save.mutate(shown)}
    >
      {shown.map((tier, at) => (
        <label key={tier.quantity}>
          {t('backOfficePrices.from', { quantity: count(tier.quantity) })}:{' '}
          <InputNumber<number>
            {...price}
            value={tier.price}
            onChange={(value) =>
              setDraft(shown.map((each, place) => (place === at ? { ...each, price: value ?? pieceMin } : each)))
            }
          />
        </label>
      ))}
    </EditableCell>
  );
}

/** What the shop pays for one piece. */
export function PurchaseCell({ row }: { row: StaffProductRow }) {
  const { t } = useWords();
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
  return (
    <EditableCell
      label={`${t('backOfficePrices.change')}: ${row.mpn}, ${t('backOfficePrices.purchasePrice')}`}
      text={paid === null ? '—' : unitPrice(paid)}
      isSaving={save.isPending}
      isOpen={draft !== null}
      onOpen={(isOpen) => setDraft(isOpen ? { purchasePrice: paid, supplier: '' } : null)}
      onSave={() => {
        if (draft !== null) save.mutate(draft);
      }}
    >
      <InputNumber<number>
        {...price}
        aria-label={t('backOfficePrices.purchasePrice')}
        value={draft?.purchasePrice ?? null}
        onChange={(purchasePrice) => setDraft({ supplier: draft?.supplier ?? '', purchasePrice })}
      />
      <Input
        maxLength={200}
        placeholder={t('backOfficePrices.supplier')}
        aria-label={t('backOfficePrices.supplier')}
        value={draft?.supplier ?? ''}
        onChange={({ target }) => setDraft({ purchasePrice: draft?.purchasePrice ?? null, supplier: target.value })}
        style={{ width: 130 }}
      />
    </EditableCell>
  );
}
