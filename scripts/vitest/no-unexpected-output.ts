import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

const watched = ['error', 'warn'] as const;

const originals = { error: console.error, warn: console.warn };
let printed: string[] = [];

/**
 * A test that prints an error or a warning fails. A test that expects one replaces the function: `vi.spyOn(console,
 * 'error')`.
 */
beforeEach(() => {
  printed = [];
  for (const level of watched)
    console[level] = (...words: unknown[]) => void printed.push(`${level}: ${format(...words)}`);
});

afterEach(() => {
  Object.assign(console, originals);
  if (printed.length > 0) throw new Error(`The test printed unexpected errors:\n${printed.join('\n')}`);
});
