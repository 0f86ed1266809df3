/** Limits the number of open connections. A seat is one open connection counted under a name, such as an account. */
export interface FeedSeats {
  /**
   * Counts a connection under each of the names, unless one of them has reached its limit `most`. Returns a function
   * that frees the seats; null = a limit is reached.
   */
  readonly take: (wanted: readonly (readonly [name: string, most: number])[]) => (() => void) | null;
}

export function openFeedSeats(): FeedSeats {
  const taken = new Map<string, number>();
  const giveBack = (name: string): void => {
    const left = (taken.get(name) ?? 1) - 1;
    if (left === 0) taken.delete(name);
    else taken.set(name, left);
  };
  return {
    take: (wanted) => {
      if (wanted.some(([name, most]) => (taken.get(name) ?? 0) >= most)) return null;
      for (const [name] of wanted) taken.set(name, (taken.get(name) ?? 0) + 1);
      let isGiven = false;
      return () => {
        if (isGiven) return;
        isGiven = true;
        for (const [name] of wanted) giveBack(name);
      };
    },
  };
}

/** Calls `leave` when the signal aborts, or immediately if it is aborted already because the client has left. */
export function leaveAfter(signal: AbortSignal, leave: () => void): void {
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
}
