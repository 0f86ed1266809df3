import { companyRoles, type CompanyRole } from '@farad/domain/company';

import { useWords } from '../../../../i18n/words.tsx';
import { fieldClass } from '../../../../ui/field.tsx';

/** Role of a member or of one who is invited. */
export function RoleFields({ memberRole }: { memberRole: CompanyRole }) {
  const { t } = useWords();
  return (
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
  );
}
