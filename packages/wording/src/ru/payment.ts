/** Online payment: the methods, why one is not offered, what to do after a failure. */
export const payment = {
  method_card: 'Банковская карта',
  method_sbp: 'СБП',
  methodNote_card: 'На странице платёжного сервиса. Данные карты мы не видим.',
  methodNote_sbp: 'Через приложение вашего банка, по QR-коду или ссылке.',
  refusal_below_minimum: 'Онлайн можно оплатить сумму от 1 ₽.',
  refusal_above_maximum: 'Через СБП можно оплатить не больше 700 000 ₽.',
  advice_try_again: 'Оплата не прошла, деньги не списаны. Попробуйте ещё раз.',
  advice_other_method: 'Оплата не прошла, деньги не списаны. Выберите другую карту или другой способ оплаты.',
  advice_contact_bank:
    'Банк отклонил оплату, деньги не списаны. Обратитесь в свой банк или выберите другой способ оплаты.',
} as const;
