import type { ProviderConfig } from './provider.ts';

/**
 * Outside services that local simulations (twins) imitate: none, all, or those without an account. The last mode is a
 * trial (TRIAL=1).
 */
export type TwinMode = 'none' | 'all' | 'missing';

interface TwinEnvironment {
  readonly TWINS?: boolean | undefined;
  readonly TRIAL: boolean;
  readonly ROLE: string;
}

export const twinModeOf = ({ TWINS, TRIAL }: TwinEnvironment, isProduction: boolean): TwinMode => {
  if (TRIAL) return 'missing';
  return (TWINS ?? !isProduction) ? 'all' : 'none';
};

/** Returns a line for each setting that cannot be combined with the twins. */
export function twinProblems({ TWINS, TRIAL, ROLE }: TwinEnvironment, isProduction: boolean): readonly string[] {
  if (!TRIAL) {
    return isProduction && TWINS === true
      ? [
          'TWINS: the local twins of SMS, mail and bank never run in production (NODE_ENV, SITE_URL) without TRIAL; unset it',
        ]
      : [];
  }
  return [
    ...(TWINS === false ? ['TWINS: off contradicts TRIAL, which plays by twins what has no account; unset one'] : []),
    // A separate process for the twins would show login codes to everybody who reaches it.
    ...(ROLE === 'all' ? [] : [`ROLE: a trial (TRIAL) runs in one process with ROLE=all, got ${ROLE}`]),
  ];
}

/**
 * Returns whether the twin may act as the payment provider. In the mode `missing`, it may only if staff have entered no
 * account.
 */
export const mayPayByTwin = (mode: TwinMode, account: ProviderConfig['account']): boolean =>
  mode === 'all' || (mode === 'missing' && account === null);
