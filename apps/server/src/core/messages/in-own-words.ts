import type { Handle } from '@farad/database/connection/connect';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { fillTemplate } from '@farad/domain/setting';
import type { Locale } from '@farad/domain/shared';
import type { MessageWords } from '@farad/wording/message-templates';
import type { MailText } from '@farad/wording/messages';

/** Returns the message `id` from the shop's own template, or from the default template if the shop has none. */
export async function inOwnWords(
  handle: Handle,
  id: string,
  locale: Locale,
  { sms, mail, values }: MessageWords,
): Promise<{ readonly sms: string; readonly mail: MailText }> {
  const { texts } = await settingQueries(handle).value('messages');
  const own = (channel: 'sms' | 'email') =>
    texts.find((each) => each.id === id && each.locale === locale && each.channel === channel);
  const [ownSms, ownMail] = [own('sms'), own('email')];
  return {
    sms: ownSms === undefined ? sms : fillTemplate(ownSms.text, values),
    mail:
      ownMail === undefined
        ? mail
        : {
            subject: fillTemplate(ownMail.subject, values),
            text: `${fillTemplate(ownMail.text, values).trimEnd()}\n`,
            table: mail.table && { ...mail.table, replaces: values['goods'] ?? '' },
          },
  };
}
