import { calls } from '@farad/contract/calls';
import { expect, it } from 'vitest';

import { checkStatus } from './check-status.ts';

it('throws at a status that the description of the call does not name', () => {
  expect(() => checkStatus(calls.importLayout, { code: 'import_state' })).not.toThrow();
  expect(() => checkStatus(calls.importChoices, { code: 'import_state' })).toThrow(
    'GET /admin/import-choices: expected a status of its description, got 409 (import_state)',
  );
});
