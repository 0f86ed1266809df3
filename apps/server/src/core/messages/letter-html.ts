import { letterHtml } from '@farad/documents/letter/letter-html';
import type { MailMessage } from '@farad/integrations/mail';
import type { MailText } from '@farad/wording/messages';

import type { Config } from '#config/config.ts';
import { shopName } from '../shop/shop-name.ts';

/** Whose letters they are and where they lead. */
export type LetterConfig = Pick<Config, 'siteUrl' | 'cabinetUrl' | 'adminUrl' | 'phone'>;

/** The mark of the shop, 96 × 96: mail clients draw no SVG. */
const logoPng =
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABgCAMAAADVRocKAAAADFBMVEX///8VGByKi41PUVTDtTKJAAAACXBIWXMAAAsTAAALEwEAmpwYAAAAU0lEQVRo3u3UOQoAIAwAQY///9nGTiNYiIizZcBMFVOSJOmTSu6VeAIAAAAAAAAA2Fs1rcZAnb8IgbxuBIIAgJeB44fmswMAAAAAAAC4CkiS9EANI0UHpYD3W3EAAAAASUVORK5CYII=';

/**
 * The logo goes with the letter: it is seen without fetching anything, so that nobody learns who opened it, and a shop
 * on a machine of its own needs no address for it.
 */
const logo = { id: 'logo@farad', name: 'logo.png', type: 'image/png', content: Buffer.from(logoPng, 'base64') };

/** The HTML of a letter with what it shows. */
export function htmlOf(
  { siteUrl, cabinetUrl, adminUrl, phone }: LetterConfig,
  { subject, text, table }: MailText,
): Pick<MailMessage, 'html' | 'inline'> {
  const ownUrls = [siteUrl, cabinetUrl, adminUrl];
  const shop = { name: shopName, phone, siteUrl, ownUrls, logo: logo.id };
  return { html: letterHtml({ subject, text, table: table ?? null }, shop), inline: [logo] };
}
