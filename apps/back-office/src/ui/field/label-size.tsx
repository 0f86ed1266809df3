import { labelSizes, type LabelSize } from '@farad/domain/warehouse';
import { Select } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { choice, usePreference } from '#preferences.ts';

const preference = choice('label-size', labelSizes, '58x40');

/** The size of labels that this browser's printer has. */
export const useLabelSize = () => usePreference(preference);

/** Chooses it. */
export function LabelSizeField({ value, onChange }: { value: LabelSize; onChange: (size: LabelSize) => void }) {
  const { t, named } = useWords();
  return (
    <Select<LabelSize>
      aria-label={t('backOfficeWarehouse.labelSize')}
      value={value}
      onChange={onChange}
      style={{ width: 210 }}
      options={labelSizes.map((size) => ({ value: size, label: named(`backOfficeWarehouse.size_${size}`) }))}
    />
  );
}
