/** A statement is prepared when it has been sent this many times. */
const usesBefore = 10;
/** Maximum number of prepared statements. For each, PostgreSQL keeps a plan in the memory of every connection. */
const namesMax = 250;
/**
 * Maximum number of statements whose uses are counted. Statements with lists of changing length would fill the memory
 * otherwise.
 */
const textsMax = 2000;
/**
 * Statements with more parameters are not prepared. The number of rows that they insert varies, so the same text is
 * rarely sent again.
 */
const parametersMax = 40;

/**
 * Returns the names of prepared statements, shared by all connections of one pool. `of` returns the name of a
 * statement; null = the statement is sent without a name and is not prepared. `isAllowed` false = no statement is
 * prepared until `allow`.
 */
export function statementNames({ isAllowed }: { readonly isAllowed: boolean } = { isAllowed: true }) {
  let isOpen = isAllowed;
  const uses = new Map<string, number>();
  let names = new Map<string, string>();
  let generation = 0;
  return {
    of: (sql: string, parameters: number): string | null => {
      if (!isOpen) return null;
      const name = names.get(sql);
      if (name !== undefined) return name;
      if (parameters === 0 || parameters > parametersMax || names.size >= namesMax) return null;
      const count = (uses.get(sql) ?? 0) + 1;
      if (count < usesBefore) {
        if (uses.size >= textsMax) uses.clear();
        uses.set(sql, count);
        return null;
      }
      uses.delete(sql);
      const given = `s${generation}_${names.size}`;
      names.set(sql, given);
      return given;
    },

    /** Says whether statements may be prepared from now on. */
    allow: (isNowAllowed: boolean): void => {
      isOpen = isNowAllowed;
    },

    /**
     * Drops all names and gives new ones from now on. Called when a migration changed the result of a prepared
     * statement.
     */
    forget: (): void => {
      generation += 1;
      names = new Map();
    },
  };
}

export type StatementNames = ReturnType<typeof statementNames>;
