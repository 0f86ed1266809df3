import { type RefObject, useEffect, useRef, useState } from 'react';

/** A part of the form that begins folded where nothing is to be done in it, and stays open once it was opened. */
export function useFold(
  isFinished: boolean,
  isWrong: boolean,
): { readonly box: RefObject<HTMLFieldSetElement | null>; readonly isFolded: boolean; readonly open: () => void } {
  const box = useRef<HTMLFieldSetElement>(null);
  const [isFolded, setFolded] = useState(isFinished);
  const [isPressed, setPressed] = useState(false);
  if (isFolded && (isWrong || !isFinished)) setFolded(false);
  // The button that was pressed is gone: what it opened has the focus.
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
