/** What a checked import advises before anything is written. */
export const backOfficeImportAdvice = {
  mended: 'Сопоставление исправлено, проверяем ещё раз',
  notMended: 'Исправить не удалось',
  adviceColumns: 'Столбцы сопоставлены неверно: числа в них не читаются',
  adviceRows: 'Не будет принято {{refused}} из {{rows}} строк ({{share}} %). Чаще всего:',
  adviceCount: 'строк: {{rows}}',
  remedy_maker_constant: 'Подставить «Noname»',
  remedy_choose_number: 'Выбрать столбец номера',
  remedy_choose_column: 'Выбрать другой столбец',
  remedy_currency: 'Проверить цены и валюту',
  remedy_as_text: 'Не читать столбец',
  remedy_format: 'Проверить формат файла',
} as const;
