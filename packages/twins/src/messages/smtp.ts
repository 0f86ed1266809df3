import type { AddressInfo, Socket } from 'node:net';

import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

import { makeCertificate } from './certificate.ts';
import type { Faults } from '../faults.ts';
import type { Inbox } from './inbox.ts';
import { filesOfLetter, htmlOfLetter } from './letter-page.ts';

/** Login and password that the twin accepts. It also accepts letters without a login. */
export const smtpUser = 'farad';
export const smtpPassword = 'twin-of-smtp';

export interface MailServer {
  readonly host: string;
  /** Port where TLS starts with the first byte. */
  readonly port: number;
  /** Port where TLS starts with STARTTLS. Before that no letter is accepted. */
  readonly startTlsPort: number;
  /** Certificate authority (PEM) that clients must trust. */
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
    const text = letter.text ?? letter.html ?? '';
    inbox.put(
      { channel: 'email', to, subject: letter.subject ?? '', text },
      htmlOfLetter(letter),
      filesOfLetter(letter),
    );
  }
}

interface Keys {
  readonly certificate: string;
  readonly key: string;
}

/** Starts a mail server on a free port. If `secure` is false, connections start in plain text, as on port 587. */
async function openServer(inbox: Inbox, faults: Faults, { certificate, key }: Keys, secure: boolean) {
  const sockets = new Map<string, Socket>();
  const cutting = new Set<string>();

  const server = new SMTPServer({
    secure,
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
    onMailFrom(_address, session, callback) {
      // RFC 3207 permits a server to require TLS first.
      callback(session.secure ? null : refusal(530, 'Must issue a STARTTLS command first'));
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
  // A client that disconnects early causes this event. Without a listener it would end the process.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

const portOf = (server: SMTPServer): number => (server.server.address() as AddressInfo).port;

/**
 * Starts two mail servers on free local ports, one for each way in which TLS starts. They accept letters, but deliver
 * them only to the inbox.
 */
export async function startSmtpTwin(inbox: Inbox, faults: Faults): Promise<SmtpTwin> {
  const keys = await makeCertificate();
  const servers = [await openServer(inbox, faults, keys, true), await openServer(inbox, faults, keys, false)] as const;
  const [implicit, startTls] = servers;
  return {
    host: '127.0.0.1',
    port: portOf(implicit),
    startTlsPort: portOf(startTls),
    authority: keys.certificate,
    close: async () => {
      await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.close(resolve))));
    },
  };
}
