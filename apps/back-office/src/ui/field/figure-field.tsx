import { Typography, type InputNumberProps } from 'antd';
import { useId } from 'react';

import { useWords } from '#i18n/words.tsx';
import { isOutside, type FigureBounds } from './figure.ts';
import { NumberInput } from './number-input.tsx';

interface FigureFieldProps
  extends
    FigureBounds,
    Omit<InputNumberProps<number>, keyof FigureBounds | 'precision' | 'status' | 'decimalSeparator' | 'parser'> {
  /** True = fractions are allowed. */
  readonly isFraction?: boolean;
  /** True = the API rejected the value. */
  readonly isRefused?: boolean;
}

/** Number field of a setting. A value out of range stays as typed, and the limits are shown below it. */
export function FigureField({ min, max, isFraction = false, isRefused = false, ...field }: FigureFieldProps) {
  const { t, count } = useWords();
  const boundsId = useId();
  const isWrong = isOutside(field.value, { min, max }, !isFraction) || isRefused;
  return (
    <>
      <NumberInput
        {...field}
        changeOnWheel={false}
        {...(isWrong ? { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': boundsId } : {})}
      />
      {isWrong ? (
        <Typography.Text id={boundsId} role="alert" type="danger" className="block max-240">
          {t(isFraction ? 'backOffice.figureBetween' : 'backOffice.wholeBetween', { min: count(min), max: count(max) })}
        </Typography.Text>
      ) : null}
    </>
  );
}
