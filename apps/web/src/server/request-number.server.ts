import type { Locale } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

const place = /(<p data-request-number=""[^>]*>)<\/p>/;

/** Inserts the request id into an error page, so that support can find the request in the log. */
export const withRequestNumber = (html: string, locale: Locale, id: string): string =>
  html.replace(place, (_, tag: string) => `${tag}${translators[locale]('errorPage.requestNumber', { id })}</p>`);
