export { auditActions, auditObjects, type AuditAction, type AuditObject } from './audit.ts';
export { companySorts, customerSorts, staffOrderSorts, staffProductSorts, type StaffOrderSort } from './list-sorts.ts';
export { staffLimits, staffTryWait } from './limits.ts';
export { passwordProblem, type PasswordProblem } from './password.ts';
export { listViewLimits, viewedListNames, viewedLists, type ViewedList } from './viewed-lists.ts';
export { readStaffCode, recoveryAlphabetLength, recoveryCodeLength, recoveryCodeOf } from './recovery-code.ts';
