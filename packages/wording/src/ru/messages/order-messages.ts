import type { DeliveryKind, StatusNews } from '@farad/domain/order';
import { statusHeadlines } from '../shared/order-status.ts';
import { sentence } from '../../sentence.ts';

type Arrival = (place: string, days: string) => string;

type Headline = (number: string) => string;

export interface Texts {
  readonly thanks: string;
  readonly arrivals: Readonly<Record<DeliveryKind, Arrival>>;
  /** Said of an order that waits in the office; hours may be empty. */
  readonly collect: (place: string, hours: string) => string;
  readonly paidText: (values: { readonly sum: string; readonly number: string }) => string;
  /** Text of the button that opens an order. */
  readonly openOrder: string;
  readonly headlines: Readonly<
    Record<
      | StatusNews
      | 'awaited'
      | 'lapsed'
      | 'paid'
      | 'refused'
      | 'changed'
      | 'cancelRequested'
      | 'cancelRefused'
      | 'returnRequested'
      | 'returnAccepted'
      | 'returnRefused',
      Headline
    >
  >;
  readonly reasonWords: string;
  readonly sumWords: (before: string, after: string) => string;
  /** Sentence about the refund of an accepted return. */
  readonly refundWords: (sum: string) => string;
  readonly orderWaitsHeadline: (values: {
    readonly number: string;
    readonly sum: string;
    readonly company: string;
  }) => string;
}

export const texts: Texts = {
  thanks: 'спасибо!',
  arrivals: {
    own_pickup: (place) => `Сообщим, когда можно забрать: ${place}`,
    courier: (place, days) => (days === '' ? `Привезём по адресу: ${place}` : `Привезём ${days}: ${place}`),
    pickup_point: (place, days) =>
      days === '' ? `Привезём в пункт выдачи: ${place}` : `В пункт выдачи привезём ${days}: ${place}`,
  },
  collect: (place, hours) => sentence(`Можно забирать: ${place}${hours === '' ? '' : `, ${hours}`}`),
  paidText: ({ sum, number }) => `Получили ${sum} за заказ ${number}.`,
  openOrder: 'Открыть заказ',
  headlines: {
    ...statusHeadlines,
    awaited: (number) =>
      `Заказ ${number} принят. Ждём детали от поставщика: как придут, напишем, и можно будет оплатить`,
    lapsed: (number) => `Заказ ${number} отменён: время ожидания вышло, детали вернулись в продажу`,
    paid: (number) => `Заказ ${number} оплачен`,
    refused: (number) => `Компания не одобрила заказ ${number}, он отменён`,
    changed: (number) => `Состав заказа ${number} изменён`,
    cancelRequested: (number) => `Получили просьбу отменить заказ ${number}, скоро ответим`,
    cancelRefused: (number) => `Отменить заказ ${number} не получится`,
    returnRequested: (number) => `Получили ваш запрос на возврат по заказу ${number}`,
    returnAccepted: (number) => `Возврат по заказу ${number} одобрен`,
    returnRefused: (number) => `Возврат по заказу ${number} отклонён`,
  },
  reasonWords: 'Причина',
  sumWords: (before, after) => `Было ${before}, стало ${after}.`,
  refundWords: (sum) => `Вернём ${sum} туда, откуда пришла оплата.`,
  orderWaitsHeadline: ({ number, sum, company }) =>
    `Заказ ${number} на ${sum} для компании ${company} ждёт вашего одобрения`,
};
