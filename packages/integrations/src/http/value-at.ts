/** Returns the value at a path in parsed JSON, by own properties only. Undefined if the path does not exist. */
export const valueAt = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name) ? Reflect.get(inner, name) : undefined,
    value,
  );
