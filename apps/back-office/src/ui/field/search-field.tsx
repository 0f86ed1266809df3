import { searchTextLengthMax } from '@farad/domain/search-query';
import { Input } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';

import type { FieldWidth } from './field-width.ts';
import { useDebounced } from '../call/use-debounced.ts';

interface SearchFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Width in pixels on a wide screen. */
  readonly width?: FieldWidth;
}

/** Search field of a list. After a pause in typing or on Enter, the list is filtered. */
export function SearchField({ label, hint, value, onChange, width = 360 }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The address was changed by something else, such as the back button or "clear". Show its value.
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value) setText(value);
  }
  const settled = useDebounced(text.trim());
  const tell = useEffectEvent((pause: string) => {
    if (pause === text.trim() && pause !== value) onChange(pause);
  });
  useEffect(() => tell(settled), [settled]);
  return (
    <Input.Search
      value={text}
      onChange={(event) => setText(event.target.value)}
      onSearch={(entered) => onChange(entered.trim())}
      aria-label={label}
      placeholder={hint}
      allowClear
      maxLength={searchTextLengthMax}
      className={`w-${width} max-full`}
    />
  );
}
