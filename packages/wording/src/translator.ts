import type { ErrorCode, Locale } from '@farad/domain/shared';
import { createInstance } from 'i18next';
import type { ru } from './ru.ts';
import type { BaseKey, English, PluralForm, Turkish } from './translation.ts';

type Russian = typeof ru;
type Namespace = keyof Russian;

/** `shell.catalogue`, `basket.lines` (the base key of a plural text). */
export type TextKey = { [N in Namespace]: `${N}.${BaseKey<keyof Russian[N] & string>}` }[Namespace];

/** All texts of one language. */
export type Resources =
  | Russian
  | { readonly [N in Namespace]: English<Russian[N]> }
  | { readonly [N in Namespace]: Turkish<Russian[N]> };

type TextOf<Key extends TextKey> = Key extends `${infer N extends Namespace}.${infer Name}`
  ? Russian[N][(Name | `${Name}_${PluralForm}`) & keyof Russian[N]]
  : never;

type Slots<Text> = Text extends `${string}{{${infer Slot}}}${infer Rest}` ? Slot | Slots<Rest> : never;

type SlotName<Slot extends string> = Slot extends `${infer Name}, ${string}` ? Name : Slot;

type SlotValue<Slot extends string> = Slot extends `${string}, number` ? number : string | number;

type Values<Key extends TextKey> = {
  readonly [Slot in Slots<TextOf<Key>> as SlotName<Slot>]: SlotValue<Slot>;
};

type ValuesArgument<Key extends TextKey> = [Slots<TextOf<Key>>] extends [never] ? [] : [values: Values<Key>];

/**
 * The texts of one language: `t('basket.lines', { count: 5 })`. A key that does not exist, a missing or a superfluous
 * value does not compile. Values are not escaped: React and the plain-text messages need none.
 */
export interface Translator {
  <Key extends TextKey>(key: Key, ...values: ValuesArgument<Key>): string;
  readonly locale: Locale;
}

/** A translator over the resources of one language, ready at once. */
export function createTranslator(locale: Locale, resources: Resources): Translator {
  const instance = createInstance({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: resources } },
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  void instance.init();
  const translate = (key: TextKey, ...values: readonly [object?]): string => instance.t(key, { ...values[0] });
  return Object.assign(translate as Omit<Translator, 'locale'> & typeof translate, { locale }) as Translator;
}

/** Figures a failure may carry; quantities already in words ("400 шт") or as bare numbers. */
export interface ErrorValues {
  readonly field?: string | undefined;
  readonly available?: string | number | undefined;
  readonly below?: string | number | undefined;
  readonly above?: string | number | undefined;
  readonly seconds?: string | number | undefined;
}

/** Figures an error text needs to be told in full; without them the plain text is told. */
const errorFigures = {
  invalid_input: ['field'],
  unknown_field: ['field'],
  too_many_requests: ['seconds'],
  not_enough_stock: ['available'],
  below_minimum_quantity: ['above'],
  off_multiple: ['below', 'above'],
  code_resend_too_early: ['seconds'],
} as const satisfies Partial<Record<ErrorCode, readonly (keyof ErrorValues)[]>>;

/** The text of a failure. A known field is named in the reader's language, any other as it is. */
export function errorText(t: Translator, code: ErrorCode, values: ErrorValues = {}): string {
  const anyKey = t as (key: string, values?: object) => string;
  if (!isFigured(code)) return anyKey(`errors.${code}`);
  const isComplete = errorFigures[code].every((figure) => values[figure] !== undefined);
  if (!isComplete) return anyKey(`errors.${code}_plain`);
  const field = values.field === undefined ? undefined : fieldTitle(t, values.field);
  return anyKey(`errors.${code}`, { ...values, field });
}

const isFigured = (code: ErrorCode): code is keyof typeof errorFigures => code in errorFigures;

function fieldTitle(t: Translator, field: string): string {
  const key = `fields.${field}`;
  const title = (t as (key: string) => string)(key);
  return title === key ? field : title;
}
