import type { StaffEvent } from '@farad/domain/setting';

type Headline = (number: string) => string;

export interface Texts {
  readonly headlines: Readonly<Record<StaffEvent, Headline>>;
}

export const texts: Texts = {
  headlines: {
    order: (number) => `Новый заказ ${number}`,
    request: (number) => `Новый запрос ${number}`,
    return: (number) => `Просят возврат по заказу ${number}`,
    cancel: (number) => `Просят отменить заказ ${number}`,
    shortage: (number) => `Для заказа ${number} не нашли детали на складе`,
    parcel: (number) => `Разберитесь с посылкой заказа ${number}`,
    chat: () => 'В чате ждут ответа',
    feedback: (number) => `Новое обращение ${number}`,
    sms_balance: () => 'Кончаются деньги на SMS',
    servers: () => 'Неполадка на сервере',
  },
};
