/** What is wrong with a field of a request; said after the field has been named. */
export const input = {
  missing: 'Значение не указано.',
  wrongType: 'Здесь ожидается значение другого вида.',
  tooShort: 'Слишком коротко: символов нужно не меньше {{limit}}.',
  tooLong: 'Слишком длинно: символов может быть не больше {{limit}}.',
  tooFew: 'Слишком мало значений: нужно не меньше {{limit}}.',
  tooMany: 'Слишком много значений: может быть не больше {{limit}}.',
  tooSmall: 'Число должно быть не меньше {{limit}}.',
  tooBig: 'Число должно быть не больше {{limit}}.',
  numberTooBig: 'Число слишком большое.',
  numberTooSmall: 'Число слишком маленькое.',
  notWhole: 'Нужно целое число.',
  wrongForm: 'Значение записано не в том виде.',
  unknownValue: 'Такого варианта нет.',
} as const;
