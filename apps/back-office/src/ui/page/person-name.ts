import type { Translator } from '@farad/wording/translator';

/** Returns the name of a person for lists. */
export const personName = (
  { name, surname = '' }: { readonly name: string; readonly surname?: string },
  t: Translator,
): string => [name, surname].filter((part) => part !== '').join(' ') || t('backOffice.nameless');
