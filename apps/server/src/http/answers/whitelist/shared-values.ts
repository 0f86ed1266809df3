const shared = new WeakSet();

/**
 * Freezes an object and its direct parts, and marks it as part of several answers. Its JSON is then made once. The value
 * must never change again, at any depth.
 */
export function shareValue<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object') Object.freeze(part);
  shared.add(Object.freeze(value));
  return value;
}

export const isSharedValue = (value: object): boolean => shared.has(value);
