import fc from 'fast-check';
import { expect, test } from 'vitest';

import { framed, messageReader } from './framing.ts';

const message = fc.record({
  kind: fc.string({ unit: 'grapheme' }),
  ids: fc.array(fc.integer()),
  touched: fc.oneof(
    fc.constant('all'),
    fc.array(fc.nat()).map((ids) => new Set(ids)),
  ),
  place: fc.option(fc.record({ key: fc.double() })),
});

test('messages are the same, however their bytes arrive', () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 5 }), fc.array(fc.integer({ min: 1, max: 40 })), (messages, lengths) => {
      const bytes = Buffer.concat(messages.map(framed));
      const read: unknown[] = [];
      const take = messageReader((next) => read.push(next));
      let at = 0;
      for (const length of lengths) {
        take(bytes.subarray(at, at + length));
        at += length;
      }
      take(bytes.subarray(at));
      expect(read).toEqual(messages);
    }),
  );
});

test('a long message in many pieces is joined once', () => {
  const long = { text: 'й'.repeat(3_000_000) };
  const bytes = framed(long);
  const read: unknown[] = [];
  const take = messageReader((next) => read.push(next));
  const begun = performance.now();
  for (let at = 0; at < bytes.length; at += 1000) take(bytes.subarray(at, at + 1000));
  expect(read).toEqual([long]);
  expect(performance.now() - begun).toBeLessThan(2000);
});

test('a message that is too long is refused before it has arrived', () => {
  const take = messageReader(() => undefined, 100);
  expect(() => take(Buffer.from([101, 0, 0, 0]))).toThrow('101 bytes');
});

test('bytes of something else are refused', () => {
  const take = messageReader(() => undefined);
  expect(() => take(Buffer.from('GET / HTTP/1.1\r\n\r\n'))).toThrow('at most');
  expect(() => messageReader(() => undefined)(Buffer.from([2, 0, 0, 0, 1, 1]))).toThrow('deserialize');
});
