export {
  readBik,
  readCorrespondentAccount,
  readSettlementAccount,
  type Bik,
  type CorrespondentAccount,
  type SettlementAccount,
} from './bank-account.ts';
export { isPersonal, readInn, type Inn } from './inn.ts';
export {
  companiesMax,
  invitationLifeSeconds,
  invitationState,
  invitationsADayMax,
  membersMax,
  openInvitationsMax,
  overInvitationLifeSeconds,
  type InvitationState,
} from './invitation.ts';
export {
  companyAddressLengthMax,
  companyNameLengthMax,
  contractNumberLengthMax,
  requisiteLengthMax,
} from './limits.ts';
export {
  changeMember,
  companyRoles,
  limitFor,
  mayInCompany,
  mayOrderFor,
  type CompanyRole,
  type Member,
  type MemberChange,
  type MemberRefusal,
  type OrderDecision,
} from './membership.ts';
export { legalFormOf, legalForms, personName, type PersonName } from './legal-form.ts';
export { checkPayee, payeeLengths, type Payee, type TypedPayee } from './payee.ts';
export { readKpp, readOgrn, type Kpp, type Ogrn } from './registration.ts';
export type { Requisite, RequisiteProblem } from './requisite.ts';
export {
  checkRequisites,
  type BankDetails,
  formatAccount,
  type FieldProblem,
  type RequisiteField,
  type Requisites,
  type TypedRequisites,
} from './requisites.ts';
