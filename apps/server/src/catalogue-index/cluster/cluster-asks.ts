import { fail, type Result } from '@farad/domain/shared';
import type { SearchClusterPort } from '@farad/integrations/search-cluster';
import type { AskCluster, ClusterAnswer } from '@farad/search/cluster/answers';
import type { BulkAsking } from '@farad/search/cluster/decide-many';

import { SearchAway } from '#kit/search-away.ts';
import { takeTurns } from '#kit/take-turns.ts';
import type { Note } from '../build.ts';

export interface ClusterAsksOptions {
  readonly cluster: Pick<SearchClusterPort, 'search' | 'searchEach'>;
  /** Name of the alias that searches use. */
  readonly alias: string;
  readonly note: Note;
  /** How long lines of one list are searched; default: 30 seconds. */
  readonly listMs?: number;
}

const silenceEveryMs = 1000;
/** Lines of a list that are not searched by then are answered as such. A list of 1,000 lines takes two seconds. */
const listMsDefault = 30_000;

const withoutAnswer = (cause: unknown): SearchAway => new SearchAway('the search cluster does not answer', { cause });

/** Asks the search cluster, and knows whether it answers. */
export class ClusterAsks {
  private readonly options: ClusterAsksOptions;
  private silentAt = 0;
  /** True if the last question to the cluster had no answer. */
  isAway = false;

  constructor(options: ClusterAsksOptions) {
    this.options = options;
  }

  /** Asks the searches of one page. Throws {@link SearchAway} if one has no answer. */
  search: AskCluster = async (bodies) => {
    const { cluster, alias } = this.options;
    try {
      const answers = await cluster.search(alias, bodies);
      this.isAway = false;
      return answers as readonly ClusterAnswer[];
    } catch (error) {
      this.isAway = true;
      this.noteSilence(error);
      throw withoutAnswer(error);
    }
  };

  /** Returns how the searches of one parts list are asked. Each search without an answer fails for itself. */
  forList(): BulkAsking {
    const { cluster, alias, listMs = listMsDefault } = this.options;
    const end = performance.now() + listMs;
    const late = fail(new SearchAway('the search of a parts list took too long'));
    return {
      turn: takeTurns(),
      ask: async (bodies) =>
        performance.now() > end ? bodies.map(() => late) : this.heard(await cluster.searchEach(alias, bodies)),
    };
  }

  private heard(replies: readonly Result<unknown, Error>[]): readonly Result<ClusterAnswer, SearchAway>[] {
    const failed = replies.find(({ ok }) => !ok);
    this.isAway = replies.every(({ ok }) => !ok);
    if (failed?.ok === false) this.noteSilence(failed.error);
    return replies.map((reply) =>
      reply.ok ? { ok: true, value: reply.value as ClusterAnswer } : fail(withoutAnswer(reply.error)),
    );
  }

  /** Logs that a search failed, at most once per second: without the cluster every search fails. */
  private noteSilence(error: unknown): void {
    const now = Date.now();
    if (now - this.silentAt < silenceEveryMs) return;
    this.silentAt = now;
    this.options.note('warn', { err: error }, 'search cluster: no answer');
  }
}
