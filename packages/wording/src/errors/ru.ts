import type { ErrorCode } from '@farad/domain/shared';

import { pageErrors } from '../page-errors/ru.ts';

/**
 * One text for each error code; `…_plain` stands in where the failure came without its figures. Each says what
 * happened and what to do.
 */
export const errors = {
  ...pageErrors,
  unknown_field: 'Неизвестное поле: «{{field}}».',
  unknown_field_plain: 'В запросе есть неизвестное поле.',
  method_not_allowed: 'Этот адрес не отвечает на такой метод запроса.',
  insecure_transport: 'Вход возможен только по защищённому соединению (https).',
  body_too_large: 'Запрос слишком большой.',
  unsupported_media_type: 'Такой тип содержимого не принимается.',
  basket_empty: 'Корзина пуста.',
  too_many_lists: 'Списков уже 100, больше не помещается. Удалите ненужный.',
  duplicate: 'Список с таким названием уже есть.',
  already_reviewed: 'Вы уже оставили отзыв об этом товаре.',
  totals_changed: 'Цены или остатки изменились. Проверьте новый итог; заказ ещё не создан.',
  idempotency_key_reused: 'Этот ключ повтора уже использован для другого запроса.',
  idempotency_in_progress: 'Такой же запрос уже выполняется. Подождите ответа.',
  invalid_phone: 'Проверьте номер телефона: нужно 10 цифр после +7.',
  foreign_phone: 'Коды отправляем только на российские номера. Войдите по почте.',
  not_a_mobile_phone: 'Коды приходят только на мобильные номера: +7 9…',
  invalid_email: 'Проверьте адрес электронной почты.',
  code_resend_too_early: 'Новый код можно запросить через {{seconds}} с.',
  code_resend_too_early_plain: 'Новый код можно будет запросить чуть позже.',
  code_day_limit: 'На сегодня коды закончились. Попробуйте завтра или войдите другим способом.',
  code_not_sent: 'Код не удалось отправить. Попробуйте другой способ входа.',
  bot_check_failed: 'Не удалось проверить, что вы не робот. Обновите страницу и попробуйте ещё раз; нужен JavaScript.',
  grant_missing: 'Сначала подтвердите номер или адрес кодом.',
  proof_missing: 'Сначала подтвердите, что это вы: запросите код на свой номер или почту.',
  wrong_code: 'Код не подошёл. Проверьте цифры или запросите новый.',
  address_taken: 'Этот номер или адрес уже принадлежит другой учётной записи. Войдите в неё или укажите другой.',
  last_owner: 'Вы последний владелец. Сначала назначьте владельцем кого-нибудь ещё.',
  company_known: 'Эта компания у вас уже есть.',
  companies_full: 'Больше не помещается: компаний может быть 50, сотрудников 200, открытых приглашений 50.',
  invitation_over: 'Приглашение уже использовано, отозвано или просрочено. Попросите прислать новое.',
  invitation_for_another:
    'Приглашение отправлено на другой номер или адрес. Войдите с ним или добавьте его в свой профиль.',
  transition_not_allowed: 'Для этого заказа такое действие сейчас невозможно.',
} as const satisfies Record<ErrorCode, string> & Record<string, string>;
