import type { FormItemProps } from 'antd';

import { NumberInput } from './number-input.tsx';

interface CoefficientFieldProps {
  readonly id?: string;
  readonly value?: number | null;
  readonly onChange?: (value: number | null) => void;
  readonly placeholder?: string;
}

/** Form rule: a value out of range is rejected, never clamped to another price. */
export const coefficientRule = { type: 'number', min: 0.01, max: 10 } as const satisfies NonNullable<
  FormItemProps['rules']
>[number];

/** Field for a price factor with 4 decimals, for antd forms with `coefficientRule`. */
export function CoefficientField(props: CoefficientFieldProps) {
  return <NumberInput {...props} step={0.01} precision={4} className="office-number w-160" />;
}
