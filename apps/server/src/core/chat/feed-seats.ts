/** Connections that stay open, counted by whose they are. */
export interface FeedSeats {
  /** Takes one of at most so many for each name; what gives it back, or null: one of the names has no more. */
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

/** Gives a seat back once nobody listens: at once, where whoever asked has gone before he was answered. */
export function leaveAfter(signal: AbortSignal, leave: () => void): void {
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
}
