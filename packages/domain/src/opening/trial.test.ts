import { expect, it } from 'vitest';

import { twinServices, twinsInUse } from './trial.ts';

const all = { twins: twinServices, takesOnlinePayments: true, usesCarrier: true };

it('twins of services that are switched off do not count', () => {
  expect(twinsInUse(all)).toEqual(twinServices);
  expect(twinsInUse({ ...all, takesOnlinePayments: false })).not.toContain('payment');
  expect(twinsInUse({ ...all, usesCarrier: false })).not.toContain('carrier');
  expect(twinsInUse({ ...all, twins: ['mail'] })).toEqual(['mail']);
  expect(twinsInUse({ ...all, twins: [] })).toEqual([]);
});
