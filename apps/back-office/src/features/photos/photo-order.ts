/** Returns the list with the item at `from` moved to `to`. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** Returns true if the file has an accepted MIME type. The server checks its content. */
export const isPhoto = ({ type }: { readonly type: string }): boolean =>
  ['image/jpeg', 'image/png', 'image/webp', 'image/avif'].includes(type);
