export { longCodeLength } from './code-length.ts';
export { signInLimits, type SignInLimits } from './sign-in-limits.ts';
export {
  codeLengthOf,
  isBreakerOpen,
  isLoginCode,
  loginCodeCount,
  loginCodeOf,
  type CodeTries,
  type LoginCode,
} from './login-code.ts';
export { isProofFresh } from './proof.ts';
export { sendDecision, type SendRefusal } from './send-decision.ts';
