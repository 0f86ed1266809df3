import type { ImportFailure, ImportProblem } from '@farad/domain/import';

/** Reasons why a mapping cannot be used. */
export type MappingProblem =
  | 'no_such_column'
  | 'column_twice'
  | 'field_twice'
  | 'unknown_attribute'
  | 'unknown_unit'
  | 'no_number'
  | 'no_maker'
  | 'no_rate'
  | 'unknown_encoding'
  | 'no_such_warehouse'
  | 'no_such_maker'
  | 'no_such_category'
  | 'other_code'
  | 'not_https'
  | 'private_address'
  | 'no_folder'
  | 'no_mapping';

/** Texts of imports that the server writes into answers and files. */
export interface ImportWords {
  readonly problems: Readonly<Record<ImportProblem, string>>;
  readonly failures: Readonly<Record<ImportFailure, string>>;
  readonly mapping: Readonly<Record<MappingProblem, string>>;
  /** A numeric column without a number in most rows. */
  readonly unreadColumn: string;
  /** Columns of the file with problems. */
  readonly columns: { readonly row: string; readonly column: string; readonly value: string; readonly why: string };
  /** Name of the file with problems, without the extension. */
  readonly problemsFile: string;
}

export const texts: ImportWords = {
  problems: {
    not_json: 'Строка не читается как JSON: пропускается',
    not_an_object: 'JSON, но не объект: строка пропускается',
    line_too_long: 'Строка длиннее миллиона знаков: пропускается',
    broken_quotes: 'Кавычки не парные: строка пропускается',
    more_cells_than_columns: 'Ячеек больше, чем столбцов: строка пропускается',
    required: 'Пусто там, где значение обязательно: строка пропускается',
    no_number: 'Название не начинается с номера детали: строка пропускается',
    not_a_number: 'Нужно число: строка берётся без этого значения',
    negative: 'Меньше нуля: строка берётся без этого значения',
    not_a_price: 'Не цена в валюте поставщика: строка берётся, цена не меняется',
    priced_from: 'Цены есть только от этого количества: оно стало минимумом заказа',
    price_on_request: 'Цена по запросу: деталь берётся без цены',
    text_too_long: 'Текст слишком длинный: строка берётся без него',
    rare_attribute: 'Параметр есть лишь в одной-двух строках категории: значение пропускается',
    too_long: 'Слишком длинно: строка пропускается',
    not_a_link: 'Не адрес http или https: ссылка на документацию пропускается',
    formula: 'Формула вместо значения: строка пропускается',
    duplicate: 'Эта деталь уже есть в другой строке: эта пропускается',
    not_typed: 'Не читается как значение этого параметра: значение пропускается',
    unknown_part: 'Такой детали в магазине нет: строка пропускается',
    vanished_left: 'Строки больше нет в полном списке: деталь остаётся как есть',
    vanished_no_stock: 'Строки больше нет в полном списке: остаток обнуляется',
    vanished_archived: 'Строки больше нет в полном списке: деталь уходит в архив',
    held_stock_touched: 'Остаток меняли складским документом: остаток остаётся как есть',
    held_dearer: 'Дороже, чем сейчас у другого поставщика: цена остаётся как есть',
    held_below_cost: 'Цена ниже закупочной: цена остаётся как есть',
    held_price_jump: 'Цена меняется слишком сильно: цена остаётся как есть',
  },
  failures: {
    empty: 'Файл пустой.',
    only_header: 'В файле нет строк с данными.',
    damaged_gzip: 'Архив gzip повреждён.',
    cut_gzip: 'Архив gzip обрывается: загрузите файл заново.',
    unpacks_too_large: 'Архив распаковывается больше чем в 8 ГБ.',
    damaged_workbook: 'Книга Excel повреждена.',
    workbook_too_large: 'Книга Excel слишком велика: сохраните её как CSV.',
    read_too_long: 'Файл не прочитался за минуту. Попробуйте ещё раз; большую книгу Excel сохраните как CSV.',
    not_a_table: 'Это не таблица и не текст.',
    quote_not_closed: 'Кавычка не закрыта до конца файла, или ячейка длиннее миллиона знаков.',
    unknown_encoding: 'Такая кодировка неизвестна.',
    unknown_category: 'В сопоставлении названа категория, которой нет.',
    rows_refused: 'Есть строки с ошибками, а выбрано «всё или ничего»: ничего не записано.',
    source_not_there: 'По расписанию файла не нашлось: папка пуста или адрес не отвечает.',
    source_too_large: 'Файл по адресу больше 2 ГБ.',
    mapping_does_not_fit: 'Столбцы файла другие: сопоставьте их заново.',
    other_currency: 'В файле указана другая валюта цен: проверьте валюту и курс.',
    mapping_doubted:
      'Сопоставление не подходит файлу, ничего не записано. Посмотрите причины; если всё верно, запустите ещё раз.',
    broke_off: 'Импорт прервался из-за ошибки программы. Попробуйте ещё раз.',
  },
  mapping: {
    no_such_column: 'Такого столбца в файле нет.',
    column_twice: 'Этот столбец уже сопоставлен.',
    field_twice: 'Это поле уже заполняет другой столбец.',
    unknown_attribute: 'Такого параметра нет.',
    unknown_unit: 'Эта единица не подходит к параметру.',
    no_number: 'Укажите столбец с номером производителя или с номером поставщика.',
    no_maker: 'Укажите столбец с производителем или одного производителя для всех строк.',
    no_rate: 'Сколько рублей стоит единица этой валюты?',
    unknown_encoding: 'Такая кодировка неизвестна.',
    no_such_warehouse: 'Такого склада нет.',
    no_such_maker: 'Такого производителя нет.',
    no_such_category: 'Такой категории нет.',
    other_code: 'Код поставщика не меняется.',
    not_https: 'Нужен адрес, который начинается с https://.',
    private_address: 'Адреса внутренних сетей не открываются.',
    no_folder: 'Такой папки в IMPORT_FOLDER нет.',
    no_mapping: 'Сначала сопоставьте столбцы одного файла этого поставщика.',
  },
  unreadColumn: 'Столбец чисел, а большинство значений не числа',
  columns: { row: 'Строка', column: 'Столбец', value: 'Значение', why: 'Что не так' },
  problemsFile: 'ошибки-импорта',
};
