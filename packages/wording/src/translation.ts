/**
 * Types of the texts. Russian is the source; the other languages must have the same keys. A plural text has one key a
 * form (`lines_one`, `lines_few` …); which forms a language needs differs, the base key (`lines`) does not.
 */

export type PluralForm = 'one' | 'few' | 'many' | 'other';

/** `lines_few` → `lines`; a key without a plural form stays. */
export type BaseKey<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

type PluralKey<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : never;

type PlainKey<Key extends string> = Key extends `${string}_${PluralForm}` ? never : Key;

/** Texts of a language that has these plural forms. */
export type Translated<RussianTexts, Form extends PluralForm> = {
  readonly [Key in PlainKey<keyof RussianTexts & string>]: string;
} & {
  readonly [Key in `${PluralKey<keyof RussianTexts & string>}_${Form}`]: string;
};
