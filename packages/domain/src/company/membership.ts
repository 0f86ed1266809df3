import { may, type Permission } from '../customer/permission.ts';
import type { Role } from '../customer/role.ts';
import type { Kopecks } from '../money/money.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/** What a person is in one company; the same person may be something else in another (product A4, U4). */
export const companyRoles = ['owner', 'buyer', 'accountant'] as const;

export type CompanyRole = (typeof companyRoles)[number];

/** The row of the table of permissions for a role in a company. */
const roleOf = {
  owner: 'company_owner',
  buyer: 'company_buyer',
  accountant: 'company_accountant',
} as const satisfies Record<CompanyRole, Role>;

/** Whether this role may do something in its company. */
export const mayInCompany = (role: CompanyRole, permission: Permission): boolean => may(roleOf[role], permission);

export interface Member {
  readonly accountId: number;
  readonly role: CompanyRole;
  /** Largest sum of one order without anybody's approval; null: no limit. Only a buyer's counts. */
  readonly orderLimit: Kopecks | null;
}

export type OrderDecision =
  | { readonly kind: 'allowed' }
  /** Any one of these may approve it. */
  | { readonly kind: 'needs_approval'; readonly approvers: readonly number[] }
  | { readonly kind: 'refused'; readonly reason: 'no_member' | 'role' };

const ownersOf = (members: readonly Member[]): readonly Member[] => members.filter(({ role }) => role === 'owner');

/** May this person order for this sum on behalf of the company, and if not alone, who approves (product U4)? */
export function mayOrderFor(members: readonly Member[], accountId: number, sum: Kopecks): OrderDecision {
  const member = members.find((each) => each.accountId === accountId);
  if (member === undefined) return { kind: 'refused', reason: 'no_member' };
  if (!mayInCompany(member.role, 'order_for_company')) return { kind: 'refused', reason: 'role' };
  const isWithin = member.role === 'owner' || member.orderLimit === null || sum <= member.orderLimit;
  if (isWithin) return { kind: 'allowed' };
  return { kind: 'needs_approval', approvers: ownersOf(members).map((owner) => owner.accountId) };
}

/** A new role and limit of a member; null: he leaves or is removed. */
export type MemberChange = Pick<Member, 'role' | 'orderLimit'> | null;

export type MemberRefusal = 'not_found' | 'forbidden' | 'last_owner';

/**
 * The members after one of them changed another, or left himself. Others are changed by owners alone; a company never
 * loses its last owner. Answers the new list, the reason otherwise.
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

/** The limit that is kept: others than buyers have none. */
export const limitFor = ({ role, orderLimit }: Pick<Member, 'role' | 'orderLimit'>): Kopecks | null =>
  role === 'buyer' ? orderLimit : null;
