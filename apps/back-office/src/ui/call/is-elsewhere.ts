interface Place {
  readonly pathname: string;
  readonly search: string;
}

const tabOf = ({ search }: Place): string | null => new URLSearchParams(search).get('tab');

/** Returns true if navigation discards the form's input: another page, or another tab of the page. */
export const isElsewhere = (from: Place, to: Place, isKeptInTabs: boolean): boolean =>
  from.pathname !== to.pathname || (!isKeptInTabs && tabOf(from) !== tabOf(to));
