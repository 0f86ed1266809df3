import { dayMs } from '../shared/durations.ts';
import { locales } from '../shared/locale.ts';

/**
 * Validity of the file in days. RFC 9116 recommends less than a year. It counts from today, so nobody has to renew it.
 */
const lifeDays = 180;

/**
 * Returns the text of `/.well-known/security.txt` (RFC 9116). It changes only once a day, because the expiry counts
 * from the beginning of the day.
 */
export function securityText({ siteUrl, email, now }: { siteUrl: string; email: string; now: Date }): string {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return [
    `Contact: mailto:${email}`,
    `Contact: ${siteUrl}/feedback`,
    `Expires: ${new Date(today + lifeDays * dayMs).toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
