import { expect, it } from 'vitest';

import { joinTwins } from './access.ts';
import { listenTwins } from './test-twins.ts';

it('another process uses the twins by their URL, like the process that runs them', async () => {
  const twins = await listenTwins();
  try {
    const joined = await joinTwins(twins.origin);
    expect(joined.smtp).toEqual(twins.smtp);
    expect(joined.smtp.startTlsPort).toBeGreaterThan(0);
  } finally {
    await twins.close();
  }
});
