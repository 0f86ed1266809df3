import type { Translator } from '@farad/wording/translator';

/** Returns name and surname for lists; a placeholder if both are empty. */
export const personName = (
  { name, surname = '' }: { readonly name: string; readonly surname?: string },
  t: Translator,
): string => [name, surname].filter((part) => part !== '').join(' ') || t('backOffice.nameless');
