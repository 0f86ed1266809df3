import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { apiScopes } from '@farad/domain/customer-api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { ownedRoutes } from '../owned/owned-routes.ts';
import { openOwnedThings, type OwnedThings } from '../owned/owned-things.ts';
import { openPaymentShop, type PaymentShop } from '../payment-shop.ts';
import { signedInStaff } from '../staff.ts';

/**
 * Schemathesis generates valid and invalid calls from the OpenAPI document and checks their answers. No answer may be a
 * server error, or have a status, type or format that the document does not contain. It is a Python program. Install it
 * with `python3 -m venv venv && venv/bin/pip install schemathesis`, and set SCHEMATHESIS=venv/bin/schemathesis.
 */
const program = process.env['SCHEMATHESIS'] ?? 'schemathesis';

const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
];

/**
 * Seconds of testing for each kind of caller. Together with the starts, the test takes less than a quarter of an hour.
 */
const seconds = { guest: 150, customer: 200, key: 90, staff: 330 } as const;

/** Matches calls that are not tested: they end the session of the caller, or never end. */
const left = '/logout$|/sign-out|/sessions|/events$';

const runs = (command: string): boolean => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;

/** Returns which program must be installed; empty = none. */
function findMissing(): string {
  if (runs(program)) return '';
  const install = 'python3 -m venv venv && venv/bin/pip install schemathesis, then SCHEMATHESIS=venv/bin/schemathesis';
  return runs('python3')
    ? `${program} does not run. Install it: ${install}`
    : `Python is missing, so ${program} does not run. Install python3, then: ${install}`;
}

const missing = findMissing();

let shop: PaymentShop;
let folder: string;
let things: OwnedThings;

beforeAll(async () => {
  if (missing !== '') return;
  shop = await openPaymentShop();
  folder = await mkdtemp(join(tmpdir(), 'farad-schemathesis-'));
  things = await openOwnedThings(shop);
  await shop.server.listen({ host: '127.0.0.1', port: 0 });
  let calls = 0;
  // Each call gets another IP address. Otherwise rate limits would refuse most calls.
  shop.server.server.prependListener('request', (request) => {
    calls += 1;
    const value = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
    Object.defineProperty(request.socket, 'remoteAddress', { value, configurable: true });
  });
  await writeFile(join(folder, 'schemathesis.toml'), parametersOfOwned());
  await writeFile(join(folder, 'openapi.json'), await documentWithoutDefaults());
}, 300_000);

// If the program is not installed, the tests fail instead of being skipped. So nobody thinks that they passed.
beforeEach(() => {
  if (missing !== '') throw new Error(missing);
});

afterAll(async () => {
  if (missing !== '') return;
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** Returns valid path parameters for each route with an id: ids of things that the calling customer owns. */
function parametersOfOwned(): string {
  const operations = Object.entries(ownedRoutes).map(([name, { path }]) => {
    const form = name.split(' ')[1] ?? '';
    const found = new RegExp(`^${form.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/?]+)')}`).exec(
      path(things),
    );
    const values = Object.entries(found?.groups ?? {}).map(
      ([each, value]) => `"path.${each}" = ${JSON.stringify(value)}`,
    );
    return `[[operations]]\ninclude-name = ${JSON.stringify(name)}\nparameters = { ${values.join(', ')} }\n`;
  });
  return operations.join('\n');
}

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Record<string, unknown> }>>>>;
}

/** Returns the OpenAPI document without the answers `default`, which would allow every status. */
async function documentWithoutDefaults(): Promise<string> {
  const document = (await shop.guest().get('/openapi.json')).json<Described>();
  for (const path of Object.values(document.paths))
    for (const operation of Object.values(path)) delete operation.responses['default'];
  return JSON.stringify(document);
}

interface Report {
  readonly failures: readonly { readonly title: string; readonly operations: readonly string[] }[];
  readonly errors: readonly unknown[];
}

/** Returns a section of the program's output: from its heading between `=` signs to the next such heading. */
function sectionOf(output: string, heading: string): string {
  const [, text = ''] = new RegExp(`^=+ ${heading} =+\\n([\\s\\S]*?)(?=^=+ |(?![\\s\\S]))`, 'm').exec(output) ?? [];
  return text.trim();
}

/**
 * Runs Schemathesis as one kind of caller. Returns the faults found, with commands to reproduce them, and the number of
 * calls.
 */
async function attack(who: keyof typeof seconds, headers: readonly string[], more: readonly string[] = []) {
  const reportPath = join(folder, `${who}.json`);
  const origin = `http://127.0.0.1:${(shop.server.server.address() as AddressInfo).port}`;
  const words = [
    '--config-file',
    join(folder, 'schemathesis.toml'),
    'run',
    join(folder, 'openapi.json'),
    '--url',
    `${origin}/api`,
    '--checks',
    checks.join(),
    '--phases',
    'coverage,fuzzing',
    '--max-time',
    String(seconds[who]),
    '--workers',
    '1',
    '--request-timeout',
    '20',
    '--continue-on-failure',
    '--generation-database',
    'none',
    '--output-sanitize',
    'false',
    '--no-color',
    '--report',
    'json',
    '--report-json-path',
    reportPath,
    '--exclude-path-regex',
    left,
    ...more,
    ...['Sec-Fetch-Site: same-origin', ...headers].flatMap((header) => ['-H', header]),
  ];
  const child = spawn(program, words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(child, 'close');
  const text = await readFile(reportPath, 'utf8').catch((error: unknown) => {
    throw new Error(`${program} wrote no report: ${output.slice(-2000)}`, { cause: error });
  });
  const report = JSON.parse(text) as Report;
  const found = report.failures.map(({ title, operations }) => `${title}: ${operations.join(', ')}`);
  const calls = Number(/(\d+) generated/.exec(output)?.[1] ?? 0);
  const errors = report.errors.length === 0 ? [] : [sectionOf(output, 'ERRORS')];
  const repeat = found.length === 0 ? [] : (output.match(/^ *curl .*$/gm) ?? []);
  return { found: [...found, ...errors, ...repeat], calls };
}

const cookieOf = ({ cookies }: { readonly cookies: ReadonlyMap<string, string> }): string =>
  `Cookie: ${[...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')}`;

/** Minimum number of calls. With fewer, hardly anything was tested. */
const callsMin = 2000;

test('a guest gets answers as documented', async () => {
  const { found, calls } = await attack('guest', []);
  expect(found).toEqual([]);
  expect(calls).toBeGreaterThan(callsMin);
});

test('a customer gets answers as documented', async () => {
  const { found, calls } = await attack('customer', [cookieOf(things.owner)]);
  expect(found).toEqual([]);
  expect(calls).toBeGreaterThan(callsMin);
  // The caller must still be signed in. Otherwise the run tested only the answers to guests.
  const who = await things.owner.get('/users/authenticateduser');
  expect(who.json<{ isAuthenticated: boolean }>().isAuthenticated).toBe(true);
});

test('a program with a key gets answers as documented, below the key’s limit', async () => {
  const perMinute = 600;
  const body = { name: 'all', scopes: apiScopes, per_minute: perMinute };
  const made = await things.owner.post('/account/api-keys', body);
  expect([made.statusCode, made.body]).toEqual([201, made.body]);
  const { token } = made.json<{ token: string }>();
  const { found } = await attack(
    'key',
    [`Authorization: Bearer ${token}`],
    ['--include-tag', 'Customer API', '--rate-limit', `${perMinute - 10}/m`],
  );
  expect(found).toEqual([]);
});

test('staff get answers as documented', async () => {
  const administrator = await signedInStaff(shop, 'administrator');
  const { found, calls } = await attack('staff', [cookieOf(administrator)]);
  expect(found).toEqual([]);
  expect(calls).toBeGreaterThan(callsMin);
  expect((await administrator.get('/admin/me')).statusCode).toBe(200);
});
