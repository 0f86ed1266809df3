import type { LookedPrices, SecondLook } from '@farad/contract/office/prices/prices';
import { App, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';

import { Refused } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useUnitPrice } from '../field/use-unit-price.ts';

/** Price breaks before and after a change with the difference, one per line. */
export function LookedLines({ prices }: { prices: LookedPrices }) {
  const words = useWords();
  const unitPrice = useUnitPrice();
  return linesOf(prices, words, unitPrice);
}

const linesOf = (prices: LookedPrices, words: Words, unitPrice: (price: number) => string): ReactNode =>
  prices.map((price) => <div key={price.quantity}>{lineOf(price, words, unitPrice)}</div>);

function lineOf(
  { quantity, before, after, percent, isBelowCost }: LookedPrices[number],
  { t, count }: Words,
  unitPrice: (price: number) => string,
): ReactNode {
  const change = percent === null ? '' : ` (${percent > 0 ? '+' : '−'}${count(Math.abs(percent))} %)`;
  return (
    <span className="office-number">
      {t('backOfficePrices.from', { quantity: count(quantity) })}: {before === null ? '—' : unitPrice(before)} →{' '}
      {unitPrice(after)}
      {change}{' '}
      {isBelowCost === true ? <Typography.Text type="danger">{t('backOfficePrices.below')}</Typography.Text> : null}
    </span>
  );
}

/**
 * Returns the content of the dialog that asks to confirm prices. The dialog has no access to React contexts, so texts
 * and formats are arguments.
 */
function looked(of: SecondLook, words: Words, unitPrice: (price: number) => string): ReactNode {
  const { t, count } = words;
  const more = of.rows - of.products.length;
  return (
    // Make the scrolling box focusable, so that arrow keys scroll it.
    <Flex
      vertical
      gap={8}
      role="group"
      aria-label={t('backOfficePrices.lookQuestion')}
      tabIndex={0}
      className="office-look scrolls-y"
    >
      {of.products.map(({ productId, mpn, prices }) => (
        <div key={productId}>
          <strong className="office-number">{mpn}</strong>
          {linesOf(prices, words, unitPrice)}
        </div>
      ))}
      {more > 0 ? <span>{t('backOfficePrices.lookMore', { count: count(more) })}</span> : null}
    </Flex>
  );
}

/**
 * Returns a function that saves prices by calling `send`. If the server wants a confirmation (price below cost, or a
 * large change), a dialog shows these prices, and `send` is called again as confirmed. If staff decline, the function
 * throws the server's error.
 */
export function useSecondLook() {
  const words = useWords();
  const unitPrice = useUnitPrice();
  const { t } = words;
  const { modal } = App.useApp();
  return async <Sent,>(send: (isConfirmed: boolean) => Promise<Sent>): Promise<Sent> => {
    try {
      return await send(false);
    } catch (error) {
      if (!(error instanceof Refused) || error.secondLook === null) throw error;
      const isMeant = await modal.confirm({
        width: 560,
        title: t('backOfficePrices.lookQuestion'),
        content: looked(error.secondLook, words, unitPrice),
        okText: t('backOfficePrices.lookConfirm'),
        okButtonProps: { danger: true },
      });
      if (!isMeant) throw error;
      return send(true);
    }
  };
}
