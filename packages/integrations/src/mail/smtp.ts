import { createSecureContext, getCACertificates } from 'node:tls';

import { fail, ok } from '@farad/domain/shared';
import { createTransport } from 'nodemailer';

import type { MailFailure, MailMessage, MailPort } from './port.ts';

/** `implicit` = TLS from the first byte. `starttls` = a plain greeting, then TLS before anything else. */
export type SmtpSecurity = 'implicit' | 'starttls';

/** By port assignments: 465 is submissions; 587, 25 and 2525 start in plain text. */
export const securityOfPort = (port: number): SmtpSecurity =>
  port === 587 || port === 25 || port === 2525 ? 'starttls' : 'implicit';

export interface SmtpSettings {
  readonly host: string;
  /** 465 = TLS from the first byte, as in the specification; 587 = STARTTLS. */
  readonly port: number;
  /** How TLS starts (RFC 8314). Default: by port. A letter is never sent without TLS. */
  readonly security?: SmtpSecurity;
  /** Absent = the specification gives no credentials. */
  readonly credentials?: { readonly user: string; readonly password: string };
  /** Address of the shop. Its host ends the Message-ID. */
  readonly from: string;
  /**
   * PEM of a certificate authority to trust besides the public ones (the twin's, a company's own). Certificates are
   * always verified.
   */
  readonly authority?: string;
  /** Total timeout of one letter. Default: 10 s. */
  readonly timeoutMs?: number;
}

/** Any control character: a value must not end a header line and start another. */
const control = /[\p{Cc}\u2028\u2029]/u;
const messageIdPattern = /^[A-Za-z0-9._-]{1,128}$/;

const isSafe = (message: MailMessage): boolean =>
  [message.to, message.subject, message.senderName ?? '', ...(message.attached ?? []).map(({ name }) => name)].every(
    (text) => !control.test(text),
  ) && messageIdPattern.test(message.messageId);

/** Returns pictures of the HTML, then files. Non-Latin names are encoded by RFC 2231. */
const attachmentsOf = ({ inline = [], attached = [] }: MailMessage) => [
  ...inline.map(({ id, name, type, content }) => ({
    cid: id,
    filename: name,
    contentType: type,
    content,
    contentDisposition: 'inline' as const,
  })),
  ...attached.map(({ name, type, content }) => ({
    filename: name,
    contentType: type,
    content,
    contentDisposition: 'attachment' as const,
  })),
];

/** A 5xx about this letter or recipient is permanent. Failures of our login or the network, and 4xx, are temporary. */
function failureOf(error: unknown): MailFailure {
  if (!(error instanceof Error)) return { kind: 'temporary', code: null, reason: 'unknown' };
  const reason = 'code' in error ? String(error.code) : error.name;
  const code = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null;
  const isAboutLetter = reason === 'EENVELOPE' || reason === 'EMESSAGE';
  return { kind: isAboutLetter && code !== null && code >= 500 ? 'permanent' : 'temporary', code, reason };
}

/**
 * The real mail adapter: SMTP with TLS from the first byte, or with mandatory STARTTLS (RFC 3207).
 *
 * @throws Error when the sender's address holds a control character.
 */
export function createSmtp(settings: SmtpSettings): MailPort {
  const { host, port, from, credentials, authority } = settings;
  if (control.test(from)) throw new Error('mail: the sender contains a control character');
  const timeoutMs = settings.timeoutMs ?? 10_000;
  // Created once: loading all certificate authorities for each letter would take most of its time.
  const secureContext = createSecureContext({
    minVersion: 'TLSv1.2',
    ...(authority === undefined ? {} : { ca: [...getCACertificates('default'), authority] }),
  });
  const isImplicit = (settings.security ?? securityOfPort(port)) === 'implicit';
  const transport = createTransport({
    host,
    port,
    secure: isImplicit,
    requireTLS: !isImplicit,
    ...(credentials === undefined ? {} : { auth: { user: credentials.user, pass: credentials.password } }),
    tls: { secureContext },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const ownHost = from.slice(from.indexOf('@') + 1);

  return {
    async check() {
      try {
        await transport.verify();
        return ok(null);
      } catch (error) {
        return fail(failureOf(error));
      }
    },

    async send(message) {
      if (!isSafe(message)) return fail({ kind: 'permanent', code: null, reason: 'unsafe_header' });
      const messageId = `<${message.messageId}@${ownHost}>`;
      try {
        await transport.sendMail({
          from: { name: message.senderName ?? '', address: from },
          to: { name: '', address: message.to },
          subject: message.subject,
          text: message.text,
          ...(message.html === undefined ? {} : { html: message.html }),
          attachments: attachmentsOf(message),
          messageId,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(message.timeoutMs ?? timeoutMs),
        });
        return ok({ messageId });
      } catch (error) {
        return fail(failureOf(error));
      }
    },
  };
}
