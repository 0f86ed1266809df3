import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  // The whole map is small; with it in the first document no page waits for a manifest.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
