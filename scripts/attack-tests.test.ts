import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The forty attacks T01 to T40, each with a short description. A test must try each of them. */
const attacks = [
  ['01', 'a login code is nowhere but in its message'],
  ['02', 'wrong codes end a challenge'],
  ['03', 'codes are not guessed in parallel'],
  ['04', 'a right code sent many times is one session'],
  ['05', 'a code of another phone, browser or time'],
  ['06', 'codes that are no codes'],
  ['07', 'known and unknown people are answered alike'],
  ['08', 'floods of codes'],
  ['09', 'fixed, ended and reused sessions'],
  ['10', 'forged cookies'],
  ['11', 'registrations without a grant'],
  ['12', 'things of others'],
  ['13', 'public links of orders'],
  ['14', 'baskets of others at sign-in'],
  ['15', 'staff without the right'],
  ['16', 'keys that no call names'],
  ['17', 'prices of the client'],
  ['18', 'quantities that are none'],
  ['19', 'sums that differ between page, order, payment and receipt'],
  ['20', 'prices that change under the buyer'],
  ['21', 'coupons used too often or guessed'],
  ['22', 'bonuses spent twice'],
  ['23', 'the last piece sold twice'],
  ['24', 'payment and lapse at one moment'],
  ['25', 'one order placed twice'],
  ['26', 'forged webhooks'],
  ['27', 'webhooks many times and in any order'],
  ['28', 'a provider that does not answer'],
  ['29', 'scripts in texts'],
  ['30', 'formulas in tables'],
  ['31', 'headers and hosts that are forged'],
  ['32', 'operators in filters'],
  ['33', 'hostile parts lists'],
  ['34', 'hostile pictures and addresses'],
  ['35', 'hostile exchange with 1C'],
  ['36', 'calls from other sites'],
  ['37', 'money that goes back twice'],
  ['38', 'what is between two people'],
  ['39', 'vendors that hang'],
  ['40', 'a process that is killed'],
] as const;

const testFiles = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '--', '*.test.ts', '*.test.tsx', 'e2e/src/*.ts'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => path !== '');

// `title` matches the beginning of a test, or of a group or table of tests, with its title. `name` matches the id of an
// attack in a title; `T12:00` is a time and no id.
const title = /(?:\b(?:it|test|describe)(?:\.\w+)*|\])\)?\(\s*(?:'[^'\n]*'|`[^`]*`|"[^"\n]*")/g;
const name = /(?<![\w}])T(\d\d)\b(?!:\d)/g;

function namedIn(path: string): readonly string[] {
  const titles = readFileSync(join(root, path), 'utf8').match(title) ?? [];
  return titles.flatMap((each) => [...each.matchAll(name)].map(([, number = '']) => number));
}

test('each of the forty attacks is the title of a test', () => {
  const named = new Set(testFiles.filter((path) => !path.startsWith('scripts/')).flatMap(namedIn));
  expect(attacks).toHaveLength(40);
  expect(attacks.filter(([number]) => !named.has(number)).map(([number, words]) => `T${number}: ${words}`)).toEqual([]);
});

test('only titles count', () => {
  expect([..."it.each([1])('T07: a'".matchAll(title)]).toHaveLength(1);
  expect('// T07 is tried elsewhere'.match(title)).toBeNull();
  expect([...'`${day}T12:00:00Z`'.matchAll(name)]).toEqual([]);
});
