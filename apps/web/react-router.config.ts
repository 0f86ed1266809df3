import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  // Send the whole route map with the first document. It is small, and no page waits for a manifest.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
