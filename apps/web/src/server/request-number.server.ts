import type { Locale } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

const place = /(<p data-request-number=""[^>]*>)<\/p>/;

/** The page of an error says the number of its request, by which support finds what happened. */
export const withRequestNumber = (html: string, locale: Locale, id: string): string =>
  html.replace(place, (_, tag: string) => `${tag}${translators[locale]('errorPage.requestNumber', { id })}</p>`);
