import type { Day } from './day.ts';

/** Length of a day as typed, `24.11.2026`, in characters. */
export const typedDayLength = 10;

const typedForm = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;
const isoForm = /^(\d{4})-(\d\d)-(\d\d)$/;

/**
 * Reads a day as people type it, `24.11.2026`, or as programs write it, `2026-11-24`. Returns null for an invalid day.
 */
export function readDay(text: string): Day | null {
  const trimmed = text.trim();
  const [year, month, day] = isoForm.exec(trimmed)?.slice(1) ?? typedForm.exec(trimmed)?.slice(1).toReversed() ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  // `31.02.2026` is refused. JavaScript would read it as a day in March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== written ? null : (written as Day);
}

/** Formats a day as `24.11.2026`. Returns an invalid text unchanged. */
export const typedDay = (text: string): string => readDay(text)?.split('-').toReversed().join('.') ?? text;
