interface Place {
  readonly pathname: string;
  readonly search: string;
}

const tabOf = ({ search }: Place): string | null => new URLSearchParams(search).get('tab');

/** Whether what is typed in a form at one place is gone at the other: another page, or another tab of it. */
export const isElsewhere = (from: Place, to: Place, isKeptInTabs: boolean): boolean =>
  from.pathname !== to.pathname || (!isKeptInTabs && tabOf(from) !== tabOf(to));
