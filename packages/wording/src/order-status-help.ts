import { orderStatuses } from '@farad/domain/order';
import type { Locale } from '@farad/domain/shared';

import { texts } from './languages/messages/order-status-help.ts';

/** Returns rows of a Markdown table of order statuses: name, what happens, what the buyer may do. */
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
