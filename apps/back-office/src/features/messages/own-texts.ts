import type { MessageTemplates } from '@farad/contract/back-office-settings';
import type { OwnText } from '@farad/domain/setting';

import type { SettingValue } from '#ui/setting/use-setting.ts';

export type Texts = SettingValue<'messages'>['texts'];
export type Template = MessageTemplates['messages'][number];

/** One text of a message: in one language, by one way. */
export type Which = Pick<OwnText, 'id' | 'channel' | 'locale'>;

const isSame = (one: Which, other: Which): boolean =>
  one.id === other.id && one.channel === other.channel && one.locale === other.locale;

/** As it is told now: in own words, else in the usual ones. */
export function toldText(template: Template, { channel, locale }: Which, texts: Texts): Texts[number] {
  const which = { id: template.id, channel, locale };
  return texts.find((each) => isSame(each, which)) ?? { ...which, ...template.usual[channel][locale] };
}

/** The own texts with one of them as it was typed; what is the usual text is no own one. */
export function withText(template: Template, typed: Texts[number], texts: Texts): Texts {
  const others = texts.filter((each) => !isSame(each, typed));
  const usual = template.usual[typed.channel][typed.locale];
  const isUsual = usual.subject === typed.subject && usual.text.trimEnd() === typed.text.trimEnd();
  return isUsual ? others : [...others, typed];
}
