import { orderStatuses } from '@farad/domain/order';
import type { Locale } from '@farad/domain/shared';

import * as en from './en/parts/order-status.ts';
import * as ru from './ru/parts/order-status.ts';
import * as tr from './tr/parts/order-status.ts';

const texts = { ru, en, tr } as const satisfies Record<Locale, unknown>;

/** Rows of a Markdown table about the statuses of orders: name, what happens, what the buyer may do. */
export function statusRows(locale: Locale): string {
  const { statusNames, statusHelp } = texts[locale];
  return orderStatuses
    .map((status) => {
      const { kind, happens, may } = statusHelp[status];
      const name = statusNames[`status_${status}`];
      return `| ${kind === '' ? name : `${name} (${kind})`} | ${happens} | ${may} |`;
    })
    .join('\n');
}
