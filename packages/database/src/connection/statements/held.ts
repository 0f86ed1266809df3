/** `silent` = the result is not awaited; `awaited` = the result comes with that of the next statement. */
export type Holding = 'silent' | 'awaited';

/** Statements to hold back, by their list of parameters: that list reaches the connection unchanged. */
const held = new WeakMap<readonly unknown[], Holding>();

/** Holds a statement back until the next one of its connection. */
export const holdBack = (parameters: readonly unknown[], holding: Holding): void => void held.set(parameters, holding);

export const holdingOf = (parameters: unknown): Holding | null =>
  Array.isArray(parameters) ? (held.get(parameters) ?? null) : null;
