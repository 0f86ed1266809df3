import type { Day } from '@farad/domain/delivery';
import type { DocumentData } from '@farad/documents/make-document';
import { checkSeller, type InvoiceLine } from '@farad/domain/invoice';
import type { Kopecks } from '@farad/domain/money';
import { afterEach, expect, test } from 'vitest';

import { seller } from '#testing/seller.ts';
import { turnsDuring } from '#testing/turns-during.ts';
import { openDrawing, type Drawing, type DrawingOptions } from './open-drawing.ts';

const opened: Drawing[] = [];
afterEach(async () => {
  for (const drawing of opened.splice(0)) await drawing.stop();
});

function open(options?: DrawingOptions): Drawing {
  const drawing = openDrawing(options);
  opened.push(drawing);
  return drawing;
}

function invoiceOf(count: number): DocumentData {
  const checked = checkSeller(seller);
  if (!checked.ok) throw new Error('a wrong seller');
  const line: InvoiceLine = {
    article: 'RC0603FR-0710KL',
    name: 'Резистор',
    quantity: 100,
    unit: 'piece',
    vatPercent: 22,
    total: 3100 as Kopecks,
  };
  const now = new Date('2026-11-21T10:00:00Z');
  return {
    kind: 'invoice',
    invoice: {
      number: '15',
      issuedAt: now,
      issuedOn: '2026-11-21' as Day,
      payUntil: '2026-11-25' as Day,
      orderNumber: '26-000123',
      orderedAt: now,
      seller: checked.value,
      isDemonstration: false,
      refunded: null,
      logo: null,
      buyer: {
        name: 'ООО «Ромашка»',
        inn: '7707083893',
        kpp: null,
        address: '',
        phone: '',
      },
      lines: Array.from({ length: count }, () => line),
    },
  };
}

/** A document that cannot be drawn. */
const broken = { kind: 'invoice', invoice: null } as unknown as DocumentData;

test('many documents in parallel are drawn one after another, each correctly', async () => {
  const drawing = open();
  const drawn = await Promise.all([1, 2, 1].map((count) => drawing.draw(invoiceOf(count))));
  expect(drawn.map((pdf) => Buffer.from(pdf).subarray(0, 5).toString())).toEqual(['%PDF-', '%PDF-', '%PDF-']);
  expect(Buffer.compare(drawn[0] ?? Buffer.of(), drawn[2] ?? Buffer.of())).toBe(0);
  expect(Buffer.compare(drawn[0] ?? Buffer.of(), drawn[1] ?? Buffer.of())).not.toBe(0);
});

test('500 lines do not block the main thread', async () => {
  const drawing = open();
  await drawing.draw(invoiceOf(1));
  expect(await turnsDuring(drawing.draw(invoiceOf(500)))).toBeGreaterThan(100);
});

test('a document that cannot be drawn fails alone', async () => {
  const drawing = open();
  const [bad, good] = await Promise.allSettled([drawing.draw(broken), drawing.draw(invoiceOf(1))]);
  expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
});

test('too many documents are refused at once with the busy code', async () => {
  const drawing = open({ waitingMax: 2 });
  const requested = [1, 2, 3].map(() => drawing.draw(invoiceOf(1)));
  await expect(drawing.draw(invoiceOf(1))).rejects.toMatchObject({ code: 'FARAD_BUSY' });
  expect((await Promise.allSettled(requested)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});

test('an endless drawing is ended with its thread; another one draws the next', async () => {
  const drawing = open({ limitMs: 1 });
  await expect(drawing.draw(invoiceOf(500))).rejects.toThrow('thread ended during the drawing');
  const patient = open();
  await expect(patient.draw(invoiceOf(1))).resolves.toBeInstanceOf(Uint8Array);
});

test('an idle thread is ended and restarted', async () => {
  const drawing = open({ idleMs: 1 });
  await drawing.draw(invoiceOf(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect(drawing.draw(invoiceOf(1))).resolves.toBeInstanceOf(Uint8Array);
});

test('nothing is drawn after the stop', async () => {
  const drawing = open();
  const waiting = Promise.allSettled([drawing.draw(invoiceOf(1)), drawing.draw(invoiceOf(1))]);
  await drawing.stop();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(drawing.draw(invoiceOf(1))).rejects.toThrow('drawing of documents is stopped');
});
