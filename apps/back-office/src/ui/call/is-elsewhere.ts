interface Place {
  readonly pathname: string;
  readonly search: string;
}

const tabOf = ({ search }: Place): string | null => new URLSearchParams(search).get('tab');

/**
 * Returns true if the navigation leaves the form: to another page or, unless `isKeptInTabs`, to another tab of the
 * page.
 */
export const isElsewhere = (from: Place, to: Place, isKeptInTabs: boolean): boolean =>
  from.pathname !== to.pathname || (!isKeptInTabs && tabOf(from) !== tabOf(to));
