import type { ImportFailure, ImportProblem } from '@farad/domain/import';
import type { Locale } from '@farad/domain/shared';

/** What stands in the way of a mapping. */
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

/** Words of imports that the server writes: into answers and files. */
export interface ImportWords {
  readonly problems: Readonly<Record<ImportProblem, string>>;
  readonly failures: Readonly<Record<ImportFailure, string>>;
  readonly mapping: Readonly<Record<MappingProblem, string>>;
  /** A column that should be numbers, and is none in most rows. */
  readonly unreadColumn: string;
  /** Columns of the file of problems. */
  readonly columns: { readonly row: string; readonly column: string; readonly value: string; readonly why: string };
  /** Name of that file, without its ending. */
  readonly problemsFile: string;
}

const ru: ImportWords = {
  problems: {
    not_json: 'Строка не читается как JSON: пропущена',
    not_an_object: 'JSON, но не объект: строка пропущена',
    line_too_long: 'Строка длиннее миллиона знаков: пропущена',
    broken_quotes: 'Кавычки не парные: строка пропущена',
    more_cells_than_columns: 'Ячеек больше, чем столбцов: строка пропущена',
    required: 'Пусто там, где значение обязательно: строка пропущена',
    not_a_number: 'Не число: значение пропущено, строка загружена',
    negative: 'Меньше нуля: значение пропущено, строка загружена',
    not_a_price: 'Не цена в валюте поставщика: цена не изменена, строка загружена',
    price_on_request: 'Цена по запросу: деталь загружена без цены',
    text_too_long: 'Текст слишком длинный: пропущен, строка загружена',
    rare_attribute: 'Параметр есть лишь в одной-двух строках категории: значение пропущено',
    too_long: 'Слишком длинно: строка пропущена',
    not_a_link: 'Не адрес http или https: документация пропущена',
    formula: 'Формула вместо значения: строка пропущена',
    duplicate: 'Эта деталь уже есть в другой строке: эта пропущена',
    not_typed: 'Не читается как значение этого параметра: значение пропущено',
    unknown_part: 'Такой детали в магазине нет: строка пропущена',
    vanished_left: 'Строки больше нет в полном списке: деталь оставлена как есть',
    vanished_no_stock: 'Строки больше нет в полном списке: остаток обнулён',
    vanished_archived: 'Строки больше нет в полном списке: деталь в архиве',
    held_stock_touched: 'Остаток меняли складским документом: остаток оставлен как есть',
    held_dearer: 'Дороже, чем сейчас у другого поставщика: цена оставлена как есть',
    held_below_cost: 'Цена ниже закупочной: цена оставлена как есть',
    held_price_jump: 'Цена меняется слишком сильно: цена оставлена как есть',
  },
  failures: {
    empty: 'Файл пустой.',
    only_header: 'В файле нет строк с данными.',
    damaged_gzip: 'Архив gzip повреждён.',
    cut_gzip: 'Архив gzip обрывается: загрузите файл заново.',
    unpacks_too_large: 'Архив распаковывается больше чем в 8 ГБ.',
    damaged_workbook: 'Книга Excel повреждена.',
    workbook_too_large: 'Книга Excel слишком велика: сохраните её как CSV.',
    not_a_table: 'Это не таблица и не текст.',
    quote_not_closed: 'Кавычка не закрыта до конца файла, или ячейка длиннее миллиона знаков.',
    unknown_encoding: 'Такая кодировка неизвестна.',
    unknown_category: 'В сопоставлении названа категория, которой нет.',
    rows_refused: 'Есть строки с ошибками, а выбрано «всё или ничего»: ничего не записано.',
    source_not_there: 'По расписанию файла не нашлось: папка пуста или адрес не отвечает.',
    source_too_large: 'Файл по адресу больше 2 ГБ.',
    mapping_does_not_fit: 'Столбцы файла другие: сопоставьте их заново.',
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

const en: ImportWords = {
  problems: {
    not_json: 'Not readable as JSON: the row was left out',
    not_an_object: 'JSON, but not an object: the row was left out',
    line_too_long: 'A line of more than a million characters: it was left out',
    broken_quotes: 'Quotes that do not pair: the row was left out',
    more_cells_than_columns: 'More cells than columns: the row was left out',
    required: 'Empty where something must be: the row was left out',
    not_a_number: 'Not a number: the value was left out, the row was taken',
    negative: 'Less than zero: the value was left out, the row was taken',
    not_a_price: 'Not a price in the supplier’s currency: the price was not changed, the row was taken',
    price_on_request: 'Price on request: the part was taken without a price',
    text_too_long: 'The text is too long: it was left out, the row was taken',
    rare_attribute: 'Only one or two rows of the category have this attribute: the value was left out',
    too_long: 'Too long: the row was left out',
    not_a_link: 'Not an http or https address: the datasheet was left out',
    formula: 'A formula instead of a value: the row was left out',
    duplicate: 'Another row is the same part: this one was left out',
    not_typed: 'Not readable as this attribute: the value was left out',
    unknown_part: 'The shop has no such part: the row was left out',
    vanished_left: 'The full list has this row no more: the part was left as it is',
    vanished_no_stock: 'The full list has this row no more: its stock was set to zero',
    vanished_archived: 'The full list has this row no more: the part was archived',
    held_stock_touched: 'A stock document changed the stock since: the stock was left as it is',
    held_dearer: 'Dearer than another supplier has it now: the price was left as it is',
    held_below_cost: 'The price is below cost: the price was left as it is',
    held_price_jump: 'The price changes too much: the price was left as it is',
  },
  failures: {
    empty: 'The file is empty.',
    only_header: 'The file has no rows of data.',
    damaged_gzip: 'The gzip file is damaged.',
    cut_gzip: 'The gzip file is cut off: load it again.',
    unpacks_too_large: 'The gzip file unpacks to more than 8 GB.',
    damaged_workbook: 'The workbook is damaged.',
    workbook_too_large: 'The workbook is too large: save it as CSV.',
    not_a_table: 'This is neither a table nor a text.',
    quote_not_closed: 'A quote is not closed to the end of the file, or a cell has more than a million characters.',
    unknown_encoding: 'This encoding is not known.',
    unknown_category: 'The mapping names a category that does not exist.',
    rows_refused: 'There are rows with errors, and all or nothing was wanted: nothing was written.',
    source_not_there: 'The schedule found no file: the folder is empty, or the address does not answer.',
    source_too_large: 'The file at the address has more than 2 GB.',
    mapping_does_not_fit: 'The file has other columns: map them anew.',
    mapping_doubted:
      'The mapping does not fit the file, nothing was written. See the causes; if it is right, run it again.',
    broke_off: 'The import broke off by an error of the program. Try again.',
  },
  mapping: {
    no_such_column: 'The file has no such column.',
    column_twice: 'This column is mapped already.',
    field_twice: 'Another column fills this field already.',
    unknown_attribute: 'There is no such attribute.',
    unknown_unit: 'This unit does not fit the attribute.',
    no_number: 'Name the column of the manufacturer’s or the supplier’s number.',
    no_maker: 'Name the column of the manufacturer, or one manufacturer for all rows.',
    no_rate: 'How many roubles is one unit of this currency?',
    unknown_encoding: 'This encoding is not known.',
    no_such_warehouse: 'There is no such warehouse.',
    no_such_maker: 'There is no such manufacturer.',
    no_such_category: 'There is no such category.',
    other_code: 'The code of a supplier does not change.',
    not_https: 'The address has to begin with https://.',
    private_address: 'Addresses of private networks are not opened.',
    no_folder: 'IMPORT_FOLDER has no such folder.',
    no_mapping: 'Map the columns of one file of this supplier first.',
  },
  unreadColumn: 'A column of numbers, and most of its values are none',
  columns: { row: 'Row', column: 'Column', value: 'Value', why: 'What is wrong' },
  problemsFile: 'import-errors',
};

const tr: ImportWords = {
  problems: {
    not_json: 'JSON olarak okunamıyor: satır atlandı',
    not_an_object: 'JSON, ama nesne değil: satır atlandı',
    line_too_long: 'Bir milyon karakterden uzun satır: atlandı',
    broken_quotes: 'Tırnaklar eşleşmiyor: satır atlandı',
    more_cells_than_columns: 'Hücre sayısı sütunlardan fazla: satır atlandı',
    required: 'Dolu olması gereken yer boş: satır atlandı',
    not_a_number: 'Sayı değil: değer atlandı, satır alındı',
    negative: 'Sıfırdan küçük: değer atlandı, satır alındı',
    not_a_price: 'Tedarikçinin para biriminde bir fiyat değil: fiyat değişmedi, satır alındı',
    price_on_request: 'Fiyat sorunuz: parça fiyatsız alındı',
    text_too_long: 'Metin çok uzun: atlandı, satır alındı',
    rare_attribute: 'Bu özellik kategorinin yalnızca bir iki satırında var: değer atlandı',
    too_long: 'Çok uzun: satır atlandı',
    not_a_link: 'http veya https adresi değil: veri sayfası atlandı',
    formula: 'Değer yerine formül: satır atlandı',
    duplicate: 'Aynı parça başka bir satırda var: bu satır atlandı',
    not_typed: 'Bu özelliğin değeri olarak okunamıyor: değer atlandı',
    unknown_part: 'Mağazada böyle bir parça yok: satır atlandı',
    vanished_left: 'Satır artık tam listede yok: parça olduğu gibi bırakıldı',
    vanished_no_stock: 'Satır artık tam listede yok: stoğu sıfırlandı',
    vanished_archived: 'Satır artık tam listede yok: parça arşivlendi',
    held_stock_touched: 'Stok bir belgeyle değiştirilmiş: stok olduğu gibi bırakıldı',
    held_dearer: 'Başka bir tedarikçide şu an daha ucuz: fiyat olduğu gibi bırakıldı',
    held_below_cost: 'Fiyat maliyetin altında: fiyat olduğu gibi bırakıldı',
    held_price_jump: 'Fiyat çok değişiyor: fiyat olduğu gibi bırakıldı',
  },
  failures: {
    empty: 'Dosya boş.',
    only_header: 'Dosyada veri satırı yok.',
    damaged_gzip: 'Gzip dosyası bozuk.',
    cut_gzip: 'Gzip dosyası yarım kalmış: yeniden yükleyin.',
    unpacks_too_large: 'Gzip dosyası 8 GB’den büyük açılıyor.',
    damaged_workbook: 'Çalışma kitabı bozuk.',
    workbook_too_large: 'Çalışma kitabı çok büyük: CSV olarak kaydedin.',
    not_a_table: 'Bu bir tablo ya da metin değil.',
    quote_not_closed: 'Bir tırnak dosyanın sonuna kadar kapanmıyor ya da bir hücre bir milyon karakterden uzun.',
    unknown_encoding: 'Bu kodlama bilinmiyor.',
    unknown_category: 'Eşleştirmede var olmayan bir kategori var.',
    rows_refused: 'Hatalı satırlar var ve “ya hep ya hiç” seçildi: hiçbir şey yazılmadı.',
    source_not_there: 'Zamanlama dosya bulamadı: klasör boş ya da adres yanıt vermiyor.',
    source_too_large: 'Adresteki dosya 2 GB’den büyük.',
    mapping_does_not_fit: 'Dosyanın sütunları farklı: yeniden eşleştirin.',
    mapping_doubted: 'Eşleme dosyaya uymuyor, hiçbir şey yazılmadı. Nedenlere bakın; doğruysa yeniden başlatın.',
    broke_off: 'İçe aktarma bir program hatasıyla kesildi. Yeniden deneyin.',
  },
  mapping: {
    no_such_column: 'Dosyada böyle bir sütun yok.',
    column_twice: 'Bu sütun zaten eşleştirildi.',
    field_twice: 'Bu alanı başka bir sütun dolduruyor.',
    unknown_attribute: 'Böyle bir özellik yok.',
    unknown_unit: 'Bu birim özelliğe uymuyor.',
    no_number: 'Üretici ya da tedarikçi numarasının sütununu seçin.',
    no_maker: 'Üretici sütununu ya da bütün satırlar için tek bir üretici seçin.',
    no_rate: 'Bu para biriminin bir birimi kaç ruble?',
    unknown_encoding: 'Bu kodlama bilinmiyor.',
    no_such_warehouse: 'Böyle bir depo yok.',
    no_such_maker: 'Böyle bir üretici yok.',
    no_such_category: 'Böyle bir kategori yok.',
    other_code: 'Tedarikçi kodu değişmez.',
    not_https: 'Adres https:// ile başlamalı.',
    private_address: 'Özel ağ adresleri açılmaz.',
    no_folder: 'IMPORT_FOLDER içinde böyle bir klasör yok.',
    no_mapping: 'Önce bu tedarikçinin bir dosyasının sütunlarını eşleştirin.',
  },
  unreadColumn: 'Sayı sütunu, ama değerlerinin çoğu sayı değil',
  columns: { row: 'Satır', column: 'Sütun', value: 'Değer', why: 'Sorun' },
  problemsFile: 'ice-aktarma-hatalari',
};

export const importWords: Readonly<Record<Locale, ImportWords>> = { ru, en, tr };
