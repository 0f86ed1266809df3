import { mayInCompany, type CompanyRole } from '../company/membership.ts';
import type { CustomerType } from './order.ts';

/** A person who wants to see or change an order. */
export interface OrderParty {
  readonly customerType: CustomerType;
  /** True if this person placed the order. */
  readonly isBuyer: boolean;
  /** The person's current role in the buying company; null = not a member. */
  readonly companyRole: CompanyRole | null;
}

export interface OrderRights {
  readonly maySee: boolean;
  /** May cancel the order and ask for a return. */
  readonly mayChange: boolean;
  /** May approve or refuse an order above the buyer's limit. */
  readonly mayApprove: boolean;
}

/**
 * Returns the rights of a customer to an order (product U1, U4):
 * - personal order: only the person who placed it may see and change it;
 * - order of a company: its owners and accountants may see it, and so may the person who placed it;
 * - its owners may change it; the person who placed it may too, while their role allows orders for the company;
 * - only its owners may approve it.
 */
export function orderRights({ customerType, isBuyer, companyRole }: OrderParty): OrderRights {
  if (customerType === 'personal') return { maySee: isBuyer, mayChange: isBuyer, mayApprove: false };
  const mayManage = companyRole !== null && mayInCompany(companyRole, 'manage_company');
  const mayOrder = companyRole !== null && mayInCompany(companyRole, 'order_for_company');
  const seesAll = companyRole !== null && mayInCompany(companyRole, 'view_company_documents');
  return { maySee: isBuyer || seesAll, mayChange: mayManage || (isBuyer && mayOrder), mayApprove: mayManage };
}
