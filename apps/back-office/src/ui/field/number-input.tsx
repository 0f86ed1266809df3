import { InputNumber, type GetRef, type InputNumberProps } from 'antd';
import type { Ref } from 'react';

import { useWords } from '#i18n/words.tsx';
import { readTyped } from './typed-number.ts';

interface NumberInputProps extends Omit<InputNumberProps<number>, 'decimalSeparator' | 'parser'> {
  readonly ref?: Ref<GetRef<typeof InputNumber>>;
}

/** A field of a number: it shows the decimal sign of the language and understands those of all. */
export function NumberInput(props: NumberInputProps) {
  const { locale, decimalSign } = useWords();
  return (
    <InputNumber<number>
      {...props}
      decimalSeparator={decimalSign}
      // Of a text that is no number it makes none, as antd's own does.
      parser={(typed) => readTyped(typed ?? '', locale) as unknown as number}
    />
  );
}
