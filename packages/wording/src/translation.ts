/**
 * Types of the texts. Russian is the source; the other languages must have the same keys. A plural text has one key a
 * form (`lines_one`, `lines_few` …); which forms a language needs differs, the base key (`lines`) does not.
 */

export type PluralForm = 'one' | 'few' | 'many' | 'other';

/** `lines_few` → `lines`; a key without a plural form stays. */
export type BaseKey<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

type PluralKey<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : never;

type PlainKey<Key extends string> = Key extends `${string}_${PluralForm}` ? never : Key;

type Forms<Texts, Form extends PluralForm> = {
  readonly [Key in PlainKey<keyof Texts & string>]: string;
} & {
  readonly [Key in `${PluralKey<keyof Texts & string>}_${Form}`]: string;
};

/** English texts: two plural forms. */
export type English<RussianTexts> = Forms<RussianTexts, 'one' | 'other'>;

/** Turkish texts: a noun after a number stays singular, so one form is enough. */
export type Turkish<RussianTexts> = Forms<RussianTexts, 'other'>;
