/** Action of the visitor that is checked. The page requested the token for this action. */
export type BotCheckAction = 'send_code' | 'send_feedback';

export interface BotCheckRequest {
  readonly token: string;
  readonly action: BotCheckAction;
  /** IP address of the caller. */
  readonly ip: string;
}

/** Answer of the provider. `unavailable` = it gave no verdict. `score` is between 0 (certainly a bot) and 1. */
export interface BotCheckAnswer {
  readonly verdict: 'pass' | 'fail' | 'unavailable';
  readonly score?: number;
}

/** Check that tells people from bots (product A5). It never throws when the provider fails. */
export interface BotCheckPort {
  verify(request: BotCheckRequest): Promise<BotCheckAnswer>;
  /** Returns whether the provider accepts our secret. */
  check(): Promise<'works' | 'not_admitted' | 'no_answer'>;
}
