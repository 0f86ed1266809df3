import type { MatchedLines, MatchLinesBody } from '@farad/contract/shop/boms/match-lines';
import { bomProductQueries, type BomProduct } from '@farad/database/boms/bom-product.queries';
import { unknownLine, usualGrades, type BomLine, type BomMatch } from '@farad/domain/bom';
import type { ProductId } from '@farad/domain/product';
import { ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Failure } from '#http/answers/errors.ts';
import { matchSearchedLines } from '#core/boms/match-parts-list.ts';
import type { Viewer } from '#core/catalogue/viewer.ts';
import type { BomDeps } from './bom/bom-context.ts';
import { newCounting } from './bom/bom-settings.ts';
import { figuresOf, noFigures } from './bom/count-bom.ts';
import { linesOfTexts, type LineTexts } from './bom/line-of-texts.ts';
import { presentAssumed, presentDifferences, presentFigures, presentProblem } from './bom/present-rows.ts';

type Body = z.output<typeof MatchLinesBody>;

const textsOf = ({ quantity, ...texts }: Body['lines'][number]): LineTexts => ({
  ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined && text !== '')),
  ...(quantity === undefined ? {} : { quantity: String(quantity) }),
});

const emptyLine: BomLine = {
  ...unknownLine,
  rows: [1],
  problems: [{ code: 'no_part', severity: 'error' }],
};

/**
 * Matches lines sent by an API client with parts. Returns one match for each line, in the order of the lines. Nothing
 * is stored.
 */
export async function matchLines(
  deps: BomDeps,
  { lines: asked, boards }: Body,
  viewer: Viewer,
): Promise<Result<z.input<typeof MatchedLines>, Failure>> {
  const lines = linesOfTexts(asked.map(textsOf)).map((line) => line ?? emptyLine);
  const matches = await matchSearchedLines(deps, {
    lines,
    options: { isExactOnly: false, isSamePackageOnly: false, grades: usualGrades, boards },
    chosenBefore: () => null,
  });
  const ids = [...new Set(matches.flatMap((match) => match?.productId ?? []))];
  const products = await bomProductQueries(deps.db).byIds(ids);
  const cards = new Map((await deps.index.products(ids)).map((product) => [product.id, deps.card(product, viewer)]));
  const cardOf = (id: ProductId | null) => (id === null ? null : (cards.get(id) ?? null));
  const figures = (line: BomLine, product: BomProduct | undefined) => {
    const uses = [{ perBoard: line.quantity, boards }];
    const list = { counting: newCounting, coefficient: viewer.coefficient };
    return presentFigures(product === undefined ? noFigures(uses) : figuresOf(product, uses, 0, list));
  };
  const unsearched = (line: BomLine) => ({
    status: 'not_searched' as const,
    reason: null,
    unknownNumber: null,
    product: null,
    candidates: [],
    differences: [],
    assumed: [],
    quantities: figures(line, undefined),
    problems: line.problems.map(presentProblem),
  });
  const present = (line: BomLine, match: BomMatch | null) => {
    if (match === null) return unsearched(line);
    const { status, reason, productId, candidates, differences, assumed, unknownNumber } = match;
    return {
      status,
      reason,
      unknownNumber,
      product: cardOf(productId),
      candidates: candidates.map((candidate) => String(candidate.productId)),
      differences: presentDifferences(deps, differences, viewer.locale),
      assumed: presentAssumed(deps, assumed, viewer.locale),
      quantities: figures(line, productId === null ? undefined : products.get(productId)),
      problems: line.problems.map(presentProblem),
    };
  };
  return ok({
    lines: matches.flatMap((match, place) => lines.slice(place, place + 1).map((line) => present(line, match))),
  });
}
