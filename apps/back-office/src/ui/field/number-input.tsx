import { InputNumber, type GetRef, type InputNumberProps } from 'antd';
import type { Ref } from 'react';

import { useWords } from '#i18n/words.tsx';
import { readTyped } from './typed-number.ts';

interface NumberInputProps extends Omit<InputNumberProps<number>, 'decimalSeparator' | 'parser'> {
  readonly ref?: Ref<GetRef<typeof InputNumber>>;
}

/** Number field. It shows the decimal separator of the language, and accepts both comma and point in every language. */
export function NumberInput(props: NumberInputProps) {
  const { locale, decimalSign } = useWords();
  return (
    <InputNumber<number>
      {...props}
      decimalSeparator={decimalSign}
      // Returns a text although the type says number. antd's own parser does the same, and antd converts the text
      // later.
      parser={(typed) => readTyped(typed ?? '', locale) as unknown as number}
    />
  );
}
