import { isOrderNumber } from '@farad/domain/order';
import { fillTemplate, messageChannels, templateProblem } from '@farad/domain/setting';
import { locales } from '@farad/domain/shared';
import { expect, test } from 'vitest';

import { messageTemplates, usualTemplate } from './message-templates.ts';

const all = messageTemplates.flatMap((template) =>
  locales.flatMap((locale) => messageChannels.map((channel) => [template.id, locale, channel, template] as const)),
);

test.each(all)('%s in %s by %s: the template with its values gives the message', (_, locale, channel, template) => {
  const { sms, mail, values } = template.example(locale);
  const own = usualTemplate(template, locale, channel);
  const message = channel === 'sms' ? { subject: '', text: sms } : { subject: mail.subject, text: mail.text };
  expect({ subject: fillTemplate(own.subject, values), text: fillTemplate(own.text, values) }).toEqual(message);
  expect(isOrderNumber(values['number'])).toBe(true);
  expect(own.text).not.toContain(values['number']);
  expect(templateProblem(own, template.placeholders)).toBeNull();
  expect(Object.keys(values).toSorted()).toEqual(template.placeholders.map(({ name }) => name).toSorted());
});

test.each(locales)('%s: no message has doubled punctuation', (locale) => {
  for (const template of messageTemplates) {
    const { sms, mail } = template.example(locale);
    for (const text of [sms, mail.subject, mail.text]) {
      expect(text.replaceAll(/https?:\S+/g, ''), template.id).not.toMatch(/\.\.|[!?:,;]\.| [.,;]/);
    }
  }
});
