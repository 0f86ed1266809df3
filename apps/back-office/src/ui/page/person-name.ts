import type { Translator } from '@farad/wording/translator';

/** A person as he is called in lists. */
export const personName = (
  { name, surname = '' }: { readonly name: string; readonly surname?: string },
  t: Translator,
): string => [name, surname].filter((part) => part !== '').join(' ') || t('backOffice.nameless');
