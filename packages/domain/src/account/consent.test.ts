import { expect, test } from 'vitest';
import { consentVersions } from './index.ts';

test('a version of a text that is agreed to is the day it was written', () => {
  for (const version of Object.values(consentVersions))
    expect(new Date(version).toISOString()).toContain(`${version}T`);
});
