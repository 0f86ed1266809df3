import { expect, test } from 'vitest';

import { orderRights, type OrderParty } from './order-rights.ts';

const rights = (party: Partial<OrderParty>) =>
  orderRights({ customerType: 'company', isBuyer: false, companyRole: null, ...party });

test.each([
  ['the buyer of his own', { customerType: 'personal', isBuyer: true }, [true, true, false]],
  ['a stranger', { customerType: 'personal' }, [false, false, false]],
  ['an owner of some company', { customerType: 'personal', companyRole: 'owner' }, [false, false, false]],
  ['the buyer for a company', { isBuyer: true, companyRole: 'buyer' }, [true, true, false]],
  ['another buyer of it', { companyRole: 'buyer' }, [false, false, false]],
  ['its accountant', { companyRole: 'accountant' }, [true, false, false]],
  ['its owner', { companyRole: 'owner' }, [true, true, true]],
  ['the buyer who has left it', { isBuyer: true }, [true, false, false]],
  ['the buyer who is its accountant now', { isBuyer: true, companyRole: 'accountant' }, [true, false, false]],
  ['nobody of it', {}, [false, false, false]],
] as const)('%s', (_, party, [maySee, mayChange, mayApprove]) => {
  expect(rights(party)).toEqual({ maySee, mayChange, mayApprove });
});
