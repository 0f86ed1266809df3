import { frameLimits } from '@farad/domain/category';
import { Form, Input } from 'antd';

import { useWords } from '#i18n/words.tsx';

/**
 * Field for a slug. `former` = earlier slugs of the object; absent = the object is new, and the field may stay empty.
 */
export function SlugField({ former }: { former?: readonly string[] }) {
  const { t } = useWords();
  const told =
    former === undefined || former.length === 0
      ? ''
      : ` ${t('backOfficeCatalogue.formerSlugs', { slugs: former.join(', ') })}`;
  return (
    <Form.Item
      name="slug"
      label={t('backOfficeCatalogue.slug')}
      extra={t(former === undefined ? 'backOfficeCatalogue.slugNewHint' : 'backOfficeCatalogue.slugHint') + told}
      rules={[
        {
          required: former !== undefined,
          pattern: /^[a-z0-9][a-z0-9-]*$/,
          message: t('backOfficeCatalogue.slugForm'),
        },
      ]}
    >
      <Input maxLength={frameLimits.slug} autoComplete="off" className="office-number" />
    </Form.Item>
  );
}
