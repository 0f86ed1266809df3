import { mayInCompany, type CompanyRole } from '../company/membership.ts';
import type { CustomerType } from './order.ts';

/** Who looks at an order. */
export interface OrderParty {
  readonly customerType: CustomerType;
  /** He placed it. */
  readonly isBuyer: boolean;
  /** What he is in the company that buys, now; null: nothing. */
  readonly companyRole: CompanyRole | null;
}

export interface OrderRights {
  readonly maySee: boolean;
  /** Cancel it, ask for a return. */
  readonly mayChange: boolean;
  /** Say yes or no to an order above its buyer's limit. */
  readonly mayApprove: boolean;
}

/**
 * What a customer may do with an order (product U1, U4): his own all; that of a company is seen by its owners and
 * accountants too, changed by its owners and by its buyer as long as he may order for it, approved by its owners.
 */
export function orderRights({ customerType, isBuyer, companyRole }: OrderParty): OrderRights {
  if (customerType === 'personal') return { maySee: isBuyer, mayChange: isBuyer, mayApprove: false };
  const mayManage = companyRole !== null && mayInCompany(companyRole, 'manage_company');
  const mayOrder = companyRole !== null && mayInCompany(companyRole, 'order_for_company');
  const seesAll = companyRole !== null && mayInCompany(companyRole, 'view_company_documents');
  return { maySee: isBuyer || seesAll, mayChange: mayManage || (isBuyer && mayOrder), mayApprove: mayManage };
}
