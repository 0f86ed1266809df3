import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../docs/decisions');

test('a decision starts with its number and title, then date and state', () => {
  const wrong = readdirSync(folder)
    .map((file) => [file, readFileSync(join(folder, file), 'utf8').split('\n', 3)] as const)
    .filter(
      ([file, [title = '', empty, state = '']]) =>
        !title.startsWith(`# ${Number(file.slice(0, 4))}. `) ||
        empty !== '' ||
        !/^\d{4}-\d{2}-\d{2}\. (?:Accepted|Superseded)\b/.test(state),
    )
    .map(([file]) => file);
  expect(wrong).toEqual([]);
});

test('decision numbers are unique', () => {
  const numbers = readdirSync(folder).map((file) => file.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
