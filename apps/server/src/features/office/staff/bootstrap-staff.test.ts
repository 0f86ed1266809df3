import { expect, it } from 'vitest';

import { ConfigError, readConfig } from '#config/config.ts';

it.each([
  ['ADMIN', 'short'],
  ['ADMIN', 'password123456'],
  ['DEVELOPER', 'aaaaaaaaaaaaaa'],
])('a weak password prevents the start and is named: %s %s', (name, password) => {
  const environment = { [`${name}_EMAIL`]: 'a@farad.example', [`${name}_PASSWORD`]: password };
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(`${name}_PASSWORD`);
});
