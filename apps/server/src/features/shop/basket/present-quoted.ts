import type { WireBasket } from '@farad/contract/basket';
import { noChoices, type BasketLineRow } from '@farad/database/basket/basket.queries';
import { neutralCoefficient } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

import { presentBasket } from './present-basket.ts';

/** Lines of a quote as a basket shows its own: at the prices that were promised, which no coefficient touches. */
export const presentQuoted = (number: string, lines: readonly BasketLineRow[], locale: Locale): WireBasket =>
  presentBasket({ id: number, accountId: null, isCurrent: false, name: '', mergedGuestId: null, ...noChoices }, lines, {
    locale,
    coefficient: neutralCoefficient,
    name: '',
  });
