import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

import type { Email } from '@farad/domain/customer';
import { listenTwins, type ListeningTwins } from '@farad/twins/test-twins';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createSmtp, securityOfPort, type MailMessage } from './index.ts';

let twins: ListeningTwins;

beforeAll(async () => {
  twins = await listenTwins();
});
beforeEach(() => twins.faults.clear());
afterAll(() => twins.close());

const from = 'shop@farad.example';

// The timeout is long enough for a busy machine. Tests of timeouts set a shorter one.
const adapter = (fields: Partial<Parameters<typeof createSmtp>[0]> = {}) =>
  createSmtp({ ...twins.smtp, from, timeoutMs: 30_000, ...fields });

let lastNumber = 0;
const letter = (fields: Partial<MailMessage> = {}): MailMessage => {
  lastNumber += 1;
  return {
    to: `buyer${lastNumber}@example.com` as Email,
    senderName: 'Фарад',
    subject: 'Код для входа: 0042',
    text: 'Код: 0042\n',
    messageId: `outbox-${lastNumber}`,
    ...fields,
  };
};

describe('SMTP adapter against the twin', () => {
  test('sends over TLS with the given Message-ID', async () => {
    const sent = letter();
    expect(await adapter().send(sent)).toEqual({ ok: true, value: { messageId: `<${sent.messageId}@farad.example>` } });
    expect(twins.inbox.list(sent.to)).toMatchObject([{ channel: 'email', subject: sent.subject, text: 'Код: 0042\n' }]);
  });

  test('letters that follow each other share a connection, and one that the server closed is replaced', async () => {
    let connections = 0;
    const open = new Set<Socket>();
    const through = createServer((socket) => {
      connections += 1;
      const target = connect(twins.smtp.port, twins.smtp.host);
      for (const each of [socket, target]) open.add(each.on('error', () => undefined));
      socket.pipe(target).pipe(socket);
    });
    await new Promise<void>((resolve) => through.listen(0, '127.0.0.1', resolve));
    const smtp = adapter({ host: '127.0.0.1', port: (through.address() as AddressInfo).port, security: 'implicit' });
    try {
      for (const sent of [letter(), letter(), letter()]) expect((await smtp.send(sent)).ok).toBe(true);
      expect(connections).toBe(1);
      for (const socket of open) socket.destroy();
      const sent = letter();
      expect((await smtp.send(sent)).ok).toBe(true);
      expect(twins.inbox.list(sent.to)).toHaveLength(1);
      expect(connections).toBe(2);
    } finally {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => through.close(resolve));
    }
  });

  test('sends plain text and HTML with the picture it shows', async () => {
    const content = Buffer.from('89504e470d0a1a0a', 'hex');
    const logo = { id: 'logo@shop', name: 'logo.png', type: 'image/png', content };
    const sent = letter({ html: '<p>Код: <b>0042</b></p><img src="cid:logo@shop" alt="Farad">', inline: [logo] });
    expect((await adapter().send(sent)).ok).toBe(true);
    const [entry] = twins.inbox.entries(sent.to);
    expect(entry?.message.text).toBe('Код: 0042\n');
    expect(entry?.html).toContain('<p>Код: <b>0042</b></p>');
    expect(entry?.html).toContain(`<img src="data:image/png;base64,${content.toString('base64')}"`);
    expect(Object.keys(twins.inbox.list(sent.to)[0] ?? {}).toSorted()).toEqual([
      'at',
      'channel',
      'subject',
      'text',
      'to',
    ]);
  });

  test('sends a file under its Russian name, byte by byte', async () => {
    const content = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));
    const name = 'Счёт 2026/17 от 23 ноября 2026 г. «Ромашка».pdf';
    const sent = letter({ attached: [{ name, type: 'application/pdf', content }] });
    expect((await adapter().send(sent)).ok).toBe(true);
    const [entry] = twins.inbox.entries(sent.to);
    expect(entry?.message).toMatchObject({ text: sent.text, attachments: [name] });
    expect(entry?.files.map((file) => [file.name, file.type, Buffer.from(file.content).equals(content)])).toEqual([
      [name, 'application/pdf', true],
    ]);
  });

  test('a file name that could start another header is refused before sending', async () => {
    const attached = [{ name: 'a.pdf"\r\nX: y', type: 'application/pdf', content: Buffer.alloc(1) }];
    expect(await adapter().send(letter({ attached }))).toMatchObject({
      error: { kind: 'permanent', reason: 'unsafe_header' },
    });
  });

  test('sends over STARTTLS, with the login only after it', async () => {
    const sent = letter();
    const port = twins.smtp.startTlsPort;
    expect((await adapter({ port, security: 'starttls' }).send(sent)).ok).toBe(true);
    expect(twins.inbox.list(sent.to)).toHaveLength(1);
    const credentials = { user: 'farad', password: 'wrong' };
    expect(await adapter({ port, security: 'starttls', credentials }).send(letter())).toMatchObject({
      error: { kind: 'temporary', code: 535 },
    });
  });

  test('the port determines how TLS starts', () => {
    expect([465, 587, 25, 2525, 1025].map(securityOfPort)).toEqual([
      'implicit',
      'starttls',
      'starttls',
      'starttls',
      'implicit',
    ]);
  });

  test('a server without STARTTLS gets neither a login nor a letter', async () => {
    const lines: string[] = [];
    const server = createServer((socket) => {
      socket.write('220 plain\r\n');
      socket.on('error', () => undefined);
      socket.on('data', (bytes) => {
        lines.push(bytes.toString());
        const isEnd = /^QUIT/i.test(bytes.toString());
        socket.write(
          isEnd ? '221 bye\r\n' : /^EHLO/i.test(bytes.toString()) ? '250-plain\r\n250 AUTH PLAIN\r\n' : '502 no\r\n',
        );
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    try {
      const result = await adapter({ port, security: 'starttls' }).send(letter());
      expect(result).toMatchObject({ ok: false, error: { kind: 'temporary' } });
      expect(lines.join('')).not.toMatch(/AUTH|MAIL FROM|Код/i);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });

  test.each(['421', '450', '451'] as const)('%s is temporary', async (mode) => {
    twins.faults.set('smtp', { op: 'send', mode, times: 1, delayMs: 0 });
    expect(await adapter().send(letter())).toMatchObject({ error: { kind: 'temporary', code: Number(mode) } });
  });

  test('550 is permanent', async () => {
    twins.faults.set('smtp', { op: 'send', mode: '550', times: 1, delayMs: 0 });
    expect(await adapter().send(letter())).toMatchObject({ error: { kind: 'permanent', code: 550 } });
  });

  test('a hanging server: temporary, within the timeout of the letter', async () => {
    twins.faults.set('smtp', { op: 'send', mode: 'hang', times: 1, delayMs: 0 });
    const patient = adapter({ timeoutMs: 300_000 });
    expect(await patient.send(letter({ timeoutMs: 200 }))).toMatchObject({ error: { kind: 'temporary' } });
  });

  test('a connection cut after DATA: temporary, though the letter has arrived', async () => {
    twins.faults.set('smtp', { op: 'send', mode: 'cut', times: 1, delayMs: 0 });
    const sent = letter();
    expect(await adapter().send(sent)).toMatchObject({ error: { kind: 'temporary' } });
    expect(twins.inbox.list(sent.to)).toHaveLength(1);
  });

  test('a rejected login is a fault of ours, not of the letter', async () => {
    const credentials = { user: 'farad', password: 'canary-secret' };
    const result = await adapter({ credentials }).send(letter());
    expect(result).toMatchObject({ error: { kind: 'temporary', code: 535 } });
    expect(JSON.stringify(result)).not.toContain('canary');
  });

  test('an untrusted certificate is refused', async () => {
    const { host, port } = twins.smtp;
    expect(await createSmtp({ host, port, from, timeoutMs: 30_000 }).send(letter())).toMatchObject({
      error: { kind: 'temporary' },
    });
  });

  test('no listener is temporary', async () => {
    expect(await adapter({ port: 1 }).send(letter())).toMatchObject({ error: { kind: 'temporary', code: null } });
  });

  test.each([
    ['subject', 'Hello\r\nBcc: all@example.com'],
    ['to', 'a@example.com\nBcc: all@example.com'],
    ['senderName', 'Shop\r\nBcc: all@example.com'],
    ['messageId', 'x>\r\nBcc: all@example.com'],
    ['messageId', ''],
  ])('a %s that could start another header is refused before sending', async (field, value) => {
    const before = twins.inbox.list().length;
    expect(await adapter().send(letter({ [field]: value }))).toMatchObject({
      error: { kind: 'permanent', reason: 'unsafe_header' },
    });
    expect(twins.inbox.list()).toHaveLength(before);
  });

  test('a sender with a line break is refused at once', () => {
    expect(() => adapter({ from: 'a@b.ru\r\nBcc: x' })).toThrow('control character');
  });
});
