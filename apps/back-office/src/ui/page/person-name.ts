import type { Translator } from '@farad/wording/translator';

/** Returns the name of a person for lists: of the account, else the one given in the latest order. */
export const personName = (
  {
    name,
    surname = '',
    orderName = '',
  }: { readonly name: string; readonly surname?: string; readonly orderName?: string },
  t: Translator,
): string => [name, surname].filter((part) => part !== '').join(' ') || orderName || t('backOffice.nameless');
