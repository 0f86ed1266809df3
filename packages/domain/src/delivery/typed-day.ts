import type { Day } from './day.ts';

const typedForm = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;
const isoForm = /^(\d{4})-(\d\d)-(\d\d)$/;

/** A day as people type it, `24.11.2026`, or as programs do, `2026-11-24`; null: there is no such day. */
export function readDay(text: string): Day | null {
  const trimmed = text.trim();
  const [year, month, day] = isoForm.exec(trimmed)?.slice(1) ?? typedForm.exec(trimmed)?.slice(1).toReversed() ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  // 31.02 is no day, though some programs read it as one of March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== written ? null : (written as Day);
}

/** `24.11.2026`; what is no day stays as it was typed. */
export const typedDay = (text: string): string => readDay(text)?.split('-').toReversed().join('.') ?? text;
