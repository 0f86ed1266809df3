/** Counts open connections by owner and limits them. */
export interface FeedSeats {
  /**
   * Takes a seat under each name if none has reached its limit. Returns a function that frees the seat; null = a limit
   * is reached.
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

/** Frees a seat when the signal aborts. It may be aborted already if the client left before the answer. */
export function leaveAfter(signal: AbortSignal, leave: () => void): void {
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
}
