import { escapeHtml, locales } from '@farad/domain/shared';
import type { MailPort } from '@farad/integrations/mail';
import { trialTexts } from '@farad/wording/trial-texts';

/** The marks are in all languages, because the reader of a trial's e-mails may speak any of them. */
const subjectMark = locales.map((locale) => trialTexts[locale].subject).join(' · ');
const lines = locales.map((locale) => trialTexts[locale].letter);

const htmlMark = `<div data-trial="" style="background:#ffd479;color:#15181c;padding:8px 16px;font:14px/20px Segoe UI,Helvetica,Arial,sans-serif;text-align:center">${lines.map(escapeHtml).join('<br>')}</div>`;

/** Returns a sender of mail that adds the mark of a trial to the subject, text and HTML of every letter. */
export const trialMail = ({ send, ...rest }: MailPort): MailPort => ({
  ...rest,
  send: ({ subject, text, html, ...message }) =>
    send({
      ...message,
      subject: `[${subjectMark}] ${subject}`,
      text: `${lines.join('\n')}\n\n${text}`,
      // The replacement is a function, because in a string `$&` would have a special meaning.
      ...(html === undefined ? {} : { html: html.replace(/<body[^>]*>/, (body) => body + htmlMark) }),
    }),
});
