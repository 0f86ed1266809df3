import { InputNumber } from 'antd';

import { useWords } from '../i18n/words.tsx';

interface CoefficientFieldProps {
  readonly id?: string;
  readonly value?: number | null;
  readonly onChange?: (value: number | null) => void;
  readonly placeholder?: string;
}

/** A factor on prices: from 0.01 to 10, 4 places. A control of antd's forms. */
export function CoefficientField(props: CoefficientFieldProps) {
  const { locale } = useWords();
  return (
    <InputNumber<number>
      {...props}
      min={0.01}
      max={10}
      step={0.01}
      precision={4}
      decimalSeparator={locale === 'en' ? '.' : ','}
      className="office-number"
      style={{ width: 160 }}
    />
  );
}
