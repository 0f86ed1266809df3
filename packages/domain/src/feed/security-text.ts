import { dayMs } from '../shared/durations.ts';
import { locales } from '../shared/locale.ts';

/** RFC 9116 recommends less than a year. The term starts today, so nobody has to renew it. */
const lifeDays = 180;

/**
 * Returns `/.well-known/security.txt` (RFC 9116). The expiry counts from the day of `now`, so the text changes once a
 * day.
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
