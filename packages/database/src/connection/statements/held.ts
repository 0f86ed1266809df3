/**
 * Delivery of the result of a held-back statement. `silent` = nobody awaits it. `awaited` = it arrives together with
 * the result of the next statement.
 */
export type Holding = 'silent' | 'awaited';

/**
 * Statements to hold back. The key is the list of parameters, because kysely passes that same object to the connection.
 */
const held = new WeakMap<readonly unknown[], Holding>();

/** Marks a statement, so that it is sent together with the next statement of its connection. */
export const holdBack = (parameters: readonly unknown[], holding: Holding): void => void held.set(parameters, holding);

export const holdingOf = (parameters: unknown): Holding | null =>
  Array.isArray(parameters) ? (held.get(parameters) ?? null) : null;
