import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { writeClientPackage } from './client-package.mjs';
import { root } from './run.mjs';

const run = promisify(execFile);

/** Folder of a project that has only the client and its dependencies installed. */
let project: string;
let client: string;
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'farad-client-'));
  client = join(project, 'node_modules', '@farad', 'contract');
  await mkdir(client, { recursive: true });
  await writeClientPackage(client);
  await cp(join(root, 'node_modules', 'zod'), join(project, 'node_modules', 'zod'), { recursive: true });
}, 600_000);
afterAll(() => rm(project, { recursive: true }));

const filesOf = async (ending: string): Promise<readonly string[]> =>
  (await readdir(client, { recursive: true })).filter((name) => name.endsWith(ending));

test('contains only code and types, and imports nothing but zod', async () => {
  const code = await filesOf('.js');
  expect(code.length).toBeGreaterThan(100);
  for (const name of [...code, ...(await filesOf('.d.ts'))]) {
    const text = (await readFile(join(client, name), 'utf8')).replaceAll(/\/\*[\s\S]*?\*\/|\s\/\/[^\n]*/g, '');
    const imported = [...text.matchAll(/\b(?:from|import)\s*\(?['"]([\w@./-]+)['"]/g)].map(([, path = '']) => path);
    expect(
      imported.filter((path) => !/^(?:zod(?:\/.+)?|\.\.?\/.+\.js)$/.test(path)),
      name,
    ).toEqual([]);
  }
  const { dependencies } = JSON.parse(await readFile(join(client, 'package.json'), 'utf8')) as { dependencies: object };
  expect(Object.keys(dependencies)).toEqual(['zod']);
});

test('works in a separate program', async () => {
  const names = (await readdir(join(client, 'contract', 'src'), { recursive: true })).filter((name) =>
    name.endsWith('.js'),
  );
  const program = `
    for (const name of ${JSON.stringify(names)}) await import('@farad/contract/' + name.replace('.js', ''));
    const { createClient } = await import('@farad/contract/client');
    const asked = [];
    const api = createClient({ transport: async (request) => {
      asked.push(request.path);
      return { status: 401, setCookies: [], body: JSON.stringify({ error: { code: 'unauthenticated', message: 'no' } }) };
    } });
    const { ok, error } = await api.prices({ body: { lines: [{ number: 'NE555P', quantity: 10 }] } });
    console.log(JSON.stringify({ asked, ok, code: error.code }));`;
  await writeFile(join(project, 'use.mjs'), program);
  const { stdout } = await run(process.execPath, ['use.mjs'], { cwd: project });
  expect(JSON.parse(stdout)).toEqual({ asked: ['/prices'], ok: false, code: 'unauthenticated' });
});

test('gives a compiler the types of requests and answers', async () => {
  const program = `
    import { createClient } from '@farad/contract/client';
    const api = createClient({ transport: async () => ({ status: 200, setCookies: [], body: '{}' }) });
    const found = await api.prices({ body: { lines: [{ number: 'NE555P', quantity: 10 }] } });
    if (found.ok) found.value.lines[0]?.products[0]?.available satisfies number | undefined;
    // @ts-expect-error there is no such field
    await api.prices({ body: { lines: [{ numbr: 'NE555P' }] } });
    // @ts-expect-error there is no such call
    await api.noSuchCall();`;
  await writeFile(join(project, 'use.mts'), program);
  const options = '--noEmit --strict --module nodenext --target es2022 --lib es2022,dom --types';
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const told = await run(process.execPath, [compiler, ...options.split(' '), '', 'use.mts'], { cwd: project });
  expect(told).toEqual({ stdout: '', stderr: '' });
});
