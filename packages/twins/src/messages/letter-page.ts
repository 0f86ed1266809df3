import { escapeHtml } from '@farad/domain/shared';
import type { Email } from 'postal-mime';

import type { InboxEntry, InboxFile } from './inbox.ts';
import { writePage, type PageLanguage } from '../page-frame.ts';

const words = {
  ru: { back: 'Все сообщения', wide: 'На компьютере, 600 px', narrow: 'На телефоне, 360 px', text: 'Текстом' },
  en: { back: 'All messages', wide: 'On a computer, 600 px', narrow: 'On a phone, 360 px', text: 'Plain text' },
} as const;

const bytesOf = (content: ArrayBuffer | Uint8Array): Uint8Array =>
  content instanceof ArrayBuffer ? new Uint8Array(content) : content;

/** Returns the attachments that the reader of a letter can save. Pictures inside the HTML are not among them. */
export const filesOfLetter = ({ attachments }: Email): readonly InboxFile[] =>
  attachments.flatMap(({ disposition, filename, mimeType: type, content }) =>
    disposition === 'attachment' && typeof content !== 'string'
      ? [{ name: filename ?? '', type, content: bytesOf(content) }]
      : [],
  );

/** Returns the HTML of a letter, with its inline pictures embedded as data URLs; '' = the letter has no HTML. */
export function htmlOfLetter({ html = '', attachments }: Email): string {
  return attachments.reduce((filled, { contentId, mimeType, content }) => {
    if (contentId === undefined || !(content instanceof ArrayBuffer || content instanceof Uint8Array)) return filled;
    const bytes = Buffer.from(bytesOf(content));
    const id = contentId.replace(/^<|>$/g, '');
    return filled.replaceAll(`cid:${id}`, `data:${mimeType};base64,${bytes.toString('base64')}`);
  }, html);
}

/** Returns links to the files of a message. Old messages no longer have their files, so only the names are shown. */
export const fileLinks = ({ id, message, files }: InboxEntry, mountPath: string): string => {
  const names = message.attachments ?? [];
  if (names.length === 0) return '';
  const shown = names.map((name, at) => {
    const text = escapeHtml(name);
    return files[at] === undefined ? text : `<a href="${mountPath}/letters/${id}/files/${at}">${text}</a>`;
  });
  return `<p>📎 ${shown.join(', ')}</p>`;
};

/**
 * Returns a page that shows a letter as mail clients do, once wide and once narrow. Scripts, forms and content of other
 * servers are blocked.
 */
export function letterPage(entry: InboxEntry, language: PageLanguage, mountPath: string): string {
  const { message, html } = entry;
  const text = words[language];
  const frame = (width: number, title: string): string =>
    `<h2>${title}</h2><iframe title="${title}" sandbox="allow-popups allow-popups-to-escape-sandbox" width="${width}" height="800" srcdoc="${escapeHtml(html)}"></iframe>`;
  const main = `<p class="filter"><a href="${mountPath}/">${text.back}</a></p><h1>${escapeHtml(message.subject)}</h1>${fileLinks(entry, mountPath)}
${frame(600, text.wide)}${frame(360, text.narrow)}<h2>${text.text}</h2><p class="text">${escapeHtml(message.text.trim())}</p>`;
  const extraStyle = 'iframe{display:block;max-width:100%;border:1px solid var(--line);margin:8px 0 24px}';
  return writePage({ language, title: escapeHtml(message.subject), main, extraStyle });
}
