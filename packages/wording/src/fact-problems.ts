import type { FactProblem } from '@farad/domain/content';

import type { Translator } from './translator.ts';

const inBraces = (mark: string): string => `{{ ${mark} }}`;

/** Returns sentences that tell what is wrong in the double braces of a text. Unknown names share one sentence. */
export function factProblemsText(t: Translator, problems: readonly FactProblem[]): string {
  const unknown = problems.filter(({ kind }) => kind === 'unknown').map(({ mark }) => inBraces(mark));
  const end = inBraces('end');
  const sentences = problems.flatMap(({ kind, mark: inner }) => {
    const mark = inBraces(inner);
    switch (kind) {
      case 'unknown':
        return [];
      case 'no_end':
        return [t('backOfficeContent.partNoEnd', { mark, end })];
      case 'no_if':
        return [t('backOfficeContent.partNoIf', { mark })];
      case 'nested':
        return [t('backOfficeContent.partNested', { mark, end })];
    }
  });
  return [
    ...(unknown.length === 0 ? [] : [t('backOfficeContent.unknownFact', { names: unknown.join(', ') })]),
    ...sentences,
  ].join(' ');
}
