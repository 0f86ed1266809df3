import type { AddressInfo, Socket } from 'node:net';

import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

import { makeCertificate } from './certificate.ts';
import type { Faults } from './faults.ts';
import type { Inbox } from './inbox.ts';

/** Account that the twin accepts; letters without a login are taken too. */
export const smtpUser = 'farad';
export const smtpPassword = 'twin-of-smtp';

export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** PEM to trust. */
  readonly authority: string;
}

export interface SmtpTwin extends MailServer {
  close(): Promise<void>;
}

const refusal = (code: number, words: string): Error => Object.assign(new Error(words), { responseCode: code });

async function bytesOf(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

async function putLetter(inbox: Inbox, recipients: readonly string[], stream: SMTPServerDataStream): Promise<void> {
  const letter = await PostalMime.parse(await bytesOf(stream));
  for (const to of recipients) {
    inbox.put({ channel: 'email', to, subject: letter.subject ?? '', text: letter.text ?? letter.html ?? '' });
  }
}

/** A mail server on a free port of the loopback with TLS from the first byte: takes every letter, delivers none. */
export async function startSmtpTwin(inbox: Inbox, faults: Faults): Promise<SmtpTwin> {
  const { certificate, key } = await makeCertificate();
  const sockets = new Map<string, Socket>();
  const cutting = new Set<string>();

  const server = new SMTPServer({
    secure: true,
    key,
    cert: certificate,
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onSecure(socket, session, callback) {
      sockets.set(session.id, socket);
      callback();
    },
    onClose(session) {
      sockets.delete(session.id);
      cutting.delete(session.id);
    },
    onAuth(login, _session, callback) {
      const isRight = login.username === smtpUser && login.password === smtpPassword;
      callback(isRight ? null : refusal(535, 'Authentication failed'), isRight ? { user: smtpUser } : undefined);
    },
    onRcptTo(_address, session, callback) {
      const { mode } = faults.take('smtp', 'send');
      if (mode === 'hang') return;
      if (mode === 'cut') cutting.add(session.id);
      const code = Number(mode);
      callback(code > 0 ? refusal(code, code === 550 ? 'No such mailbox' : 'Try again later') : null);
    },
    onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      putLetter(inbox, recipients, stream).then(
        () => (cutting.has(session.id) ? sockets.get(session.id)?.destroy() : callback()),
        (error: unknown) => callback(error instanceof Error ? error : refusal(451, 'The letter cannot be read')),
      );
    },
  });
  // A client that leaves in the middle is its own affair.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    host: '127.0.0.1',
    port,
    authority: certificate,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
