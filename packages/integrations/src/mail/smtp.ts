import { createSecureContext, getCACertificates } from 'node:tls';

import { fail, ok } from '@farad/domain/shared';
import { createTransport } from 'nodemailer';

import type { MailFailure, MailMessage, MailPort } from './port.ts';

/**
 * How TLS starts. `implicit` = with the first byte. `starttls` = after a greeting in plain text, before anything else.
 */
export type SmtpSecurity = 'implicit' | 'starttls';

/** Returns how TLS starts on a port: on 587, 25 and 2525 with STARTTLS, on other ports (465) with the first byte. */
export const securityOfPort = (port: number): SmtpSecurity =>
  port === 587 || port === 25 || port === 2525 ? 'starttls' : 'implicit';

export interface SmtpSettings {
  readonly host: string;
  /** Port of the mail server. The specification uses 465. */
  readonly port: number;
  /** How TLS starts (RFC 8314). Absent = decided by the port. A letter is never sent without TLS. */
  readonly security?: SmtpSecurity;
  /** Login at the mail server. Absent = no login, because the specification gives no credentials. */
  readonly credentials?: { readonly user: string; readonly password: string };
  /** Email address of the shop. Its domain is also the end of each Message-ID. */
  readonly from: string;
  /**
   * Certificate authority (PEM) to trust besides the public ones, such as that of a company or of a local imitation.
   * Certificates are always verified.
   */
  readonly authority?: string;
  /** Timeout of one letter as a whole. Default: 10 s. */
  readonly timeoutMs?: number;
}

/** Number of letters that are sent at the same time. The others wait, within their timeout. */
const connectionsMax = 10;

/** Time for which a connection without letters stays open, in ms. Mail servers wait for minutes (RFC 5321, 4.5.3.2). */
const idleMs = 3000;

/** Control characters. A value with one of them could end a header line and start another header. */
const control = /[\p{Cc}\u2028\u2029]/u;
const messageIdPattern = /^[A-Za-z0-9._-]{1,128}$/;

const isSafe = (message: MailMessage): boolean =>
  [message.to, message.subject, message.senderName ?? '', ...(message.attached ?? []).map(({ name }) => name)].every(
    (text) => !control.test(text),
  ) && messageIdPattern.test(message.messageId);

/** Returns the pictures of the HTML, then the attached files. Names that are not Latin are encoded by RFC 2231. */
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

/**
 * Returns the failure for an error. A reply 5xx about the letter or its recipient is permanent. Replies 4xx and
 * failures of the login or the network are temporary.
 */
function failureOf(error: unknown): MailFailure {
  if (!(error instanceof Error)) return { kind: 'temporary', code: null, reason: 'unknown' };
  const reason = 'code' in error ? String(error.code) : error.name;
  const code = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null;
  const isAboutLetter = reason === 'EENVELOPE' || reason === 'EMESSAGE';
  return { kind: isAboutLetter && code !== null && code >= 500 ? 'permanent' : 'temporary', code, reason };
}

/**
 * Returns the real mail adapter: SMTP with TLS from the first byte, or with mandatory STARTTLS (RFC 3207).
 *
 * @throws Error if the sender's address contains a control character
 */
export function createSmtp(settings: SmtpSettings): MailPort {
  const { host, port, from, credentials, authority } = settings;
  if (control.test(from)) throw new Error('mail: the sender contains a control character');
  const timeoutMs = settings.timeoutMs ?? 10_000;
  // The context is created only once, because loading all certificate authorities takes longer than sending a letter.
  const secureContext = createSecureContext({
    minVersion: 'TLSv1.2',
    ...(authority === undefined ? {} : { ca: [...getCACertificates('default'), authority] }),
  });
  const isImplicit = (settings.security ?? securityOfPort(port)) === 'implicit';
  // Letters that follow each other share a connection, because signing and checking a certificate takes longer than
  // sending a letter. A connection that the server closed before it got anything of a letter is replaced by another.
  const transport = createTransport({
    pool: true,
    maxConnections: connectionsMax,
    idleTimeout: idleMs,
    maxRequeues: 1,
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
