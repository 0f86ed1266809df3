import { labelSizes, type LabelSize } from '@farad/domain/warehouse';
import { Select } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { choice, usePreference } from '#preferences.ts';

const preference = choice('label-size', labelSizes, '58x40');

/** Returns the size of labels in this device's printer, and its setter. */
export const useLabelSize = () => usePreference(preference);

/** Select box for the label size. */
export function LabelSizeField({ value, onChange }: { value: LabelSize; onChange: (size: LabelSize) => void }) {
  const { t, named } = useWords();
  return (
    <Select<LabelSize>
      aria-label={t('backOfficeWarehouse.labelSize')}
      value={value}
      onChange={onChange}
      className="w-210"
      options={labelSizes.map((size) => ({ value: size, label: named(`backOfficeWarehouse.size_${size}`) }))}
    />
  );
}
