import { type RefObject, useEffect, useRef, useState } from 'react';

/** State of a section that is collapsed while it needs no input. Once opened, it stays open. */
export function useFold(
  isFinished: boolean,
  isWrong: boolean,
): { readonly box: RefObject<HTMLFieldSetElement | null>; readonly isFolded: boolean; readonly open: () => void } {
  const box = useRef<HTMLFieldSetElement>(null);
  const [isFolded, setFolded] = useState(isFinished);
  const [isPressed, setPressed] = useState(false);
  if (isFolded && (isWrong || !isFinished)) setFolded(false);
  // Move the focus to the first field, because opening removes the pressed button.
  useEffect(() => {
    if (isPressed)
      box.current?.querySelector<HTMLElement>(':is(input:checked, input[type=text], textarea, input)')?.focus();
  }, [isPressed]);
  const open = () => {
    setFolded(false);
    setPressed(true);
  };
  return { box, isFolded, open };
}
