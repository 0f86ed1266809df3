import type { MessageTemplates } from '@farad/contract/office/settings/settings';
import type { OwnText } from '@farad/domain/setting';

import type { SettingValue } from '#ui/setting/use-setting.ts';

export type Texts = SettingValue<'messages'>['texts'];
export type Template = MessageTemplates['messages'][number];

/** Which text: message, channel and language. */
export type Which = Pick<OwnText, 'id' | 'channel' | 'locale'>;

const isSame = (one: Which, other: Which): boolean =>
  one.id === other.id && one.channel === other.channel && one.locale === other.locale;

/** Returns the text that is sent: the one that staff have set, otherwise the default. */
export function textInUse(template: Template, { channel, locale }: Which, texts: Texts): Texts[number] {
  const which = { id: template.id, channel, locale };
  return texts.find((each) => isSame(each, which)) ?? { ...which, ...template.usual[channel][locale] };
}

/** Returns the texts that staff have set, with an edited text in them. A text that equals the default is removed. */
export function withText(template: Template, typed: Texts[number], texts: Texts): Texts {
  const others = texts.filter((each) => !isSame(each, typed));
  const usual = template.usual[typed.channel][typed.locale];
  const isUsual = usual.subject === typed.subject && usual.text.trimEnd() === typed.text.trimEnd();
  return isUsual ? others : [...others, typed];
}
