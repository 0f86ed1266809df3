/**
 * Types of the texts. Russian is the source: other languages must have the same keys. A plural text has a key for each
 * form (`lines_one`, `lines_few` …). Languages need different forms of the same base key (`lines`).
 */

export type PluralForm = 'one' | 'few' | 'many' | 'other';

/** `lines_few` → `lines`; other keys stay the same. */
export type BaseKey<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

type PluralKey<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : never;

type PlainKey<Key extends string> = Key extends `${string}_${PluralForm}` ? never : Key;

/** Type of the texts of a language with these plural forms. */
export type Translated<RussianTexts, Form extends PluralForm> = {
  readonly [Key in PlainKey<keyof RussianTexts & string>]: string;
} & {
  readonly [Key in `${PluralKey<keyof RussianTexts & string>}_${Form}`]: string;
};
