import { Agent } from 'node:http';

import { answerOf, type Answer, type Question } from '../kit/ask.ts';

/** Number of calls from one client address. Then the next address is used, because the rate limit counts by address. */
const callsOfAddress = 100;

/**
 * Sends requests one after the other over a kept-alive connection. The client address changes before its rate limit is
 * reached.
 */
export class Caller {
  private readonly number: number;
  private agent = new Agent({ keepAlive: true, maxSockets: 1 });
  private calls = 0;

  constructor(number: number) {
    this.number = number;
  }

  /** Sends a request and returns the text of the answer. Throws on an error status. */
  async ask(origin: string, question: Question): Promise<string> {
    return (await this.answer(origin, question)).text;
  }

  /** Sends a request. Throws on an error status. */
  answer(origin: string, question: Question): Promise<Answer> {
    if (this.calls > 0 && this.calls % callsOfAddress === 0) {
      this.close();
      this.agent = new Agent({ keepAlive: true, maxSockets: 1 });
    }
    const turn = Math.floor(this.calls / callsOfAddress);
    this.calls += 1;
    const localAddress = `127.${2 + (turn >> 8)}.${turn & 255}.${this.number + 1}`;
    return answerOf(origin, question, { agent: this.agent, localAddress });
  }

  close(): void {
    this.agent.destroy();
  }
}
