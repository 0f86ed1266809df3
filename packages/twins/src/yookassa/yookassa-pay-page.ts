import { escapeHtml } from '@farad/domain/shared';
import createCode from 'qrcode-generator';

import { writePage } from '../page-frame.ts';
import { declineReasons } from './yookassa-buyer.ts';
import type { TwinPayment } from './yookassa-objects.ts';
import { yookassaWords } from './yookassa-words.ts';

export const payStyle = `
.sum{font-size:32px;font-weight:600;font-variant-numeric:tabular-nums;margin:16px 0 4px}
.state{font-size:18px;margin:16px 0}
form{margin:16px 0}
button,select{font:inherit;min-height:44px;border-radius:6px;border:1px solid var(--line);padding:8px 16px;background:var(--paper);color:var(--ink);max-width:100%}
button{cursor:pointer;border-color:var(--copper);color:var(--copper);margin:0 8px 8px 0}
button.main{background:var(--copper);color:var(--on-copper);font-weight:600}
fieldset{border:1px solid var(--line);border-radius:6px;padding:0 16px;margin:24px 0 16px;min-width:0}
label{display:block;margin-bottom:4px}
select{margin:0 8px 12px 0}
.qr{display:block;width:232px;max-width:100%;background:#fff;border-radius:6px;margin:16px 0}
.quiet{color:var(--quiet);font-size:14px}
`;

export const roubles = (kopecks: number, language: 'ru' | 'en'): string =>
  `${(kopecks / 100).toLocaleString(language, { minimumFractionDigits: 2 })} ₽`;

/** Returns a QR code as an SVG with one path, and an empty margin of four modules. */
function qrPicture(text: string, label: string): string {
  const code = createCode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const path: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (code.isDark(row, column)) path.push(`M${column + 4} ${row + 4}h1v1h-1z`);
    }
  }
  const side = size + 8;
  return `<svg class="qr" viewBox="0 0 ${side} ${side}" role="img" aria-label="${label}" shape-rendering="crispEdges"><path fill="#000" d="${path.join('')}"/></svg>`;
}

const button = (action: string, text: string, style = ''): string =>
  `<button type="submit" name="action" value="${action}"${style}>${text}</button>`;

function choices({ method, locale }: TwinPayment, pageUrl: string): string {
  const text = yookassaWords[locale];
  const options = Object.keys(declineReasons)
    .map((reason) => `<option value="${reason}">${text.reasons[reason] ?? reason} (${reason})</option>`)
    .join('');
  const main = ' class="main"';
  const isSbp = method === 'sbp';
  const paying = isSbp
    ? `<p>${text.sbpHint}</p>${qrPicture(pageUrl, text.sbpCode)}${button('pay', text.sbpPaid, main)}`
    : button('pay', text.pay, main);
  return `<form method="post">${paying}${button('pay_slowly', text.paySlowly)}</form>
<fieldset><legend>${text.failures}</legend><form method="post"><label for="reason">${text.reason}</label>
<select id="reason" name="action">${options}</select><button type="submit">${text.decline}</button></form>
<form method="post">${isSbp ? '' : button('3d_secure_failed', text.secure)}${button('expire', text.expire)}</form></fieldset>`;
}

/** Returns the URL to which the buyer returns; null = it is not an http or https URL. */
export function returnUrlOf({ returnUrl }: TwinPayment): string | null {
  const url = URL.parse(returnUrl);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}

/**
 * Returns the payment page. While the payment waits for the buyer, the page offers every outcome. After that it shows
 * the outcome and a link back to the shop.
 */
export function payPage(payment: TwinPayment, pageUrl: string): string {
  const { locale, amount, description, status, cancel, paysAt, expiresAt, method } = payment;
  const text = yookassaWords[locale];
  const back = returnUrlOf(payment);
  const isOpen = status === 'pending' && paysAt === null;
  const link = back === null ? '' : `<p><a href="${escapeHtml(back)}">${isOpen ? text.leave : text.back}</a></p>`;
  const until = new Date(expiresAt).toLocaleTimeString(locale, { timeZone: 'Europe/Moscow', timeStyle: 'short' });
  const reason = cancel === null ? '' : `: ${text.reasons[cancel.reason] ?? escapeHtml(cancel.reason)}`;
  const state = status === 'pending' ? text.waitingForBank : `${text.statuses[status]}${reason}`;
  const body = isOpen
    ? `${choices(payment, pageUrl)}<p class="quiet">${text.untilPaid} ${until} (MSK)</p>`
    : `<p class="state" role="status">${state}</p>`;
  const main = `<h1>${text.payTitle}</h1><p class="note">${text.note}</p><p class="quiet">${text.methods[method ?? 'any']}</p>
<p class="sum">${roubles(amount, locale)}</p><p>${escapeHtml(description)}</p>${body}${link}`;
  // The page reloads itself, because the buyer may pay with a phone while the page is open on a computer.
  const isFollowed = status === 'pending' && (method === 'sbp' || paysAt !== null);
  return writePage({
    language: locale,
    title: `${text.payTitle} · YooKassa`,
    main,
    extraStyle: payStyle,
    ...(isFollowed ? { refresh: { seconds: 10 } } : {}),
  });
}
