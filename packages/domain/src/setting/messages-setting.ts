import type { Locale } from '../shared/locale.ts';

export const messageChannels = ['sms', 'email'] as const;

/** Words of the shop's own for one message, in one language and way. */
export interface OwnText {
  readonly id: string;
  readonly channel: (typeof messageChannels)[number];
  readonly locale: Locale;
  /** One line; of an SMS empty. */
  readonly subject: string;
  readonly text: string;
}

/** What is not here is told in the usual words. */
export interface MessagesSetting {
  readonly texts: readonly OwnText[];
}

export const usualMessages: MessagesSetting = { texts: [] };

/** What stands in a text for a value: `{number}`. */
const slot = /\{([^{}\s]{1,40})\}/g;

/** A value that a text may stand for. */
export interface Placeholder {
  readonly name: string;
  /** Without it the message tells nothing. */
  readonly isRequired: boolean;
}

export type TemplateProblem = { readonly kind: 'unknown' | 'missing'; readonly name: string };

/** What is wrong with an own text; null: nothing is. A missing value may be in the subject instead. */
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
 * A text with its values. A line all whose values are empty is left out, and so is what gap it leaves: "Reason: {reason}"
 * is told where there is one.
 */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  const lines = text.split('\n').flatMap((line) => {
    const names = [...line.matchAll(slot)].map(([, name = '']) => name);
    const isEmpty = names.length > 0 && names.every((name) => values[name] === '');
    return isEmpty ? [] : [line.replace(slot, (whole, name: string) => values[name] ?? whole)];
  });
  return lines.join('\n').replace(/\n{3,}/g, '\n\n');
}

/** The text as a template: its values as `{name}`, longer ones first, since one may hold another. */
export function templateOf(text: string, values: Readonly<Record<string, string>>): string {
  const known = Object.entries(values)
    .filter(([, value]) => value !== '')
    .toSorted(([, a], [, b]) => b.length - a.length);
  return known.reduce((template, [name, value]) => template.replaceAll(value, `{${name}}`), text);
}

const gsm = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/u;
const twoSeptets = /[\^{}\\[~\]|€]/g;

/** In how many parts an SMS is sent: 160 Latin signs or 70 others, less where there are several (GSM 03.38, 03.40). */
export function smsParts(text: string): number {
  const isLatin = gsm.test(text);
  const length = isLatin ? text.length + (text.match(twoSeptets)?.length ?? 0) : text.length;
  const [one, each] = isLatin ? [160, 153] : [70, 67];
  return length <= one ? 1 : Math.ceil(length / each);
}
