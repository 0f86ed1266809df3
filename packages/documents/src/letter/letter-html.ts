import { escapeHtml } from '@farad/domain/shared';
import type { LetterTable } from '@farad/wording/order-table';

import { fillFrame, readFrame } from './fill-frame.ts';
import { letterFrame } from './frame.ts';

/** A letter as plain text. For a letter about an order, `table` replaces a part of the text in the HTML. */
export interface PlainLetter {
  readonly subject: string;
  readonly text: string;
  readonly table: LetterTable | null;
}

/** The shop that sends the letter. */
export interface LetterShop {
  readonly name: string;
  readonly phone: string;
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** URLs that become links in a letter. Other URLs stay plain text. */
  readonly ownUrls: readonly string[];
  readonly logo: LetterLogo;
  /** Colours of links and of the button. */
  readonly colours: LetterColours;
}

/** The logo at the top of a letter. */
export interface LetterLogo {
  /** Content-ID of the picture in the letter. */
  readonly id: string;
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
  /** True = the picture contains the shop's name. */
  readonly hasName: boolean;
}

export interface LetterColours {
  readonly link: string;
  readonly button: string;
  readonly darkLink: string;
  readonly darkButton: string;
}

/** Default colours, for a shop that has not set an accent colour. */
export const usualLetterColours: LetterColours = {
  link: '#a8490f',
  button: '#a8490f',
  darkLink: '#f0a06c',
  darkButton: '#e08a52',
};

const parts = readFrame(letterFrame);

const isOwn = ({ ownUrls }: LetterShop, url: string): boolean =>
  ownUrls.some((own) => url === own || [...'/?#'].some((sign) => url.startsWith(own + sign)));

const urls = /https?:\/\/[^\s<>"']+/g;

/** Returns a line of text as HTML. The shop's own URLs become links. */
function lineHtml(shop: LetterShop, line: string): string {
  let html = '';
  let at = 0;
  for (const { 0: url, index } of line.matchAll(urls)) {
    const address = url.replace(/[.,;:!?)]+$/, '');
    if (!isOwn(shop, address)) continue;
    html += `${escapeHtml(line.slice(at, index))}<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;
    at = index + address.length;
  }
  return html + escapeHtml(line.slice(at));
}

/** Returns the paragraphs of a text as HTML, in order. An empty text has none. */
function wordsHtml(shop: LetterShop, text: string): readonly { readonly html: { readonly html: string } }[] {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const html = paragraphs.map((paragraph) =>
    paragraph
      .split('\n')
      .map((line) => lineHtml(shop, line))
      .join('<br>'),
  );
  return html.length === 0 ? [] : [{ html: { html: html.join('<br><br>') } }];
}

interface ButtonLine {
  readonly label: string;
  readonly url: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Returns the button of the letter, from the first line that ends with one of the shop's own URLs; null = there is no
 * such line. The label is the text before the URL, or else the host name.
 */
function buttonOf(shop: LetterShop, text: string): ButtonLine | null {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => isOwn(shop, /^(?:[^:\n]{1,60}: )?(https?:\S+)$/.exec(line)?.[1] ?? ''));
  if (at < 0) return null;
  const [, label, url = ''] = /^(?:([^:\n]{1,60}): )?(https?:\S+)$/.exec(lines[at] ?? '') ?? [];
  const [before, after] = [lines.slice(0, at).join('\n'), lines.slice(at + 1).join('\n')];
  return { label: label ?? new URL(url).host, url, before, after };
}

function tableValues(table: LetterTable | null) {
  if (table === null) return [];
  const rest = table.rest.name === '' ? [] : [{ part: table.rest.name, title: '', pieces: '', sum: table.rest.sum }];
  return [
    {
      goods: [...table.goods.map((row) => ({ ...row })), ...rest],
      sums: table.sums.map((row) => ({ ...row })),
      total: [{ ...table.total }],
      vat: table.vat.map((row) => ({ ...row })),
    },
  ];
}

/**
 * Returns the HTML alternative of a letter, with the same content as the plain text. It loads nothing from other
 * servers.
 */
export function letterHtml({ subject, text, table }: PlainLetter, shop: LetterShop): string {
  const button = buttonOf(shop, text);
  const plain = button === null ? text : button.before;
  // The subject is shown as the headline, so the same sentence is removed from the start of the text.
  const words = plain.startsWith(`${subject}.\n`) ? plain.slice(subject.length + 1) : plain;
  const [before, after] =
    table !== null && table.replaces !== '' && words.includes(table.replaces)
      ? [
          words.slice(0, words.indexOf(table.replaces)),
          words.slice(words.indexOf(table.replaces) + table.replaces.length),
        ]
      : [words, ''];
  return fillFrame(parts, {
    subject,
    link: shop.colours.link,
    darkLink: shop.colours.darkLink,
    darkButton: shop.colours.darkButton,
    shop: shop.name,
    siteUrl: shop.siteUrl,
    logo: shop.logo.id,
    logoWidth: String(shop.logo.width),
    logoHeight: String(shop.logo.height),
    logoCell: String(shop.logo.width + 12),
    named: shop.logo.hasName ? [] : [{ shop: shop.name }],
    phone: shop.phone === '' ? [] : [{ phone: shop.phone, phoneDigits: shop.phone.replace(/[^\d+]/g, '') }],
    preview: before.replace(/\s+/g, ' ').trim().slice(0, 140),
    before: wordsHtml(shop, before),
    table: tableValues(table),
    after: wordsHtml(shop, after),
    button:
      button === null
        ? []
        : [
            {
              label: button.label,
              url: button.url,
              accent: shop.colours.button,
            },
          ],
    last: wordsHtml(shop, button?.after ?? ''),
  });
}
