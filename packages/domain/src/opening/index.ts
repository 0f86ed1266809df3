export { findingCodes } from './finding-codes.ts';
export { ordersToRemove, type KinOrder } from './example-orders.ts';
export { emptyFacts, lawTexts, paymentTexts, textsOfOnlinePayment, type EmptyFact } from './law-texts.ts';
export {
  diskLine,
  faultsOf,
  machineLines,
  openingChecks,
  openingLines,
  serverLines,
  type Finding,
  type OpeningLine,
} from './opening-check.ts';
export {
  type CertificateProblem,
  type FilesTrouble,
  type MachineFacts,
  type OpeningFacts,
  type ServerFacts,
  type ServiceAnswer,
  type SiteAnswer,
} from './opening-facts.ts';
export { twinServices, twinsInUse, type TwinService } from './trial.ts';
export {
  announcedDay,
  askAgainSeconds,
  closed,
  closedByProgram,
  closingReasonMax,
  newShop,
  opened,
  openShop,
  type ShopOpening,
} from './shop-opening.ts';
