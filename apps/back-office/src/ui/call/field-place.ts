type Name = readonly (string | number)[];

const isSame = (one: Name, other: Name): boolean =>
  one.length === other.length && one.every((part, at) => String(part) === String(other[at]));

/**
 * Returns the form field that an error of the API belongs to: the one that matches the longest part of `path`. The path
 * may be deeper than the form, such as `rules.exceptions.0.percent`. The form may also have one field for a whole list:
 * `spellings` for the path `spellings.2`. Returns null if no field matches.
 *
 * @param names names of the form's fields
 * @param path name of the rejected field in the request
 */
export function fieldPlace(names: readonly Name[], path: string): Name | null {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= parts.length; from += 1) {
      const part = parts.slice(from, from + length);
      const found = names.find((name) => isSame(name, part));
      if (found !== undefined) return found;
    }
  }
  return null;
}
