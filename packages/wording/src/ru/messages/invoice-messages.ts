type Headline = (invoice: string, number: string, total: string) => string;

export interface Texts {
  readonly headlines: Headline;
  readonly letter: { until: (day: string) => string; pdf: string; order: string };
}

export const texts: Texts = {
  headlines: (invoice, number, total) => `Счёт № ${invoice} на ${total} по заказу ${number}`,
  letter: { until: (day) => `Файл приложен. Оплатите счёт до ${day}.`, pdf: 'Счёт (PDF)', order: 'Заказ' },
};
