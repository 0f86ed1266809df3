import type { ErrorCode } from '@farad/domain/shared';

/** Texts of failures that pages show without asking the server, such as those of favourites, watches and quantities. */
export const pageErrors = {
  invalid_input: 'Проверьте поле «{{field}}».',
  invalid_input_plain: 'Проверьте, что вы ввели.',
  not_found: 'Ничего не найдено.',
  unauthenticated: 'Войдите, чтобы продолжить.',
  forbidden: 'У вас нет прав на это действие.',
  foreign_origin: 'Запрос пришёл с чужого сайта, мы его не приняли.',
  too_many_requests: 'Слишком часто. Повторите через {{seconds}} с.',
  too_many_requests_plain: 'Слишком часто. Повторите чуть позже.',
  unknown_product: 'Такого товара нет в каталоге.',
  not_enough_stock_plain: 'Столько нет на складе.',
  below_minimum_quantity_plain: 'Так мало не продаём.',
  off_multiple_plain: 'Продаём только целыми упаковками.',
  not_for_sale: 'Этот товар сейчас не продаётся.',
  basket_too_long: 'В корзине слишком много позиций. Оформите часть из них отдельным заказом.',
  comparison_full: 'В сравнении уже 20 товаров, больше не помещается. Уберите один из них.',
  favourites_full: 'В избранном уже 10 000 товаров, больше не помещается. Уберите ненужные.',
  guest_favourites_full: 'Без входа в избранном помещается 60 товаров. Войдите, чтобы сохранить больше.',
  nothing_to_watch: 'Ждать нечего: товар уже есть, цена уже такая или он не продаётся.',
  too_many_watches: 'Вы уже ждёте 500 товаров. Отключите ненужные уведомления.',
  unavailable: 'Магазин запускается или обновляется. Повторите через минуту.',
  internal: 'Ошибка на нашей стороне. Мы уже знаем о ней, попробуйте позже.',
} as const satisfies Partial<Record<ErrorCode | `${ErrorCode}_plain`, string>>;
