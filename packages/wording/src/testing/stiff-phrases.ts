import { localized } from '@farad/domain/shared';

/**
 * Stiff phrases, each with the words of a shop assistant. A text with such a phrase fails stiff-phrases.test.ts. Add a
 * phrase here when a reader stumbles over it.
 */
export const stiffPhrases = localized<readonly (readonly [stiff: RegExp, better: string])[]>({
  ru: [
    [/Подтвердите номер, и заказ/, 'Подтвердите телефон: пришлём код, пароль не нужен'],
    [/Налоги включены в цены/, 'В том числе НДС 22 %: … ₽'],
    [/(?:покупаете|покупаю) как/i, 'Покупатель: … · сменить'],
    [/Попробовать снова: /, 'Оплатить … через СБП'],
    [/какими они были сейчас/, 'на этот момент'],
    [/Как вас подписать/, 'Ваше имя (увидят все)'],
    [/Поле «\{\{field\}\}» заполнено неверно/, 'Укажите имя'],
    [/Значение не указано/, 'Оно не заполнено'],
    [/по соответствию/, 'по релевантности'],
    [/сортировка: по остатку|'по остатку'/i, 'сначала больше в наличии'],
    [/набор ряда/i, 'набор номиналов'],
    [/приглашают в компанию с ИНН/, '… приглашает вас закупать в …'],
    [/Никому его не сообщайте/, 'Никому не сообщайте'],
    [/на подтвержд[её]нный адрес/, 'по СМС на +7 916 …'],
    [/стоит прочерк/, 'только строки, которые действуют'],
    [/не отвечает или не подключ[её]н/, 'это для сотрудников, не для покупателя'],
    [/установленное число дней/, 'число'],
    [/Если списка нет/, 'Сейчас вакансий нет. Напишите о себе – ответим.'],
    [/Не нашли деталь\? Позвоните/, 'Нужна раньше? Спросите менеджера'],
    [/в 00:00/, 'до конца 25 ноября'],
    [/(?:данн(?:ый|ая|ое) (?:товар|заказ|деталь)|в случае если|посредством)/i, 'простыми словами'],
    [/предварительн(?:ой регистрации|ого входа)/, 'Входить заранее не нужно'],
    [/Недоступный способ/, 'Если способ не подходит, написано почему'],
    [/отводится \{\{ hold_minutes/, 'На оплату есть … мин.'],
    [/уплаченн|оплачиваем(?:ая|ой|ые) бонусами/, 'что вы заплатили'],
    [/Не кратно упаковке: можно/, 'Продаём упаковками: можно … или …'],
    [/ваше обращение/, 'ваше письмо'],
    [/(?:произвести|производится) (?:оплат|возврат|доставк)/i, 'заплатить, вернуть, привезти'],
  ],
  en: [
    [/as they were now/, 'of this moment'],
    [/Taxes are included in the prices/, 'VAT is included'],
    [/I buy as/, 'Buyer: …'],
    [/a set number of days/, 'the number'],
    [/If there is no list/, 'There are no vacancies now'],
    [/does not answer or is not connected/, 'that is for staff'],
    [/at your confirmed address/, 'by e-mail, or by SMS'],
    [/A dash means/, 'only the rows that apply'],
  ],
  tr: [
    [/Numarayı onaylayın, siparişiniz verilsin/, 'Telefonunuzu onaylayın'],
    [/Satırda çizgi varsa/, 'yalnızca geçerli satırlar'],
    [/Onaylı adresinize/i, 'e-postayla, e-posta yoksa SMS ile'],
    [/belirli bir gün sayısı/, 'sayının kendisi'],
    [/Liste yoksa/, 'Şu anda açık pozisyon yok'],
    [/yanıt vermezse veya bağlı değilse/, 'bu personel içindir'],
  ],
});
