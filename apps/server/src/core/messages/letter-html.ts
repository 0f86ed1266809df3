import type { Handle } from '@farad/database/connection/connect';
import { letterHtml } from '@farad/documents/letter/letter-html';
import type { MailMessage } from '@farad/integrations/mail';
import type { MailText } from '@farad/wording/messages';

import type { Config } from '#config/config.ts';
import { shopName } from '../shop/shop-identity.ts';
import { shopPhone } from '../shop/shop-phone.ts';

/** Addresses and sender data that letters need. */
export type LetterConfig = Pick<Config, 'siteUrl' | 'cabinetUrl' | 'adminUrl' | 'phone'>;

/** The shop's logo, 96 × 96 pixels; mail clients show no SVG. */
const logoPng =
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABgCAMAAADVRocKAAAADFBMVEX///8VGByKi41PUVTDtTKJAAAACXBIWXMAAAsTAAALEwEAmpwYAAAAU0lEQVRo3u3UOQoAIAwAQY///9nGTiNYiIizZcBMFVOSJOmTSu6VeAIAAAAAAAAA2Fs1rcZAnb8IgbxuBIIAgJeB44fmswMAAAAAAAC4CkiS9EANI0UHpYD3W3EAAAAASUVORK5CYII=';

/**
 * The logo is attached to the letter. Nothing is fetched when it is opened, so nobody is tracked and the shop needs no
 * public address.
 */
const logo = { id: 'logo@farad', name: 'logo.png', type: 'image/png', content: Buffer.from(logoPng, 'base64') };

/** Returns the look of a letter: its HTML with attached images, and the shop's name as sender. */
export async function lookOf(
  handle: Handle,
  config: LetterConfig,
  { subject, text, table }: MailText,
): Promise<Pick<MailMessage, 'html' | 'inline' | 'senderName'>> {
  const { siteUrl, cabinetUrl, adminUrl } = config;
  const name = await shopName(handle, config);
  const phone = await shopPhone(handle, config);
  const shop = { name, phone, siteUrl, ownUrls: [siteUrl, cabinetUrl, adminUrl], logo: logo.id };
  return { html: letterHtml({ subject, text, table: table ?? null }, shop), inline: [logo], senderName: name };
}
