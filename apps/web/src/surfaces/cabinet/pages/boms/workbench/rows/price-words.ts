import { roublesToUnitPrice } from '@farad/domain/money';
import { formatUnitPrice } from '@farad/wording/format';

import { useWords } from '#i18n/words.tsx';

/** Returns a function that formats the price of one piece from roubles: `0,0451 ₽`. */
export function useUnitPrice(): (roubles: number) => string {
  const { locale } = useWords();
  return (roubles) => {
    const price = roublesToUnitPrice(roubles);
    return price.ok ? `${formatUnitPrice(price.value, locale)} ₽` : String(roubles);
  };
}
