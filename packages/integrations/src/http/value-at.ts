/**
 * Returns the value at a path in parsed JSON; undefined = the path does not exist. Inherited properties are ignored.
 */
export const valueAt = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name) ? Reflect.get(inner, name) : undefined,
    value,
  );
