import type { BomLine, BomMatch, BomStatus, HealthFlag } from '@farad/domain/bom';
import type { ProductId } from '@farad/domain/product';
import type { UnitPrice } from '@farad/domain/money';
import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import type { BomSwap } from './schema-boms.ts';

/** The fields of a line that the totals of a parts list are computed from. */
export interface BomLineFacts {
  readonly row: number;
  readonly board: number;
  readonly quantity: number;
  /** The value column, as written in the file. */
  readonly value: string | null;
  readonly isDnp: boolean;
  readonly hasError: boolean;
  readonly status: BomStatus;
  /** False = the line is not matched yet, and `status` means nothing. */
  readonly isMatched: boolean;
  /** True = the part came from automatic selection that the customer confirmed. */
  readonly isAssembled: boolean;
  readonly productId: ProductId | null;
  readonly action: string;
  /** Number of the quote request that asks for this line; null = no request. */
  readonly askedIn: string | null;
  readonly isDecided: boolean;
  readonly seenPrice: UnitPrice | null;
  readonly worse: readonly HealthFlag[];
  readonly seenFlags: readonly HealthFlag[];
}

/** A line with all its fields, including the match and the history of swaps. */
export interface BomLineRow extends BomLineFacts {
  readonly line: BomLine;
  readonly match: BomMatch | null;
  readonly lineKey: string;
  readonly partKey: string | null;
  readonly history: readonly BomSwap[];
}

/** The nightly check's result for one line. */
export type NightMark = Pick<BomLineFacts, 'row' | 'seenPrice' | 'worse' | 'seenFlags'>;

/** The fields of a line to save. A line whose `askedIn` is absent is in no quote request. */
export interface BomLineSave {
  readonly row: number;
  readonly line: BomLine;
  readonly quantity: number;
  readonly isDnp: boolean;
  readonly hasError: boolean;
  readonly lineKey: string;
  readonly partKey: string | null;
  readonly text: string;
  readonly match: BomMatch | null;
  readonly status: BomStatus;
  readonly productId: ProductId | null;
  readonly action: string;
  /** Number of the quote request that asks for this line. Absent = no request. */
  readonly askedIn?: string | null;
  readonly isDecided: boolean;
  readonly history: readonly BomSwap[];
}

const facts = sql`bom_line.row, bom_line.board, quantity, line->>'value' as value, is_dnp as "isDnp", has_error as "hasError", status,
  match is not null as "isMatched", coalesce(match->>'reason' = 'assembled', false) as "isAssembled",
  product_id as "productId", action, asked_in as "askedIn", is_decided as "isDecided", seen_price as "seenPrice", worse,
  seen_flags as "seenFlags"`;

const texts = sql`line, match, line_key as "lineKey", part_key as "partKey", history`;

const current = (bomId: string) => sql`from bom_line join bom_board using (bom_id, board, revision)
  where bom_id = ${bomId}`;

/** Column list of BomLineSave for jsonb_to_recordset. */
const saved = sql`row integer, line jsonb, quantity integer, "isDnp" boolean, "hasError" boolean, "lineKey" text,
  "partKey" text, text text, match jsonb, status text, "productId" integer, action text, "askedIn" text, "isDecided" boolean,
  history jsonb`;

function readingQueries(handle: Handle) {
  return {
    /** Returns lines of the current revisions, ordered by board and row. */
    facts: async (bomId: string): Promise<readonly BomLineFacts[]> => {
      const { rows } = await sql<BomLineFacts>`select ${facts} ${current(bomId)} order by board, row`.execute(handle);
      return rows;
    },

    /** Returns row numbers of lines whose designators, number, value or description contain the text. */
    rowsWith: async (bomId: string, text: string): Promise<ReadonlySet<number>> => {
      const { rows } = await sql<{ row: number }>`select row ${current(bomId)}
        and position(${text.toLowerCase()} in text) > 0`.execute(handle);
      return new Set(rows.map(({ row }) => row));
    },

    byRows: async (bomId: string, rows: readonly number[]): Promise<readonly BomLineRow[]> => {
      if (rows.length === 0) return [];
      const found = await sql<BomLineRow>`select ${facts}, ${texts} ${current(bomId)}
        and row = any(${[...rows]}::integer[]) order by board, row`.execute(handle);
      return found.rows;
    },

    /** Returns undecided lines with exactly one candidate, which the customer may accept without a closer look. */
    withOneCandidate: async (
      bomId: string,
    ): Promise<
      readonly { readonly row: number; readonly status: BomStatus; readonly candidates: BomMatch['candidates'] }[]
    > => {
      const { rows } = await sql<{
        row: number;
        status: BomStatus;
        candidates: BomMatch['candidates'];
      }>`select row, status, match->'candidates' as candidates ${current(bomId)}
        and status in ('probable', 'several') and action = 'order' and not is_decided and not is_dnp and not has_error
        and jsonb_array_length(match->'candidates') = 1 order by board, row`.execute(handle);
      return rows;
    },

    ofRevision: async (bomId: string, board: number, revision: number): Promise<readonly BomLineRow[]> => {
      const { rows } = await sql<BomLineRow>`select ${facts}, ${texts} from bom_line
        where bom_id = ${bomId} and board = ${board} and revision = ${revision} order by row`.execute(handle);
      return rows;
    },

    /** Returns up to `limit` lines after row `after` that are not matched yet. Only current revisions are read. */
    unmatched: async (bomId: string, after: number, limit: number): Promise<readonly BomLineRow[]> => {
      const { rows } = await sql<BomLineRow>`select ${facts}, ${texts} ${current(bomId)}
        and match is null and row > ${after} order by row limit ${limit}`.execute(handle);
      return rows;
    },

    unmatchedCount: async (bomId: string): Promise<number> => {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count ${current(bomId)}
        and match is null`.execute(handle);
      return rows[0]?.count ?? 0;
    },
  };
}

function savingQueries(handle: Handle) {
  return {
    /**
     * Inserts lines of a revision. `json` is the list of BomLineSave that the file-reading thread wrote. Row numbers in
     * `json` start at 0, so `firstRow` is added to them.
     */
    insert: async (bomId: string, board: number, revision: number, firstRow: number, json: string): Promise<void> => {
      await sql`insert into bom_line (bom_id, row, board, revision, line, quantity, is_dnp, has_error, line_key, part_key,
          text, action)
        select ${bomId}, ${firstRow} + row, ${board}, ${revision}, line, quantity, "isDnp", "hasError", "lineKey",
          "partKey", text, coalesce(action, 'order')
        from jsonb_to_recordset(${json}::jsonb) as given(${saved})`.execute(handle);
    },

    deleteOfRevision: async (bomId: string, board: number, revision: number): Promise<void> => {
      await sql`delete from bom_line where bom_id = ${bomId} and board = ${board}
        and revision = ${revision}`.execute(handle);
    },

    /** Saves matches of lines that have none. A line that got a match meanwhile keeps that match. */
    saveMatches: async (
      bomId: string,
      matches: readonly { readonly row: number; readonly match: BomMatch }[],
    ): Promise<void> => {
      await sql`update bom_line set match = given.match, status = given.match->>'status',
          product_id = (given.match->>'productId')::integer
        from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as given(row integer, match jsonb)
        where bom_id = ${bomId} and bom_line.row = given.row and bom_line.match is null`.execute(handle);
    },

    /** Saves lines that a person changed. The results of earlier nightly checks are cleared. */
    save: async (bomId: string, lines: readonly BomLineSave[]): Promise<void> => {
      await sql`update bom_line set line = given.line, quantity = given.quantity, is_dnp = "isDnp",
          has_error = "hasError", line_key = "lineKey", part_key = "partKey", text = given.text,
          match = nullif(given.match, 'null'), status = given.status, product_id = "productId", action = given.action,
          asked_in = "askedIn", is_decided = "isDecided", history = given.history, worse = '{}', seen_flags = '{}',
          seen_price = null
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given(${saved})
        where bom_id = ${bomId} and bom_line.row = given.row`.execute(handle);
    },

    /** Marks lines as waiting for the answer to a quote request. */
    setAsked: async (bomId: string, rows: readonly number[], request: string): Promise<void> => {
      await sql`update bom_line set action = 'ask', asked_in = ${request}
        where bom_id = ${bomId} and row = any(${[...rows]}::integer[])`.execute(handle);
    },

    /** Clears matches of undecided lines without a product, so that these lines are matched again. */
    forgetMatches: async (bomId: string): Promise<void> => {
      await sql`update bom_line set match = null from bom_board
        where bom_line.bom_id = ${bomId} and bom_board.bom_id = bom_line.bom_id and bom_board.board = bom_line.board
          and bom_board.revision = bom_line.revision and product_id is null and not is_decided and not is_dnp`.execute(
        handle,
      );
    },

    /** Clears matches of all undecided lines, so that these lines are matched again after a change of settings. */
    forgetAllMatches: async (bomId: string): Promise<void> => {
      await sql`update bom_line set match = null, product_id = null where bom_id = ${bomId}
        and not is_decided`.execute(handle);
    },

    /** Saves the nightly check's results. Excluded lines are skipped. */
    mark: async (bomId: string, marks: readonly NightMark[]): Promise<void> => {
      await sql`update bom_line set seen_price = "seenPrice",
          worse = array(select jsonb_array_elements_text(given.worse)),
          seen_flags = array(select jsonb_array_elements_text("seenFlags"))
        from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
          as given(row integer, "seenPrice" bigint, worse jsonb, "seenFlags" jsonb)
        where bom_id = ${bomId} and bom_line.row = given.row and status <> 'excluded'`.execute(handle);
    },
  };
}

/** Queries of lines of parts lists. */
export const bomLineQueries = (handle: Handle) => ({ ...readingQueries(handle), ...savingQueries(handle) });
