import type { MessageTemplates, TestMessageBody } from '@farad/contract/office/settings/settings';
import type { Handle } from '@farad/database/connection/connect';
import { outboxQueries } from '@farad/database/messages/outbox.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { fillTemplate, smsParts, templateProblem, type OwnText } from '@farad/domain/setting';
import { defaultLocale, fail, locales, ok, type Locale, type Result } from '@farad/domain/shared';
import {
  messageTemplates,
  usualTemplate,
  type MessageOrigin,
  type MessageTemplate,
} from '@farad/wording/message-templates';
import { translators } from '@farad/wording/server';
import type { z } from 'zod';

import type { Config } from '#config/config.ts';
import { smsName } from '#core/shop/shop-identity.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';

const inLanguages = <T>(of: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, T>;

/** Returns how many SMS parts the message needs in the default language. */
function partsOf({ id, example }: MessageTemplate, texts: readonly OwnText[], origin: MessageOrigin): number {
  const { sms, values } = example(defaultLocale, origin);
  const own = texts.find((each) => each.id === id && each.channel === 'sms' && each.locale === defaultLocale);
  return smsParts(own === undefined ? sms : fillTemplate(own.text, values));
}

/** Returns the name and the address of the shop, as its messages have them. */
export const originOf = async (handle: Handle, config: Pick<Config, 'siteUrl' | 'cabinetUrl'>) => ({
  shop: await smsName(handle, config),
  cabinetUrl: config.cabinetUrl,
});

/**
 * Returns all messages whose texts staff can change, with their default texts. Examples name the shop and lead to it.
 */
export const listTemplates = (texts: readonly OwnText[], origin: MessageOrigin): MessageTemplates => ({
  messages: messageTemplates.map((template) => ({
    id: template.id,
    placeholders: template.placeholders.map((each) => ({ ...each })),
    usual: {
      sms: inLanguages((locale) => usualTemplate(template, locale, 'sms')),
      email: inLanguages((locale) => usualTemplate(template, locale, 'email')),
    },
    example: inLanguages((locale) => ({ ...template.example(locale, origin).values })),
    smsParts: partsOf(template, texts, origin),
  })),
});

/**
 * Returns a failure if a text by staff is wrong: its subject or a placeholder is missing, or a placeholder is unknown.
 * null = the text is right.
 */
function failureOfText(
  own: OwnText,
  locale: Locale,
): { readonly code: 'invalid_input'; readonly detail?: string } | null {
  const template = messageTemplates.find(({ id }) => id === own.id);
  if (template === undefined) return { code: 'invalid_input' };
  const t = translators[locale];
  if (own.channel === 'email' && own.subject === '') {
    return { code: 'invalid_input', detail: t('backOfficeSettings.subjectMissing') };
  }
  const problem = templateProblem(own, template.placeholders);
  if (problem === null) return null;
  const name = `{${problem.name}}`;
  const detail =
    problem.kind === 'unknown'
      ? t('backOfficeSettings.slotUnknown', { name })
      : t('backOfficeSettings.slotMissing', { name });
  return { code: 'invalid_input', detail };
}

/** Returns the failure of the first wrong text by staff; null = all texts are right. */
export function failureOfTexts(texts: readonly OwnText[], locale: Locale): Failure | null {
  for (const [index, own] of texts.entries()) {
    const failure = failureOfText(own, locale);
    if (failure !== null) return { ...failure, field: `setting.value.texts.${index}.text` };
    const isTwice = texts.some(
      (other, at) => at < index && other.id === own.id && other.channel === own.channel && other.locale === own.locale,
    );
    if (isTwice) return { code: 'invalid_input', field: `setting.value.texts.${index}` };
  }
  return null;
}

/**
 * Sends a message with example values to the caller's email address. SMS texts are sent by email too, since staff have
 * no phone number.
 */
export async function testMessage(
  deps: Deps,
  caller: StaffCallOrigin,
  own: z.output<typeof TestMessageBody>,
  locale: Locale,
): Promise<Result<{ readonly email: string }, Failure>> {
  const failure = failureOfText(own, locale);
  const template = messageTemplates.find(({ id }) => id === own.id);
  if (failure !== null || template === undefined) return fail({ code: 'invalid_input', ...failure, field: 'text' });
  const { values } = template.example(own.locale, await originOf(deps.db, deps.config));
  const { email } = caller.actor.staff;
  return decideInTransaction<{ readonly email: string }, Failure>(deps.db, async (tx) => {
    await outboxQueries(tx).add({
      kind: 'template_test',
      channel: 'email',
      recipient: email,
      orderId: null,
      subject: own.channel === 'sms' ? `SMS: ${own.id}` : fillTemplate(own.subject, values),
      text: fillTemplate(own.text, values),
    });
    const { id, channel, locale: language } = own;
    await record(tx, deps, caller, {
      action: 'settings.message_tested',
      object: null,
      after: {
        message: id,
        channel,
        locale: language,
      },
    });
    return ok({ email });
  });
}
