/** Statements seen this often are prepared. */
const usesBefore = 10;
/** Prepared statements of one connection: each keeps its plan in the memory of the server. */
const namesMax = 250;
/** Texts counted at once. Texts with a list of changing length would fill the memory otherwise. */
const textsMax = 2000;
/** Statements with more parameters have a changing number of rows, so their texts rarely return. */
const parametersMax = 40;

/** Returns names of prepared statements, for all connections of one pool; null = send it without a name. */
export function statementNames() {
  const uses = new Map<string, number>();
  let names = new Map<string, string>();
  let generation = 0;
  return {
    of: (sql: string, parameters: number): string | null => {
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

    /** Gives new names from now on: a migration changed what a prepared statement returns. */
    forget: (): void => {
      generation += 1;
      names = new Map();
    },
  };
}

export type StatementNames = ReturnType<typeof statementNames>;
