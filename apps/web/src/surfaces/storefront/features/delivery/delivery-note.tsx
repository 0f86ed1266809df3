import type { SalesUnit } from '@farad/domain/product';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { cityMenuId } from '#ui/city-menu-id.ts';
import type { DeliveryView } from './delivery-view.ts';

const typingPauseMs = 300;

/**
 * Returns the delivery estimate for the quantity in the field. The first one comes with the page; others are fetched.
 */
function useEstimate(seo: string, quantity: number, unit: SalesUnit, initial: DeliveryView | null) {
  const { to } = useWords();
  const fetcher = useFetcher<DeliveryView | null>();
  const { load } = fetcher;
  const shown = fetcher.data ?? initial;
  const known = useRef(initial?.quantity);
  const address = to(`/delivery?seo=${encodeURIComponent(seo)}&quantity=${quantity}&unit=${unit}`);
  useEffect(() => {
    if (quantity === known.current || !Number.isInteger(quantity) || quantity < 1) return undefined;
    const timer = setTimeout(() => {
      known.current = quantity;
      void load(address);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [address, load, quantity]);
  return quantity === initial?.quantity ? initial : shown;
}

/** Note with time and price of delivering the quantity to the visitor's city (product C11). */
export function DeliveryNote({
  seo,
  quantity,
  unit,
  initial,
}: {
  seo: string;
  quantity: number;
  unit: SalesUnit;
  /** Estimate that came with the page; null = unknown. */
  initial: DeliveryView | null;
}) {
  const { t } = useWords();
  const estimate = useEstimate(seo, quantity, unit, initial);
  if (estimate === null) return <p className="text-13 text-ink-2">{t('delivery.failed')}</p>;
  if (estimate.lines.length === 0 && estimate.pickup === null) return null;
  return (
    <section aria-label={t('delivery.title')} className="grid gap-1 text-13" aria-live="polite">
      {estimate.lines.map((line) => (
        <p key={line} className="first:text-14 first:font-medium">
          {line}
        </p>
      ))}
      {estimate.pickup && (
        <p>
          {estimate.pickup.text}
          <span className="block text-ink-2">{estimate.pickup.place}</span>
        </p>
      )}
      {estimate.hint !== null && <p className="text-ink-2">{estimate.hint}</p>}
      <button
        type="button"
        popoverTarget={cityMenuId}
        className="no-print justify-self-start text-ink-2 underline hover:text-copper"
      >
        {t('delivery.changeCity')}
      </button>
    </section>
  );
}
