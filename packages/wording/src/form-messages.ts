import type { Translator } from './translator.ts';

/**
 * Returns the default form messages (specification section 5) for antd's `validateMessages`. The form fills in
 * `${label}` and similar slots.
 */
export function formMessages(t: Translator) {
  const label = { label: '${label}' };
  const len = { ...label, len: '${len}' };
  const min = { ...label, min: '${min}' };
  const max = { ...label, max: '${max}' };
  const range = { ...min, max: '${max}' };
  return {
    default: t('forms.default', label),
    required: t('forms.required', label),
    enum: t('forms.enum', { ...label, enum: '${enum}' }),
    whitespace: t('forms.whitespace', label),
    date: {
      format: t('forms.dateFormat', label),
      parse: t('forms.dateParse', label),
      invalid: t('forms.dateInvalid', label),
    },
    types: typeMessages(t, label),
    string: {
      len: t('forms.stringLength', len),
      min: t('forms.stringMin', min),
      max: t('forms.stringMax', max),
      range: t('forms.stringRange', range),
    },
    number: {
      len: t('forms.numberLength', len),
      min: t('forms.numberMin', min),
      max: t('forms.numberMax', max),
      range: t('forms.numberRange', range),
    },
    array: {
      len: t('forms.arrayLength', len),
      min: t('forms.arrayMin', min),
      max: t('forms.arrayMax', max),
      range: t('forms.arrayRange', range),
    },
    pattern: { mismatch: t('forms.patternMismatch', { ...label, pattern: '${pattern}' }) },
  };
}

const typeMessages = (t: Translator, label: { readonly label: string }) => ({
  string: t('forms.type_string', label),
  method: t('forms.type_method', label),
  array: t('forms.type_array', label),
  object: t('forms.type_object', label),
  number: t('forms.type_number', label),
  date: t('forms.type_date', label),
  boolean: t('forms.type_boolean', label),
  integer: t('forms.type_integer', label),
  float: t('forms.type_float', label),
  regexp: t('forms.type_regexp', label),
  email: t('forms.type_email', label),
  url: t('forms.type_url', label),
  hex: t('forms.type_hex', label),
});
