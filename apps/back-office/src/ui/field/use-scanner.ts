import { nothingTyped, typeKey } from '@farad/domain/warehouse';
import { useEffect, useEffectEvent } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Sets a field to an earlier text, with the same event as typing. */
function restore(field: Field, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Calls `onScan` for codes of a scanner that types like a keyboard. It works wherever the focus is; if a field has the
 * focus, the scanned text is removed from it.
 */
export function useScanner(onScan: (text: string) => void): void {
  const tell = useEffectEvent(onScan);
  useEffect(() => {
    let typed = nothingTyped;
    let before: { readonly field: Field; readonly value: string } | null = null;
    const listen = (event: KeyboardEvent): void => {
      if (event.repeat || event.isComposing) return;
      const { code, key, shiftKey, ctrlKey, altKey, target } = event;
      const outcome = typeKey(typed, {
        code,
        key,
        isShifted: shiftKey,
        isControl: ctrlKey,
        isAlt: altKey,
        at: event.timeStamp,
      });
      typed = outcome.typed;
      // Store the field's text to restore it, because a scan may begin with this character.
      if (typed.text.length === 1) before = isField(target) ? { field: target, value: target.value } : null;
      if (outcome.isTaken) event.preventDefault();
      if (outcome.scan === null) return;
      event.stopPropagation();
      if (before !== null) restore(before.field, before.value);
      before = null;
      tell(outcome.scan);
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}
