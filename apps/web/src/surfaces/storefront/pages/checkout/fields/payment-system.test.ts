import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { paymentKinds } from '@farad/domain/order';
import { expect, it } from 'vitest';

import { paymentSystem } from './payment-system.ts';

it.each(paymentKinds)('%s has its name and an existing picture without scripts', (method) => {
  const { title, src } = paymentSystem(method, 'Name');
  expect(title).toBe('Name');
  const picture = readFileSync(join(import.meta.dirname, '../../../../../../public', src), 'utf8');
  expect(picture).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 32 24"/);
  expect(picture).not.toMatch(/script|href|on\w+=/);
});
