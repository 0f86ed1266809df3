import type { Handle } from '@farad/database/connection/connect';
import { letterHtml, usualLetterColours, type LetterColours } from '@farad/documents/letter/letter-html';
import { accentShades, fitted } from '@farad/domain/look';
import type { MailMessage } from '@farad/integrations/mail';
import type { MailText } from '@farad/wording/messages';

import type { Config } from '#config/config.ts';
import { printedLogo, shownLook } from '../look/shown-look.ts';
import { shopName } from '../shop/shop-identity.ts';
import { shopPhone } from '../shop/shop-phone.ts';

/** Addresses and sender data that emails contain. */
export type LetterConfig = Pick<Config, 'siteUrl' | 'cabinetUrl' | 'adminUrl' | 'phone'>;

/** Farad's own sign as a PNG of 96 × 96 pixels. It is no SVG, since mail clients do not show SVG. */
const logoPng =
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABgCAMAAADVRocKAAAADFBMVEX///8VGByKi41PUVTDtTKJAAAACXBIWXMAAAsTAAALEwEAmpwYAAAAU0lEQVRo3u3UOQoAIAwAQY///9nGTiNYiIizZcBMFVOSJOmTSu6VeAIAAAAAAAAA2Fs1rcZAnb8IgbxuBIIAgJeB44fmswMAAAAAAAC4CkiS9EANI0UHpYD3W3EAAAAASUVORK5CYII=';

/**
 * Default logo of emails. It is attached, so that opening an email fetches nothing: nobody is tracked, and the shop
 * needs no public address.
 */
const usualLogo = {
  picture: { id: 'logo@shop', name: 'logo.png', type: 'image/png', content: Buffer.from(logoPng, 'base64') },
  shape: { width: 32, height: 32, hasName: false },
};

/** Largest size of the shop's own logo in an email, in pixels. */
const logoRoom = { width: 240, height: 44 } as const;

async function logoOf(handle: Handle): Promise<typeof usualLogo> {
  const logo = await printedLogo(handle);
  if (logo === null) return usualLogo;
  return {
    picture: { ...usualLogo.picture, content: Buffer.from(logo.png, 'base64') },
    shape: { ...fitted(logo, logoRoom), hasName: true },
  };
}

async function coloursOf(handle: Handle): Promise<LetterColours> {
  const { accent } = await shownLook(handle);
  if (accent === '') return usualLetterColours;
  const { light, dark } = accentShades(accent);
  return { link: light['copper-ink'], button: light.copper, darkLink: dark['copper-ink'], darkButton: dark.copper };
}

/** Returns the look of an email: its HTML, the attached pictures, and the shop's name as sender. */
export async function letterLook(
  handle: Handle,
  config: LetterConfig,
  { subject, text, table }: MailText,
): Promise<Pick<MailMessage, 'html' | 'inline' | 'senderName'>> {
  const { siteUrl, cabinetUrl, adminUrl } = config;
  const name = await shopName(handle, config);
  const phone = await shopPhone(handle, config);
  const { picture, shape } = await logoOf(handle);
  const shop = {
    name,
    phone,
    siteUrl,
    ownUrls: [siteUrl, cabinetUrl, adminUrl],
    logo: { id: picture.id, ...shape },
    colours: await coloursOf(handle),
  };
  return { html: letterHtml({ subject, text, table: table ?? null }, shop), inline: [picture], senderName: name };
}
