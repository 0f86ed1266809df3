import { mayInCompany, type CompanyRole } from '../company/membership.ts';
import type { CustomerType } from './order.ts';

/** The person who looks at an order. */
export interface OrderParty {
  readonly customerType: CustomerType;
  /** The person placed the order. */
  readonly isBuyer: boolean;
  /** The person's current role in the buying company; null = not a member. */
  readonly companyRole: CompanyRole | null;
}

export interface OrderRights {
  readonly maySee: boolean;
  /** May cancel it and ask for a return. */
  readonly mayChange: boolean;
  /** May approve or refuse an order above the buyer's limit. */
  readonly mayApprove: boolean;
}

/**
 * Returns a customer's rights on an order (product U1, U4). The buyer of a personal order has all. A company's order is
 * visible to its owners and accountants. Owners may change it; so may its buyer while they may order for the company.
 * Only owners approve it.
 */
export function orderRights({ customerType, isBuyer, companyRole }: OrderParty): OrderRights {
  if (customerType === 'personal') return { maySee: isBuyer, mayChange: isBuyer, mayApprove: false };
  const mayManage = companyRole !== null && mayInCompany(companyRole, 'manage_company');
  const mayOrder = companyRole !== null && mayInCompany(companyRole, 'order_for_company');
  const seesAll = companyRole !== null && mayInCompany(companyRole, 'view_company_documents');
  return { maySee: isBuyer || seesAll, mayChange: mayManage || (isBuyer && mayOrder), mayApprove: mayManage };
}
