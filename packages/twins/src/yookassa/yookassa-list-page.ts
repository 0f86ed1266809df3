import { escapeHtml } from '@farad/domain/shared';

import { writePage, type PageLanguage } from '../page-frame.ts';
import { kopecksOf, receiptState, type TwinPayment } from './yookassa-objects.ts';
import { payStyle, roubles } from './yookassa-pay-page.ts';
import type { Delivery } from '../webhooks.ts';
import { yookassaWords } from './yookassa-words.ts';

const style = `${payStyle}
h2{font-variant-numeric:tabular-nums}
.rows{border:0;margin:8px 0}
.rows li{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;padding:4px 0;border:0;font-size:14px}
.rows form{margin:0}
`;

interface ListPage {
  readonly payments: readonly TwinPayment[];
  readonly deliveriesOf: (paymentId: string) => readonly Delivery[];
  readonly hasAddress: boolean;
  /** True = somebody requested that the next webhook is lost. */
  readonly losesNext: boolean;
  readonly mountPath: string;
  readonly inboxPath: string;
  readonly language: PageLanguage;
}

const shownMax = 100;

const button = (action: string, id: string, text: string): string =>
  `<form method="post"><input type="hidden" name="id" value="${id}"><button type="submit" name="action" value="${action}">${text}</button></form>`;

function eventRows({ events }: TwinPayment, language: PageLanguage): string {
  const text = yookassaWords[language];
  return events
    .map(({ at, name, detail }) => {
      const kopecks = kopecksOf(detail);
      const words = kopecks === null ? (text.reasons[detail] ?? escapeHtml(detail)) : roubles(kopecks, language);
      return `<li><span>${text.events[name]}${words === '' ? '' : `: ${words}`}</span><time>${new Date(at).toLocaleTimeString(language, { timeZone: 'Europe/Moscow' })}</time></li>`;
    })
    .join('');
}

function deliveryRows(deliveries: readonly Delivery[], language: PageLanguage): string {
  const text = yookassaWords[language];
  return deliveries
    .map(({ id, event, state, answers }) => {
      const shown = answers.map((status) => (status === 0 ? text.noAnswer : status)).join(', ');
      return `<li><code>${escapeHtml(event)}</code><span>${text.deliveries[state]}${shown === '' ? '' : ` (${shown})`}</span>${button('resend', id, text.resend)}</li>`;
    })
    .join('');
}

function item(payment: TwinPayment, page: ListPage): string {
  const text = yookassaWords[page.language];
  const { id, status, amount, refunded, method, description } = payment;
  const deliveries = page.deliveriesOf(id);
  const isHeld = status === 'waiting_for_capture';
  return `<li><p class="head"><span>${text.statuses[status]}</span><span>${text.methods[method ?? 'any']}</span><span class="to">${id}</span></p>
<h2>${roubles(amount, page.language)}${refunded === 0 ? '' : ` − ${roubles(refunded, page.language)}`}</h2><p>${escapeHtml(description)}</p>
${
  payment.hasReceipt
    ? `<p>${text.receipts[receiptState[status]]}</p>
`
    : ''
}<ol class="rows">${eventRows(payment, page.language)}</ol>
${deliveries.length === 0 ? '' : `<p class="quiet">${text.webhooks}</p><ol class="rows">${deliveryRows(deliveries, page.language)}</ol>`}
${isHeld ? button('expire_hold', id, text.expireHold) : ''}${status === 'pending' ? `<p><a href="${page.mountPath}/pay/${id}">${text.toPage}</a></p>` : ''}</li>`;
}

/**
 * Returns the page that lists the payments with their events and webhooks. It has buttons to lose the next webhook and
 * to send one again.
 */
export function paymentsPage(page: ListPage): string {
  const { language, payments } = page;
  const text = yookassaWords[language];
  const list =
    payments.length === 0
      ? `<p>${text.empty}</p>`
      : `<ol>${payments
          .slice(0, shownMax)
          .map((payment) => item(payment, page))
          .join('')}</ol>`;
  const losing = page.losesNext ? `<p role="status">${text.loses}</p>` : button('lose_next', '', text.loseNext);
  const main = `<h1>${text.listTitle}</h1><p class="note">${text.listNote}</p>
<p class="filter"><a href="${page.inboxPath}/">${text.messages}</a></p>${page.hasAddress ? losing : `<p role="status">${text.noAddress}</p>`}${list}`;
  return writePage({ language, title: text.listTitle, main, extraStyle: style });
}
