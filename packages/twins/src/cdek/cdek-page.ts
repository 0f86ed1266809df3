import { escapeHtml } from '@farad/domain/shared';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';

import { cdekNames } from './cdek-codes.ts';
import { isOnTheWay, type TwinShipment } from './cdek-shipments.ts';
import type { CdekTwin } from './cdek.ts';
import type { Faults } from '../faults.ts';
import { languageOf, pagePolicy, writePage, type PageLanguage } from '../page-frame.ts';
import type { Delivery } from '../webhooks.ts';
import { payStyle } from '../yookassa/yookassa-pay-page.ts';
import { takeForms } from '../take-forms.ts';

const hidden: FastifySchema & { readonly hide: true } = { hide: true };

const words = {
  ru: {
    title: 'Посылки',
    note: 'Это имитация службы доставки: что она знает и что сообщила магазину. Ведите посылку по шагам. Новое сверху.',
    empty: 'Посылок ещё не было.',
    messages: 'Исходящие сообщения',
    advance: 'Следующий шаг',
    arrive: 'До конца пути',
    back: 'Не вручено',
    returned: 'Возврат',
    say: 'Сообщить статус',
    resend: 'Сообщить ещё раз',
    loseNext: 'Потерять следующее уведомление',
    tripleNext: 'Повторить следующее трижды',
    reverseNext: 'Поменять местами два следующих',
    noAddress: 'Адрес для уведомлений не задан: они теряются.',
    webhooks: 'Уведомления',
    noAnswer: 'нет ответа',
    states: { ACCEPTED: 'На проверке', SUCCESSFUL: 'Принята', INVALID: 'Отклонена' },
    removed: 'Удалена',
    deliveries: { waiting: 'ждёт', delivered: 'доставлено', lost: 'потеряно', given_up: 'не доставлено' },
  },
  en: {
    title: 'Parcels',
    note: 'This carrier is simulated: what it knows, and what it told the shop. Lead a parcel step by step. Newest first.',
    empty: 'There were no parcels yet.',
    messages: 'Outgoing messages',
    advance: 'Next step',
    arrive: 'To the end of the way',
    back: 'Not delivered',
    returned: 'Return of',
    say: 'Say a status',
    resend: 'Tell again',
    loseNext: 'Lose the next notification',
    tripleNext: 'Send the next one three times',
    reverseNext: 'Swap the next two',
    noAddress: 'No address for notifications is set: they are lost.',
    webhooks: 'Notifications',
    noAnswer: 'no answer',
    states: { ACCEPTED: 'Being checked', SUCCESSFUL: 'Taken', INVALID: 'Refused' },
    removed: 'Removed',
    deliveries: { waiting: 'waits', delivered: 'delivered', lost: 'lost', given_up: 'not delivered' },
  },
} as const;

const style = `${payStyle}
.rows{border:0;margin:8px 0}
.rows li{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;padding:4px 0;border:0;font-size:14px}
.rows form,.steps form{margin:0;display:inline}
`;

const shownMax = 100;

const button = (action: string, id: string, text: string): string =>
  `<form method="post"><input type="hidden" name="id" value="${id}"><button type="submit" name="action" value="${action}">${text}</button></form>`;

const codeOptions = Object.keys(cdekNames)
  .map((code) => `<option>${code}</option>`)
  .join('');

/** Returns a form that gives the shipment any status of CDEK's list, in any order. */
const sayForm = (id: string, text: string): string =>
  `<form method="post"><input type="hidden" name="id" value="${id}"><select name="code" aria-label="${text}">${codeOptions}</select><button type="submit" name="action" value="say">${text}</button></form>`;

function webhookRows(deliveries: readonly Delivery[], language: PageLanguage): string {
  const text = words[language];
  const rows = deliveries.map(({ id, event, state, answers }) => {
    const shown = answers.map((status) => (status === 0 ? text.noAnswer : status)).join(', ');
    return `<li><code>${escapeHtml(event)}</code><span>${text.deliveries[state]}${shown === '' ? '' : ` (${shown})`}</span>${button('resend', id, text.resend)}</li>`;
  });
  return rows.length === 0 ? '' : `<p class="quiet">${text.webhooks}</p><ol class="rows">${rows.join('')}</ol>`;
}

function item(shipment: TwinShipment, deliveries: readonly Delivery[], language: PageLanguage): string {
  const text = words[language];
  const { uuid, number, track, state, isRemoved, recipient, address, statuses } = shipment;
  const steps = statuses
    .map(
      ({ code, name, at }) =>
        `<li><span>${language === 'ru' ? escapeHtml(name) : code}</span><time>${new Date(at).toLocaleTimeString(language, { timeZone: 'Europe/Moscow' })}</time></li>`,
    )
    .join('');
  const buttons = isOnTheWay(shipment)
    ? `<p class="steps">${button('advance', uuid, text.advance)}${button('arrive', uuid, text.arrive)}${button('back', uuid, text.back)}${sayForm(uuid, text.say)}</p>`
    : '';
  const title = shipment.isReturn ? `${text.returned} ${number}` : number;
  return `<li><p class="head"><span>${isRemoved ? text.removed : text.states[state]}</span><span class="to">${escapeHtml(track ?? uuid)}</span></p>
<h2>${escapeHtml(title)}</h2><p>${escapeHtml(recipient)} · ${escapeHtml(address)}</p><ol class="rows">${steps}</ol>${buttons}${webhookRows(deliveries, language)}</li>`;
}

function shipmentsPage(twin: CdekTwin, inboxPath: string, language: PageLanguage): string {
  const text = words[language];
  const shipments = twin.shipments.all().slice(0, shownMax);
  const list =
    shipments.length === 0
      ? `<p>${text.empty}</p>`
      : `<ol>${shipments.map((each) => item(each, twin.webhooks.of(each.uuid), language)).join('')}</ol>`;
  const next = `<p class="steps">${button('lose_next', '', text.loseNext)}${button('triple_next', '', text.tripleNext)}${button('reverse_next', '', text.reverseNext)}</p>`;
  const main = `<h1>${text.title}</h1><p class="note">${text.note}</p>
<p class="filter"><a href="${inboxPath}/">${text.messages}</a></p>${twin.webhookUrl === null ? `<p role="status">${text.noAddress}</p>` : next}${list}`;
  return writePage({ language, title: text.title, main, extraStyle: style });
}

function arrive({ shipments }: CdekTwin, shipment: TwinShipment): void {
  let hasMoved = shipments.advance(shipment);
  while (hasMoved) hasMoved = shipments.advance(shipment);
}

function act(twin: CdekTwin, faults: Faults, form: URLSearchParams): void {
  const [action, id] = [form.get('action') ?? '', form.get('id') ?? ''];
  const { shipments, webhooks } = twin;
  const shipment = shipments.find(id);
  const setNext = (mode: 'never' | 'triple' | 'reversed'): void =>
    faults.set('cdek-webhook', { op: 'send', mode, times: 1, delayMs: 0 });
  if (action === 'lose_next') setNext('never');
  if (action === 'triple_next') setNext('triple');
  if (action === 'reverse_next') setNext('reversed');
  if (action === 'resend') webhooks.resend(id);
  if (shipment === undefined) return;
  if (action === 'advance') shipments.advance(shipment);
  if (action === 'back') shipments.turnBack(shipment);
  if (action === 'arrive') arrive(twin, shipment);
  if (action === 'say') shipments.say(shipment, form.get('code') ?? '');
}

/** Registers the pages on which people see the parcels, with buttons that give them the next status. */
export function cdekPages(app: FastifyInstance, twin: CdekTwin, faults: Faults, inboxPath: string): void {
  takeForms(app);
  const languageFor = ({ headers }: FastifyRequest): PageLanguage => languageOf(headers['accept-language'] ?? '');
  app.get('/', { schema: hidden }, (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy("'self'"))
      .type('text/html; charset=utf-8')
      .send(shipmentsPage(twin, inboxPath, languageFor(request))),
  );
  app.post('/', { schema: hidden }, (request, reply) => {
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    act(twin, faults, form);
    twin.commit();
    return reply.redirect(`${app.prefix}/`, 303);
  });
}
