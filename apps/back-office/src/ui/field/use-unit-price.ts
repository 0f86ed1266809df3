import { roublesToUnitPrice } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';
import { formatUnitPrice } from '@farad/wording/format';

import { useWords } from '#i18n/words.tsx';

/** Formats a unit price in roubles. */
export function unitPriceText(roubles: number, locale: Locale): string {
  const price = roublesToUnitPrice(roubles);
  return price.ok ? `${formatUnitPrice(price.value, locale)} ₽` : String(roubles);
}

/** Returns {@link unitPriceText} for the chosen language. */
export function useUnitPrice(): (roubles: number) => string {
  const { locale } = useWords();
  return (roubles) => unitPriceText(roubles, locale);
}
