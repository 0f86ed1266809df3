import { may, type Permission } from '../customer/permission.ts';
import type { Role } from '../customer/role.ts';
import type { Kopecks } from '../money/money.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/** Role of a person in one company. The same person may have another role in another company (product A4, U4). */
export const companyRoles = ['owner', 'buyer', 'accountant'] as const;

export type CompanyRole = (typeof companyRoles)[number];

/** Company role → its row in the table of permissions. */
const roleOf = {
  owner: 'company_owner',
  buyer: 'company_buyer',
  accountant: 'company_accountant',
} as const satisfies Record<CompanyRole, Role>;

/** Whether this role has a permission in its company. */
export const mayInCompany = (role: CompanyRole, permission: Permission): boolean => may(roleOf[role], permission);

export interface Member {
  readonly accountId: number;
  readonly role: CompanyRole;
  /** Maximum sum of an order without approval; null = no limit. Applies to buyers only. */
  readonly orderLimit: Kopecks | null;
}

export type OrderDecision =
  | { readonly kind: 'allowed' }
  /** One of these people must approve the order. */
  | { readonly kind: 'needs_approval'; readonly approvers: readonly number[] }
  | { readonly kind: 'refused'; readonly reason: 'no_member' | 'role' };

const ownersOf = (members: readonly Member[]): readonly Member[] => members.filter(({ role }) => role === 'owner');

/**
 * Returns whether a person may order for this sum on behalf of the company. If the sum exceeds the person's limit,
 * returns who may approve the order (product U4).
 */
export function mayOrderFor(members: readonly Member[], accountId: number, sum: Kopecks): OrderDecision {
  const member = members.find((each) => each.accountId === accountId);
  if (member === undefined) return { kind: 'refused', reason: 'no_member' };
  if (!mayInCompany(member.role, 'order_for_company')) return { kind: 'refused', reason: 'role' };
  const isWithin = member.role === 'owner' || member.orderLimit === null || sum <= member.orderLimit;
  if (isWithin) return { kind: 'allowed' };
  return { kind: 'needs_approval', approvers: ownersOf(members).map((owner) => owner.accountId) };
}

/** New role and limit of a member; null = the member leaves or is removed. */
export type MemberChange = Pick<Member, 'role' | 'orderLimit'> | null;

export type MemberRefusal = 'not_found' | 'forbidden' | 'last_owner';

/**
 * Returns the members of a company after a change of one member, or the reason for a refusal. Only owners may change
 * other members. Everybody may leave. A company must keep at least one owner.
 */
export function changeMember(
  members: readonly Member[],
  actorId: number,
  targetId: number,
  change: MemberChange,
): Result<readonly Member[], MemberRefusal> {
  const actor = members.find(({ accountId }) => accountId === actorId);
  if (actor === undefined) return fail('not_found');
  const isLeaving = actorId === targetId && change === null;
  if (!isLeaving && !mayInCompany(actor.role, 'manage_company')) return fail('forbidden');
  if (!members.some(({ accountId }) => accountId === targetId)) return fail('not_found');
  const after = members.flatMap((member) => {
    if (member.accountId !== targetId) return [member];
    return change === null ? [] : [{ ...member, role: change.role, orderLimit: limitFor(change) }];
  });
  return ownersOf(after).length > 0 ? ok(after) : fail('last_owner');
}

/** Returns the order limit to store. Only buyers have a limit. */
export const limitFor = ({ role, orderLimit }: Pick<Member, 'role' | 'orderLimit'>): Kopecks | null =>
  role === 'buyer' ? orderLimit : null;
