import { locales } from '../shared/locale.ts';

const dayMs = 86_400_000;
/** RFC 9116 wants less than a year; nobody has to renew what counts from today. */
const lifeDays = 180;

/** `/.well-known/security.txt` (RFC 9116). `now`: the day begins what the text promises, so it changes once a day. */
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
