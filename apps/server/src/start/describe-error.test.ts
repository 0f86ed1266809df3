import { NoPrimary, noPrimaryMessage } from '@farad/database/connection/servers/find-primary';
import { expect, it } from 'vitest';

import { describeError } from './describe-error.ts';

const failure = (message: string, code?: string): Error => Object.assign(new Error(message), { code });

it.each([
  [
    'a full disk',
    failure('ENOSPC: no space left on device, write', 'ENOSPC'),
    'ENOSPC: no space left on device, write',
  ],
  ['a used-up quota', failure('EDQUOT: quota exceeded, mkdir', 'EDQUOT'), 'EDQUOT: quota exceeded, mkdir'],
  ['a full disk of the database', failure('could not extend file', '53100'), 'could not extend file'],
  ['a database that refuses', failure('connect ECONNREFUSED 127.0.0.1:1', 'ECONNREFUSED'), 'ECONNREFUSED'],
  ['servers of which none takes writes', new NoPrimary(), noPrimaryMessage],
  ['a pooler', failure('unsupported startup parameter: statement_timeout', '08P01'), 'DATABASE_SESSION_URL'],
  ['a database that is silent', failure('timeout exceeded when trying to connect'), 'timeout exceeded'],
])('%s is told in one line', (_, error, part) => {
  const text = describeError(error);
  expect(text).toContain(part);
  expect(text).not.toContain('\n');
});

it('an unexpected error is told with the place where it happened', () => {
  expect(describeError(new Error('odd'))).toMatch(/odd\n {4}at /);
});
