import type { FieldProblem, RequisiteField } from '@farad/domain/company';
import type { Locale } from '@farad/domain/shared';
import { translators } from '@farad/wording/server';

import type { Failure } from '#http/answers/errors.ts';

const forms = {
  inn: 'company.formInn',
  kpp: 'company.formKpp',
  ogrn: 'company.formOgrn',
  bik: 'company.formBik',
  account: 'company.formAccount',
  correspondentAccount: 'company.formCorrespondentAccount',
} as const satisfies Record<RequisiteField, string>;

function detailOf({ field, problem }: FieldProblem, locale: Locale): string {
  const t = translators[locale];
  switch (problem.kind) {
    case 'form':
      return t(forms[field]);
    case 'check_digit':
      return problem.expectedEnding === null
        ? t('company.otherBank')
        : t('company.endsWith', { ending: problem.expectedEnding });
    case 'zeros':
      return t('company.zeros');
    case 'not_for_person':
      return t('company.notForPerson');
    case 'other_kind':
      return t('company.otherKind');
    case 'needed':
      return t('company.needed');
  }
}

/** Returns a failure for a wrong company number: its field and the reason in the caller's language. */
export const requisiteFailure = (problem: FieldProblem, locale: Locale): Failure => ({
  code: 'invalid_input',
  field: problem.field,
  detail: detailOf(problem, locale),
});
