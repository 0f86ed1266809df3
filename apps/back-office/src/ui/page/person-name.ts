import type { Translator } from '@farad/wording/translator';

/** Returns the name of a person for lists: the name of the account, or else the name given in the latest order. */
export const personName = (
  {
    name,
    surname = '',
    orderName = '',
  }: { readonly name: string; readonly surname?: string; readonly orderName?: string },
  t: Translator,
): string => [name, surname].filter((part) => part !== '').join(' ') || orderName || t('backOffice.nameless');
