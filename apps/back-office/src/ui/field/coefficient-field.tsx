import type { FormItemProps } from 'antd';

import { NumberInput } from './number-input.tsx';

interface CoefficientFieldProps {
  readonly id?: string;
  readonly value?: number | null;
  readonly onChange?: (value: number | null) => void;
  readonly placeholder?: string;
}

/**
 * Form rule for a price coefficient. A value out of range is rejected and not changed to the limit, because that would
 * set a wrong price.
 */
export const coefficientRule = { type: 'number', min: 0.01, max: 10 } as const satisfies NonNullable<
  FormItemProps['rules']
>[number];

/** Field for a price coefficient with 4 decimals. Its form item needs `coefficientRule`. */
export function CoefficientField(props: CoefficientFieldProps) {
  return <NumberInput {...props} step={0.01} precision={4} className="office-number w-160" />;
}
