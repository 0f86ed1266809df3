import type { OneCFailure } from '@farad/domain/one-c';

import type { OneCRefusal } from './exchange-session.ts';

/** Texts that 1C shows to its user, always in Russian. */
export const exchangeWords = {
  refusals: {
    unauthenticated: 'Неверное имя или пароль обмена',
    too_many_tries: 'Слишком много неверных паролей: подождите 15 минут',
    not_secure: 'Обмен идёт только по https',
    no_account: 'Учётная запись обмена не заведена',
  } satisfies Record<OneCRefusal, string>,
  failures: {
    broken_xml: 'Файл повреждён: это не правильный XML',
    doctype: 'DOCTYPE в файле не допускается',
    not_commerceml: 'Это не файл CommerceML',
    unknown_encoding: 'Кодировка файла не поддерживается: нужна UTF-8 или windows-1251',
    wrong_encoding: 'Файл не в той кодировке, которую объявляет',
    too_deep: 'Слишком глубокая вложенность элементов',
    element_too_large: 'Слишком большой элемент',
    empty: 'Файл пуст',
    damaged_zip: 'Архив повреждён',
    zip_name: 'В архиве файл с недопустимым именем',
    zip_too_large: 'Архив распаковывается в слишком большой объём',
    file_missing: 'Файл не передан',
    too_many_left_out: 'Выгрузка убрала бы больше половины товаров: ничего не снято с продажи',
    broke_off: 'Внутренняя ошибка магазина, повторите обмен',
  } satisfies Record<OneCFailure, string>,
  no_session: 'Нет сеанса обмена: начните с checkauth',
  bad_name: 'Недопустимое имя файла',
  part_too_large: 'Часть файла больше file_limit',
  too_much: 'Сеанс передал слишком много',
  busy: 'Этот файл загружается в каталог',
  unknown_mode: 'Неизвестная команда обмена',
  too_many_requests: 'Слишком много запросов',
  inLine: (line: number): string => ` (строка ${line})`,
  queued: 'Файл ждёт очереди',
  progress: (rows: number): string => `Обработано записей: ${rows}`,
} as const;
