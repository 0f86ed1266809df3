/** What a person was about to do when the page asked for the token. */
export type BotCheckAction = 'send_code' | 'send_feedback';

export interface BotCheckRequest {
  readonly token: string;
  readonly action: BotCheckAction;
  /** Of the caller. */
  readonly ip: string;
}

/** `unavailable`: the provider did not say; `score`: from 0, certainly a program, to 1. */
export interface BotCheckAnswer {
  readonly verdict: 'pass' | 'fail' | 'unavailable';
  readonly score?: number;
}

/** Tells people from programs (product A5); never throws for what the provider does. */
export interface BotCheckPort {
  verify(request: BotCheckRequest): Promise<BotCheckAnswer>;
}
