import { useState } from 'react';

/**
 * A setting that the browser stores on this device. If the browser blocks storage, the setting is lost when the page is
 * closed.
 */
export interface Preference<T> {
  readonly key: string;
  readonly fallback: T;
  /** Parses the stored text; null if it is not a valid value. */
  readonly read: (stored: string) => T | null;
  readonly write: (value: T) => string;
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(`office.${key}`);
  } catch {
    return null; // The browser blocks storage.
  }
}

function store(key: string, value: string): boolean {
  try {
    if (value === '') localStorage.removeItem(`office.${key}`);
    else localStorage.setItem(`office.${key}`, value);
    return true;
  } catch {
    return false; // Blocked or full.
  }
}

function readPreference<T>({ key, fallback, read }: Preference<T>): T {
  const found = stored(key);
  return found === null ? fallback : (read(found) ?? fallback);
}

export function usePreference<T>(preference: Preference<T>): readonly [T, (value: T) => void] {
  const [value, setValue] = useState(() => readPreference(preference));
  const set = (next: T): void => {
    setValue(next);
    store(preference.key, preference.write(next));
  };
  return [value, set];
}

/** Returns a preference that has one of the given values. */
export const choice = <const T extends string>(key: string, values: readonly T[], fallback: T): Preference<T> => ({
  key,
  fallback,
  read: (found) => values.find((value) => value === found) ?? null,
  write: (value) => value,
});

export const flag = (key: string): Preference<boolean> => ({
  key,
  fallback: false,
  read: (found) => found === '1',
  write: (value) => (value ? '1' : '0'),
});
