import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { commandForm } from './command-form.ts';

it('commands are called as farad only where it is installed and runs this program', () => {
  expect(commandForm('/srv/farad', (path) => path === '/usr/local/bin/farad')).toBe('farad');
  expect(commandForm('/srv/farad', () => false)).toBe('npm run');
  expect(commandForm('/home/me/farad', () => true)).toBe('npm run');
});

it('deploy/farad runs in that folder, and is copied to that place', async () => {
  const script = await readFile(join(import.meta.dirname, '../../../../deploy/farad'), 'utf8');
  expect(script).toContain('\ncd /srv/farad\n');
  expect(script).toContain('Copy this file to /usr/local/bin/.');
});
