/** Returns the list with one item moved. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** Returns true if the file's declared type is accepted. The server checks the content. */
export const isPhoto = ({ type }: { readonly type: string }): boolean =>
  ['image/jpeg', 'image/png', 'image/webp', 'image/avif'].includes(type);
