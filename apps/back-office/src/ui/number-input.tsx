import { InputNumber, type InputNumberProps } from 'antd';

import { useWords } from '../i18n/words.tsx';

/** A field of a number. It knows the decimal sign of the language, without which "12,5" would be read as 125. */
export function NumberInput(props: InputNumberProps<number>) {
  const { decimalSign } = useWords();
  return <InputNumber<number> decimalSeparator={decimalSign} {...props} />;
}
