import type { Locale } from '@farad/domain/shared';
import type { ErrorValues } from './error-figures.ts';

/** Quantities of a failure as numbers. */
interface Figures {
  readonly available: number | undefined;
  readonly below: number | undefined;
  readonly above: number | undefined;
}

/**
 * Returns the quantities of a failure as texts in a language. `allowed` joins `below` and `above` ("10 or 20"); if the
 * failure has only one of them, it equals this one.
 */
export function writtenFigures(
  locale: Locale,
  figures: Figures,
): Pick<ErrorValues, 'available' | 'below' | 'above' | 'allowed'> {
  const { format } = new Intl.NumberFormat(locale);
  const written = (figure: number | undefined): string | undefined =>
    figure === undefined ? undefined : format(figure);
  const [below, above] = [written(figures.below), written(figures.above)];
  const either = [below, above].filter((text) => text !== undefined);
  const allowed = either.length === 0 ? undefined : new Intl.ListFormat(locale, { type: 'disjunction' }).format(either);
  return { available: written(figures.available), below, above, allowed };
}
