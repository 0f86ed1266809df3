import { companyRoles, type CompanyRole } from '@farad/domain/company';

import { typedNumberLengthMax } from '@farad/domain/quantities';

import { useWords } from '#i18n/words.tsx';
import { Field, fieldClass } from '#ui/field.tsx';

/** Form fields for the role and order limit of a member or an invited person. */
export function RoleFields({
  memberRole,
  orderLimit,
  limitError,
}: {
  memberRole: CompanyRole;
  /** Text of the field as typed; empty = no limit. */
  orderLimit: string;
  limitError?: string | undefined;
}) {
  const { t } = useWords();
  return (
    <>
      <label className="grid gap-1">
        <span className="text-13 text-ink-2">{t('fields.role')}</span>
        <select name="role" defaultValue={memberRole} className={fieldClass('h-10 text-16')}>
          {companyRoles.map((name) => (
            <option key={name} value={name}>
              {t(`company.role_${name}`)}
            </option>
          ))}
        </select>
      </label>
      <Field
        name="orderLimit"
        label={t('fields.orderLimit')}
        hint={t('company.limitHint')}
        inputMode="numeric"
        maxLength={typedNumberLengthMax}
        autoComplete="off"
        defaultValue={orderLimit}
        error={limitError}
      />
    </>
  );
}
