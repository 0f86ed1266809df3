import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Kopecks } from '../money/index.ts';
import {
  changeMember,
  companiesMax,
  companyRoles,
  invitationLifeSeconds,
  invitationsADayMax,
  invitationState,
  mayInCompany,
  mayOrderFor,
  membersMax,
  openInvitationsMax,
  overInvitationLifeSeconds,
  type Member,
} from './index.ts';

const member = (accountId: number, role: Member['role'], orderLimit: number | null = null): Member => ({
  accountId,
  role,
  orderLimit: orderLimit as Kopecks | null,
});

const people = [member(1, 'owner'), member(2, 'owner'), member(3, 'buyer', 5000), member(4, 'accountant')];

describe('an order for a company', () => {
  test.each([
    [1, 1_000_000, { kind: 'allowed' }],
    [3, 5000, { kind: 'allowed' }],
    [3, 5001, { kind: 'needs_approval', approvers: [1, 2] }],
    [4, 1, { kind: 'refused', reason: 'role' }],
    [9, 1, { kind: 'refused', reason: 'no_member' }],
  ])('person %i, %i kopecks: %j', (accountId, sum, decision) => {
    expect(mayOrderFor(people, accountId, sum as Kopecks)).toEqual(decision);
  });

  test('a buyer without a limit orders alone', () => {
    expect(mayOrderFor([member(1, 'owner', 100)], 1, 200 as Kopecks)).toEqual({ kind: 'allowed' });
    expect(mayOrderFor([member(1, 'owner'), member(3, 'buyer')], 3, 1e9 as Kopecks)).toEqual({ kind: 'allowed' });
  });
});

test('permissions of each role in its company', () => {
  const requested = ['view_company', 'order_for_company', 'view_company_documents', 'manage_company'] as const;
  expect(companyRoles.map((role) => requested.filter((permission) => mayInCompany(role, permission)))).toEqual([
    ['view_company', 'order_for_company', 'view_company_documents', 'manage_company'],
    ['view_company', 'order_for_company'],
    ['view_company', 'view_company_documents'],
  ]);
});

describe('changing members', () => {
  test.each([
    ['an owner makes a buyer an accountant', 1, 3, { role: 'accountant', orderLimit: 7 }, 'ok'],
    ['an owner removes another owner', 1, 2, null, 'ok'],
    ['a buyer leaves', 3, 3, null, 'ok'],
    ['a buyer cannot raise his own limit', 3, 3, { role: 'buyer', orderLimit: 9 }, 'forbidden'],
    ['an accountant removes nobody', 4, 3, null, 'forbidden'],
    ['a stranger sees nothing', 9, 3, null, 'not_found'],
    ['nobody by that number', 1, 9, null, 'not_found'],
  ] as const)('%s', (_, actor, target, change, outcome) => {
    const after = changeMember(people, actor, target, change as never);
    expect(after.ok ? 'ok' : after.error).toBe(outcome);
  });

  test('the last owner can neither leave nor change role', () => {
    const alone = [member(1, 'owner'), member(3, 'buyer')];
    expect(changeMember(alone, 1, 1, null)).toEqual({ ok: false, error: 'last_owner' });
    expect(changeMember(alone, 1, 1, { role: 'buyer', orderLimit: null })).toEqual({ ok: false, error: 'last_owner' });
  });

  test('only a buyer has a limit', () => {
    const after = changeMember(people, 1, 3, { role: 'accountant', orderLimit: 7 as Kopecks });
    expect(after.ok && after.value.find(({ accountId }) => accountId === 3)).toEqual(member(3, 'accountant'));
    const limited = changeMember(people, 1, 4, { role: 'buyer', orderLimit: 7 as Kopecks });
    expect(limited.ok && limited.value.at(-1)).toEqual(member(4, 'buyer', 7));
  });

  test('law: after any change an owner remains and nobody is added', () => {
    const change = fc.option(fc.record({ role: fc.constantFrom(...companyRoles), orderLimit: fc.option(fc.nat()) }), {
      nil: null,
    });
    const step = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }), change);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let now: readonly Member[] = people;
        for (const [actor, target, wish] of steps) {
          const after = changeMember(now, actor, target, wish as never);
          if (!after.ok) continue;
          expect(after.value.some(({ role }) => role === 'owner')).toBe(true);
          expect(after.value.length).toBe(wish === null ? now.length - 1 : now.length);
          now = after.value;
        }
      }),
    );
  });
});

test('limits of companies and invitations', () => {
  const daySeconds = 24 * 3600;
  expect([invitationLifeSeconds, overInvitationLifeSeconds]).toEqual([7 * daySeconds, 30 * daySeconds]);
  expect([openInvitationsMax, invitationsADayMax, companiesMax, membersMax]).toEqual([50, 30, 50, 200]);
});

describe('an invitation', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const later = new Date('2026-11-22T12:00:00Z');
  const mine = { phone: '79260000001', email: 'me@example.com' };
  test.each([
    ['by phone', { phone: '79260000001', email: null, expiresAt: later, usedAt: null }, 'open'],
    ['by e-mail', { phone: null, email: 'me@example.com', expiresAt: later, usedAt: null }, 'open'],
    ['of another phone', { phone: '79260000002', email: null, expiresAt: later, usedAt: null }, 'for_another'],
    ['of another mailbox', { phone: null, email: 'you@example.com', expiresAt: later, usedAt: null }, 'for_another'],
    ['taken', { phone: '79260000001', email: null, expiresAt: later, usedAt: now }, 'used'],
    ['that is over', { phone: '79260000001', email: null, expiresAt: now, usedAt: null }, 'expired'],
  ])('%s', (_, invitation, state) => {
    expect(invitationState(invitation, mine, now)).toBe(state);
  });

  test('cannot be accepted by a person with neither contact', () => {
    const invitation = { phone: null, email: 'me@example.com', expiresAt: later, usedAt: null };
    expect(invitationState(invitation, { phone: null, email: null }, now)).toBe('for_another');
  });
});
