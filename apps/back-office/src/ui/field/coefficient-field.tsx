import type { FormItemProps } from 'antd';

import { NumberInput } from './number-input.tsx';

interface CoefficientFieldProps {
  readonly id?: string;
  readonly value?: number | null;
  readonly onChange?: (value: number | null) => void;
  readonly placeholder?: string;
}

/** What a form asks of the field: a figure beyond is told, never bent into another price. */
export const coefficientRule = { type: 'number', min: 0.01, max: 10 } as const satisfies NonNullable<
  FormItemProps['rules']
>[number];

/** A factor on prices, 4 places. A control of antd's forms, with `coefficientRule`. */
export function CoefficientField(props: CoefficientFieldProps) {
  return <NumberInput {...props} step={0.01} precision={4} className="office-number" style={{ width: 160 }} />;
}
