import type { WireBasket } from '@farad/contract/shop/basket';
import { noChoices, type BasketLineRow } from '@farad/database/basket/basket.queries';
import { neutralCoefficient } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';

import { presentBasket } from './present-basket.ts';

/** Returns the lines of a quote in the form of a basket. The prices are the quoted ones; no coefficient is applied. */
export const presentQuoted = (number: string, lines: readonly BasketLineRow[], locale: Locale): WireBasket =>
  presentBasket({ id: number, accountId: null, isCurrent: false, name: '', mergedGuestId: null, ...noChoices }, lines, {
    locale,
    coefficient: neutralCoefficient,
    name: '',
  });
