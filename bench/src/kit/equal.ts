/** Throws if the compared answers differ. */
export const equal = (what: string, own: unknown, other: unknown): void => {
  const [left, right] = [JSON.stringify(own), JSON.stringify(other)];
  if (left !== right)
    throw new Error(`The answers differ in ${what}: ${left?.slice(0, 400)} and ${right?.slice(0, 400)}`);
};
