import { nothingTyped, typeKey } from '@farad/domain/warehouse';
import { useEffect, useEffectEvent } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Gives a field the text that it had, the way a person types it. */
function restore(field: Field, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Listens for a scanner that types as a keyboard, wherever the focus is. What it typed into a field is taken out again.
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
      // The first sign of what may become a scan.
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
