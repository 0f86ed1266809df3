import type { Locale } from '../shared/locale.ts';

export const messageChannels = ['sms', 'email'] as const;

/** Maximum lengths of a custom text, in characters. */
export const messageTextLimits = { subject: 200, text: 4000 } as const;

/** The shop's own text of one message in one language and channel. */
export interface OwnText {
  readonly id: string;
  readonly channel: (typeof messageChannels)[number];
  readonly locale: Locale;
  /** One line; empty for an SMS. */
  readonly subject: string;
  readonly text: string;
}

/** Messages that are missing here use the default texts. */
export interface MessagesSetting {
  readonly texts: readonly OwnText[];
}

export const usualMessages: MessagesSetting = { texts: [] };

/** Placeholder of a value in a text: `{number}`. */
const slot = /\{([^{}\s]{1,40})\}/g;

/** A value that a text may contain. */
export interface Placeholder {
  readonly name: string;
  /** True if the message is useless without it. */
  readonly isRequired: boolean;
}

export type TemplateProblem = { readonly kind: 'unknown' | 'missing'; readonly name: string };

/** Returns why an own text is invalid; null = valid. A required value may be in the subject instead. */
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
 * Fills in the values of a text. Removes a line if all its values are empty, with the blank line it leaves. So "Reason:
 * {reason}" appears only with a reason.
 */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  const lines = text.split('\n').flatMap((line) => {
    const names = [...line.matchAll(slot)].map(([, name = '']) => name);
    const isEmpty = names.length > 0 && names.every((name) => values[name] === '');
    return isEmpty ? [] : [line.replace(slot, (whole, name: string) => values[name] ?? whole)];
  });
  return lines.join('\n').replace(/\n{3,}/g, '\n\n');
}

/** Replaces the values of a text by `{name}`. Longer values first, since one may contain another. */
export function templateOf(text: string, values: Readonly<Record<string, string>>): string {
  const known = Object.entries(values)
    .filter(([, value]) => value !== '')
    .toSorted(([, a], [, b]) => b.length - a.length);
  return known.reduce((template, [name, value]) => template.replaceAll(value, `{${name}}`), text);
}

const gsm = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/u;
const twoSeptets = /[\^{}\\[~\]|€]/g;

/**
 * Returns the number of parts of an SMS: 160 Latin or 70 other characters, fewer per part if there are several (GSM
 * 03.38, 03.40).
 */
export function smsParts(text: string): number {
  const isLatin = gsm.test(text);
  const length = isLatin ? text.length + (text.match(twoSeptets)?.length ?? 0) : text.length;
  const [one, each] = isLatin ? [160, 153] : [70, 67];
  return length <= one ? 1 : Math.ceil(length / each);
}
