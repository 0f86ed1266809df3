import type { Locale } from '@farad/domain/shared';
import type { Resources, Translator } from '@farad/wording/translator';

type Values = Readonly<Record<string, unknown>>;

/**
 * The translator of the browser. It gives the very texts that `createTranslator` of the wording gives (a test compares
 * them all), without carrying i18next to every reader: its slots, its numbers and its plurals are all that is used.
 */
export function createPageTranslator(locale: Locale, resources: Resources): Translator {
  const texts = resources as Readonly<Record<string, Readonly<Record<string, string>>>>;
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);

  const written = (value: unknown, format: string | undefined): string =>
    format === 'number' && typeof value === 'number' ? numbers.format(value) : String(value);

  const translate = (key: string, values: Values = {}): string => {
    const dot = key.indexOf('.');
    const namespace = texts[key.slice(0, dot)];
    const name = key.slice(dot + 1);
    const { count } = values;
    const form =
      typeof count === 'number'
        ? (namespace?.[`${name}_${plurals.select(count)}`] ?? namespace?.[`${name}_other`])
        : undefined;
    const text = form ?? namespace?.[name] ?? key;
    return text.replace(/\{\{(\w+)(?:, (\w+))?\}\}/g, (slot, value: string, format?: string) =>
      value in values ? written(values[value], format) : slot,
    );
  };
  // The keys and values are checked where it is called; here they are plain texts.
  return Object.assign(translate, { locale });
}
