/** The list with one item put in another place. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** Whether a file says that it is a picture the shop takes; the server looks at its content. */
export const isPhoto = ({ type }: { readonly type: string }): boolean =>
  ['image/jpeg', 'image/png', 'image/webp', 'image/avif'].includes(type);
