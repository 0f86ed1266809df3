type Say = (number: string, sum: string, accountEnd: string) => string;

export interface Texts {
  readonly headlines: Readonly<
    Record<
      | 'late'
      | 'overpaid'
      | 'released'
      | 'not_captured'
      | 'refunded'
      | 'refund_planned'
      | 'refund_withdrawn'
      | 'refund_sent'
      | 'refund_cash',
      Say
    >
  >;
  readonly reasonWords: string;
}

export const texts: Texts = {
  headlines: {
    late: (number, sum) => `Оплата ${sum} пришла, когда заказ ${number} был уже отменён. Мы возвращаем деньги`,
    overpaid: (number, sum) => `Заказ ${number} уже был оплачен. Мы возвращаем ${sum}`,
    released: (number, sum) => `Заказ ${number} отменён, ${sum} на карте больше не заморожены`,
    not_captured: (number, sum) => `Часть заказа ${number} не будет отправлена: ${sum} на карте больше не заморожены`,
    refunded: (number, sum) => `Возврат по заказу ${number}: ${sum}`,
    refund_planned: (number, sum, end) =>
      `Вернём ${sum} за заказ ${number} на счёт …${end}. Напишем, когда отправим деньги`,
    refund_withdrawn: (number, sum, end) =>
      `Возврат ${sum} за заказ ${number} на счёт …${end} отменён: денег по нему не будет`,
    refund_sent: (number, sum, end) => `Отправили ${sum} за заказ ${number} на счёт …${end}`,
    refund_cash: (number, sum) => `Вернули ${sum} наличными за заказ ${number}`,
  },
  reasonWords: 'Причина',
};
