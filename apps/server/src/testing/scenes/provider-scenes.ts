import type { StaffBrowser } from '../staff.ts';

/** The secret that the requests below set. */
export const providerSecret = 'secret-of-the-carrier';

const setting = {
  provider: 'carrier',
  clientId: 'shop',
  clientSecret: providerSecret,
  fromCity: 44,
  fromPoint: 'MSK5',
} as const;

/**
 * Functions by call name, one for each call that changes settings of outside services. A function prepares a request
 * that succeeds, and returns its path and body.
 */
export const providerScenes = {
  setProvider: async () => ['/admin/providers', { setting }] as const,
  removeProvider: async (by: StaffBrowser) => {
    await by.post('/admin/providers', { setting });
    return ['/admin/providers/remove', { provider: 'carrier' }] as const;
  },
  testProvider: async () => ['/admin/providers/test', { provider: 'mail' }] as const,
};
