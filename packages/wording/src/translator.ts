import type { Locale } from '@farad/domain/shared';
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
  return Object.assign(translate, { locale });
}
