/** The action for which the page asked for the token. */
export type BotCheckAction = 'send_code' | 'send_feedback';

export interface BotCheckRequest {
  readonly token: string;
  readonly action: BotCheckAction;
  /** IP address of the caller. */
  readonly ip: string;
}

/** `unavailable` = no verdict of the provider. `score` is from 0 (certainly a bot) to 1. */
export interface BotCheckAnswer {
  readonly verdict: 'pass' | 'fail' | 'unavailable';
  readonly score?: number;
}

/** Tells people from bots (product A5). Never throws on failures of the provider. */
export interface BotCheckPort {
  verify(request: BotCheckRequest): Promise<BotCheckAnswer>;
}
