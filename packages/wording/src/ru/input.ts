/** Errors of a request's field; the text follows the title of the field. */
export const input = {
  missing: 'Оно не заполнено.',
  wrongType: 'Здесь нужно другое: проверьте, что вписано.',
  tooShort: 'Слишком коротко: нужно не меньше символов: {{limit}}.',
  tooLong: 'Слишком длинно: можно не больше символов: {{limit}}.',
  tooFew: 'Слишком мало значений: нужно не меньше {{limit}}.',
  tooMany: 'Слишком много значений: может быть не больше {{limit}}.',
  tooSmall: 'Число должно быть не меньше {{limit}}.',
  tooBig: 'Число должно быть не больше {{limit}}.',
  numberTooBig: 'Число слишком большое.',
  numberTooSmall: 'Число слишком маленькое.',
  notWhole: 'Нужно целое число.',
  wrongForm: 'Проверьте, как оно записано.',
  unknownValue: 'Такого варианта нет.',
} as const;
