import type { DeliveryKind, PaymentKind } from '@farad/domain/order';

interface Letter {
  readonly subject: string;
  readonly text: string;
}

export interface Texts {
  readonly loginCodeSms: (code: string) => string;
  readonly loginCodeMail: (values: {
    readonly code: string;
    readonly host: string;
    readonly lifeMinutes: number;
  }) => Letter;
  /** Ways of delivery, before the address: `Самовывоз: …`. */
  readonly placeWords: Readonly<Record<DeliveryKind, string>>;
  readonly paymentWords: Readonly<Record<PaymentKind, string>>;
  readonly dayWords: string;
  /** `dayWords` of an order that leaves only after a payment, which may come days later. */
  readonly dayWordsIfPaid: string;
  readonly deadline: (values: { readonly until: string }) => string;
  readonly orderPlacedSms: (values: {
    readonly number: string;
    readonly total: string;
    readonly end: string;
  }) => string;
  readonly letterWords: {
    readonly subject: (number: string) => string;
    readonly greeting: (number: string, name: string) => string;
    readonly farewell: Readonly<Record<DeliveryKind, string>>;
    readonly button: string;
  };
  readonly sumWords: { readonly discount: string; readonly delivery: string };
}

export const texts: Texts = {
  loginCodeSms: (code) => `код ${code}. Никому не сообщайте.`,
  loginCodeMail: ({ code, host, lifeMinutes }) => ({
    subject: `Код для входа: ${code}`,
    text: `Код для входа на ${host}: ${code}\n\nОн действует ${lifeMinutes} мин. Никому не сообщайте.\nЕсли вы не запрашивали код, просто удалите это письмо.\n`,
  }),
  placeWords: { own_pickup: 'Самовывоз', courier: 'Курьер', pickup_point: 'Пункт выдачи' },
  paymentWords: {
    cash_on_receipt: 'Оплата: наличными при получении',
    card: 'Оплата: картой на сайте',
    sbp: 'Оплата: через СБП на сайте',
    invoice: 'Оплата: по счёту',
  },
  dayWords: 'Привезём',
  dayWordsIfPaid: 'Если оплатите сегодня, привезём',
  deadline: ({ until }) => `Оплатите до ${until}`,
  orderPlacedSms: ({ number, total, end }) => `Заказ ${number} принят, ${total}. ${end}`,
  letterWords: {
    subject: (number) => `Заказ ${number} принят`,
    greeting: (number, name) => (name === '' ? `Спасибо за заказ ${number}!` : `${name}, спасибо за заказ ${number}!`),
    farewell: {
      own_pickup: 'Напишем, когда заказ можно забрать.',
      courier: 'Напишем, когда заказ поедет к вам.',
      pickup_point: 'Напишем, когда заказ поедет к вам.',
    },
    button: 'Открыть заказ',
  },
  sumWords: { discount: 'Скидка', delivery: 'Доставка' },
};
