import { SetBonusRulesBody, StaffBonusRules } from '../back-office-bonuses.ts';
import { define } from '../call.ts';
import { EmptyBody } from '../staff.ts';

/** Rules of bonuses as staff keep them (product B10). */
export const backOfficeBonusesCalls = define({
  bonusRules: {
    method: 'GET',
    path: '/admin/bonus-rules',
    summary: 'Rules of bonuses with every version of them',
    answer: StaffBonusRules,
  },
  setBonusRules: {
    method: 'POST',
    path: '/admin/bonus-rules',
    summary: 'Set the rules of bonuses, now or from a day on; orders keep those they were placed under',
    body: SetBonusRulesBody,
    answer: StaffBonusRules,
  },
  callOffBonusRules: {
    method: 'POST',
    path: '/admin/bonus-rules/{rulesId}/call-off',
    summary: 'Call off rules that have not begun',
    body: EmptyBody,
    answer: StaffBonusRules,
  },
});
