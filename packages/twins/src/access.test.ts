import { expect, it } from 'vitest';

import { joinTwins } from './access.ts';
import { listenTwins } from './test-twins.ts';

it('another process reaches the twins by their address, as the one that plays them does', async () => {
  const twins = await listenTwins();
  try {
    const joined = await joinTwins(twins.origin);
    expect(joined.smtp).toEqual(twins.smtp);
    expect(joined.smtp.startTlsPort).toBeGreaterThan(0);
  } finally {
    await twins.close();
  }
});
