export { signInLimits, type SignInLimits } from './limits.ts';
export { isLoginCode, loginCodeCount, loginCodeOf, type LoginCode } from './login-code.ts';
export { isProofFresh } from './proof.ts';
export { sendDecision, type SendRefusal } from './send-decision.ts';
export { subnetOf } from './subnet.ts';
