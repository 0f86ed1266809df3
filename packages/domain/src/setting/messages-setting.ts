import type { Locale } from '../shared/locale.ts';

export const messageChannels = ['sms', 'email'] as const;

/** Maximum lengths of a text that staff wrote, in characters. */
export const messageTextLimits = { subject: 200, text: 4000 } as const;

/** A text that staff wrote for a message, in one language and for one channel. */
export interface OwnText {
  readonly id: string;
  readonly channel: (typeof messageChannels)[number];
  readonly locale: Locale;
  /** Subject of an e-mail, in one line; empty for an SMS. */
  readonly subject: string;
  readonly text: string;
}

/** Texts that staff wrote for messages. All other messages have their default texts. */
export interface MessagesSetting {
  readonly texts: readonly OwnText[];
}

export const usualMessages: MessagesSetting = { texts: [] };

/** Matches a placeholder in a text: `{number}`. */
const slot = /\{([^{}\s]{1,40})\}/g;

/** A placeholder that a text may contain. */
export interface Placeholder {
  readonly name: string;
  /** True if a message without this value would be useless. */
  readonly isRequired: boolean;
}

export type TemplateProblem = { readonly kind: 'unknown' | 'missing'; readonly name: string };

/**
 * Returns the problem of a text that staff wrote; null = valid. A required placeholder may be in the subject or in the
 * text.
 */
export function templateProblem(
  { subject, text }: Pick<OwnText, 'subject' | 'text'>,
  placeholders: readonly Placeholder[],
): TemplateProblem | null {
  const used = [...`${subject}\n${text}`.matchAll(slot)].map(([, name = '']) => name);
  const unknown = used.find((name) => placeholders.every((each) => each.name !== name));
  if (unknown !== undefined) return { kind: 'unknown', name: unknown };
  const missing = placeholders.find(({ name, isRequired }) => isRequired && !used.includes(name));
  return missing === undefined ? null : { kind: 'missing', name: missing.name };
}

/**
 * Replaces the placeholders of a text by values. A line whose values are all empty is removed, and so are doubled blank
 * lines. So "Reason: {reason}" appears only if there is a reason.
 */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  const lines = text.split('\n').flatMap((line) => {
    const names = [...line.matchAll(slot)].map(([, name = '']) => name);
    const isEmpty = names.length > 0 && names.every((name) => values[name] === '');
    return isEmpty ? [] : [line.replace(slot, (whole, name: string) => values[name] ?? whole)];
  });
  return lines.join('\n').replace(/\n{3,}/g, '\n\n');
}

/**
 * Returns a text with its values replaced by placeholders. Long values are replaced first, because they may contain
 * short ones.
 */
export function templateOf(text: string, values: Readonly<Record<string, string>>): string {
  const known = Object.entries(values)
    .filter(([, value]) => value !== '')
    .toSorted(([, a], [, b]) => b.length - a.length);
  return known.reduce((template, [name, value]) => template.replaceAll(value, `{${name}}`), text);
}

const gsm = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/u;
const twoSeptets = /[\^{}\\[~\]|€]/g;

/**
 * Returns the number of parts that an SMS is sent in. One part has room for 160 characters of a Latin text, or 70 of
 * any other. If there are several parts, each has a little less (GSM 03.38, 03.40).
 */
export function smsParts(text: string): number {
  const isLatin = gsm.test(text);
  const length = isLatin ? text.length + (text.match(twoSeptets)?.length ?? 0) : text.length;
  const [one, each] = isLatin ? [160, 153] : [70, 67];
  return length <= one ? 1 : Math.ceil(length / each);
}
