import type { PaymentEvent, PaymentStatus } from './yookassa-objects.ts';
import type { Delivery } from '../webhooks.ts';

interface Words {
  readonly payTitle: string;
  readonly note: string;
  readonly pay: string;
  readonly paySlowly: string;
  readonly failures: string;
  readonly reason: string;
  readonly decline: string;
  readonly secure: string;
  readonly expire: string;
  readonly sbpHint: string;
  readonly sbpPaid: string;
  readonly sbpCode: string;
  readonly leave: string;
  readonly back: string;
  readonly untilPaid: string;
  readonly waitingForBank: string;
  readonly notFound: string;
  readonly listTitle: string;
  readonly listNote: string;
  readonly empty: string;
  readonly messages: string;
  readonly noAddress: string;
  readonly loseNext: string;
  readonly loses: string;
  readonly resend: string;
  readonly expireHold: string;
  readonly toPage: string;
  readonly webhooks: string;
  /** States of the receipt that the request for the payment carried. */
  readonly receipts: Readonly<Record<'pending' | 'succeeded' | 'canceled', string>>;
  readonly noAnswer: string;
  readonly methods: Readonly<Record<'bank_card' | 'sbp' | 'any', string>>;
  readonly statuses: Readonly<Record<PaymentStatus, string>>;
  readonly events: Readonly<Record<PaymentEvent['name'], string>>;
  readonly deliveries: Readonly<Record<Delivery['state'], string>>;
  /** Texts of the reasons for a failure, by code. The page shows them beside the code. */
  readonly reasons: Readonly<Record<string, string>>;
}

const ru: Words = {
  payTitle: 'Оплата',
  note: 'Это имитация платёжного сервиса: деньги не настоящие, наружу ничего не уходит. Решите, чем кончится платёж.',
  pay: 'Оплатить картой',
  paySlowly: 'Оплатить, но банк думает 20 секунд',
  failures: 'Если не получилось',
  reason: 'Причина отказа',
  decline: 'Отклонить',
  secure: 'Не пройти 3-D Secure',
  expire: 'Дать времени истечь',
  sbpHint: 'Наведите камеру телефона на код или откройте приложение банка.',
  sbpPaid: 'Оплачено в приложении банка',
  sbpCode: 'QR-код для оплаты',
  leave: 'Вернуться в магазин без оплаты',
  back: 'Вернуться в магазин',
  untilPaid: 'Оплатить можно до',
  waitingForBank: 'Банк обрабатывает платёж.',
  notFound: 'Такого платежа нет.',
  listTitle: 'Платежи',
  listNote: 'Что знает имитация платёжного сервиса и что она сообщила магазину. Новое сверху.',
  empty: 'Платежей ещё не было.',
  messages: 'Исходящие сообщения',
  noAddress: 'Адрес для уведомлений не задан: они теряются.',
  loseNext: 'Потерять следующее уведомление',
  loses: 'Следующее уведомление потеряется.',
  resend: 'Отправить ещё раз',
  expireHold: 'Дать времени на списание истечь',
  toPage: 'Страница оплаты',
  webhooks: 'Уведомления',
  receipts: {
    pending: 'Чек: ждёт оплаты',
    succeeded: 'Чек: зарегистрирован',
    canceled: 'Чек: не понадобился',
  },
  noAnswer: 'нет ответа',
  methods: { bank_card: 'Банковская карта', sbp: 'СБП', any: 'Любой способ' },
  statuses: {
    pending: 'Ждёт оплаты',
    waiting_for_capture: 'Деньги заморожены',
    succeeded: 'Оплачен',
    canceled: 'Отменён',
  },
  events: {
    created: 'Создан',
    planned: 'Покупатель заплатил, банк думает',
    held: 'Деньги заморожены',
    paid: 'Оплачен',
    captured: 'Списано',
    canceled: 'Отменён',
    refunded: 'Возвращено',
    receipt: 'Чек',
  },
  deliveries: { waiting: 'ждёт', delivered: 'принято', lost: 'потеряно', given_up: 'не принято' },
  reasons: {
    insufficient_funds: 'Не хватает денег',
    general_decline: 'Отказ без причины',
    call_issuer: 'Нужно позвонить в банк',
    card_expired: 'Карта просрочена',
    invalid_card_number: 'Неверный номер карты',
    invalid_csc: 'Неверный код CVV2',
    '3d_secure_failed': 'Не пройден 3-D Secure',
    issuer_unavailable: 'Банк не отвечает',
    payment_method_limit_exceeded: 'Превышен лимит карты',
    payment_method_restricted: 'Операции по карте запрещены',
    country_forbidden: 'Карта другой страны',
    fraud_suspected: 'Подозрение на мошенничество',
    identification_required: 'Нужна идентификация кошелька',
    internal_timeout: 'Технический сбой',
    permission_revoked: 'Отозвано право списания',
    unsupported_mobile_operator: 'Мобильный оператор не подходит',
    expired_on_confirmation: 'Время оплаты вышло',
    expired_on_capture: 'Время списания вышло',
    canceled_by_merchant: 'Отменён магазином',
  },
};

const en: Words = {
  payTitle: 'Payment',
  note: 'This payment service is simulated: the money is not real and nothing leaves this machine. Decide how the payment ends.',
  pay: 'Pay by card',
  paySlowly: 'Pay, but the bank takes 20 seconds',
  failures: 'If it fails',
  reason: 'Reason',
  decline: 'Decline',
  secure: 'Fail 3-D Secure',
  expire: 'Let the time run out',
  sbpHint: 'Point the camera of your phone at the code, or open the app of your bank.',
  sbpPaid: 'Paid in the bank app',
  sbpCode: 'QR code to pay',
  leave: 'Return to the shop without paying',
  back: 'Return to the shop',
  untilPaid: 'Can be paid until',
  waitingForBank: 'The bank is working on the payment.',
  notFound: 'There is no such payment.',
  listTitle: 'Payments',
  listNote: 'What the simulated payment service knows, and what it told the shop. Newest first.',
  empty: 'There were no payments yet.',
  messages: 'Outgoing messages',
  noAddress: 'No address for notifications is set: they are lost.',
  loseNext: 'Lose the next notification',
  loses: 'The next notification will be lost.',
  resend: 'Send again',
  expireHold: 'Let the time to capture run out',
  toPage: 'Page to pay',
  webhooks: 'Notifications',
  receipts: {
    pending: 'Receipt: waits for the payment',
    succeeded: 'Receipt: registered',
    canceled: 'Receipt: not needed',
  },
  noAnswer: 'no answer',
  methods: { bank_card: 'Bank card', sbp: 'SBP', any: 'Any method' },
  statuses: {
    pending: 'Waits for the buyer',
    waiting_for_capture: 'Money is held',
    succeeded: 'Paid',
    canceled: 'Cancelled',
  },
  events: {
    created: 'Created',
    planned: 'The buyer has paid, the bank is slow',
    held: 'Money is held',
    paid: 'Paid',
    captured: 'Captured',
    canceled: 'Cancelled',
    refunded: 'Refunded',
    receipt: 'Receipt',
  },
  deliveries: { waiting: 'waiting', delivered: 'taken', lost: 'lost', given_up: 'not taken' },
  reasons: {
    insufficient_funds: 'Not enough money',
    general_decline: 'Declined without a reason',
    call_issuer: 'Call the bank',
    card_expired: 'Card has expired',
    invalid_card_number: 'Wrong card number',
    invalid_csc: 'Wrong CVV2 code',
    '3d_secure_failed': '3-D Secure failed',
    issuer_unavailable: 'Bank does not answer',
    payment_method_limit_exceeded: 'Limit of the card exceeded',
    payment_method_restricted: 'Operations with the card are forbidden',
    country_forbidden: 'Card of another country',
    fraud_suspected: 'Fraud suspected',
    identification_required: 'Wallet needs identification',
    internal_timeout: 'Technical failure',
    permission_revoked: 'Right to debit was revoked',
    unsupported_mobile_operator: 'Mobile operator is not supported',
    expired_on_confirmation: 'Time to pay is over',
    expired_on_capture: 'Time to capture is over',
    canceled_by_merchant: 'Cancelled by the shop',
  },
};

/** Texts of the YooKassa twin's pages, by language. */
export const yookassaWords = { ru, en } as const;
