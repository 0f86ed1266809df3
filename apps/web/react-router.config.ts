import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  // Send all routes with the first document. The list is small, and later pages need no request for it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
