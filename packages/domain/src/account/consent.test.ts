import { expect, test } from 'vitest';
import { consentVersions } from './index.ts';

test('the version of a consent text is the day it was written', () => {
  for (const version of Object.values(consentVersions))
    expect(new Date(version).toISOString()).toContain(`${version}T`);
});
