/** What is recorded of what staff do: `<kind of object>.<what happened>`. */
export const auditActions = [
  'staff.password_given',
  'staff.signed_in',
  'staff.sign_in_refused',
  'staff.signed_out',
  'staff.session_ended',
  'staff.session_reused',
  'staff.saved',
  'staff.password_set',
  'staff.totp_begun',
  'staff.totp_confirmed',
  'staff.totp_reset',
  'staff.recovery_codes_renewed',
  'staff.recovery_code_used',
  'staff.created',
  'staff.invited',
  'staff.disabled',
  'staff.enabled',
  'staff.roles_changed',
  'customer.coefficient_changed',
  'customer.blocked',
  'customer.unblocked',
  'customer.noted',
  'customer.note_removed',
  'customer.impersonation_begun',
  'customer.impersonation_ended',
  'customer.acted_for',
  'company.terms_changed',
  'company.member_changed',
  'review.approved',
  'review.rejected',
  'question.approved',
  'question.rejected',
  'answer.approved',
  'answer.rejected',
  'product.photo_added',
  'product.photos_ordered',
  'product.photo_removed',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** Kinds of objects that an action is done to. */
export const auditObjects = ['staff', 'customer', 'company', 'review', 'question', 'answer', 'product'] as const;

export type AuditObject = (typeof auditObjects)[number];
