import { messageLifeSeconds, notificationLifeSeconds } from '@farad/domain/site';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';

import { Button } from './button.tsx';

/** Time in milliseconds for which a toast is shown (specification section 9). */
const lifeMs = { message: messageLifeSeconds * 1000, notification: notificationLifeSeconds * 1000 } as const;

export interface Toast {
  readonly text: string;
  readonly kind?: keyof typeof lifeMs;
  readonly tone?: 'plain' | 'error';
  readonly link?: { readonly title: string; readonly to: string };
  readonly action?: { readonly title: string; readonly onPress: () => void };
}

interface ShownToast extends Toast {
  readonly id: number;
}

const ToastContext = createContext<((toast: Toast) => void) | null>(null);

/**
 * Returns a function that shows a toast. The newest toast is on top, and hovering keeps it open. On a phone only its
 * link and button take clicks, so that the page below stays usable.
 */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext);
  if (show === null) throw new Error('useToast outside of ToastProvider');
  return show;
}

const shownMax = 3;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const nextId = useRef(0);
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());

  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const arm = useCallback(
    (toast: ShownToast) => timers.current.set(toast.id, setTimeout(close, lifeMs[toast.kind ?? 'message'], toast.id)),
    [close],
  );
  const hold = useCallback((id: number) => clearTimeout(timers.current.get(id)), []);
  const show = useCallback(
    (toast: Toast) => {
      const shown = { ...toast, id: nextId.current++ };
      setToasts((before) => [...before, shown].slice(-shownMax));
      arm(shown);
    },
    [arm],
  );
  const list = useMemo(
    () =>
      toasts.map((toast) => (
        <div
          key={toast.id}
          className={`toast flex lg:pointer-events-auto items-center gap-4 rounded-sm border bg-raised py-2.5 pr-3 pl-4 ${toast.tone === 'error' ? 'border-error text-error' : 'border-ink'}`}
          onPointerEnter={() => hold(toast.id)}
          onPointerLeave={() => arm(toast)}
          onFocus={() => hold(toast.id)}
          onBlur={() => arm(toast)}
        >
          <p className="min-w-0 flex-1 wrap-anywhere">{toast.text}</p>
          {toast.link && (
            <Link
              to={toast.link.to}
              onClick={() => close(toast.id)}
              className="pointer-events-auto text-13 text-copper-ink underline"
            >
              {toast.link.title}
            </Link>
          )}
          {toast.action && (
            <Button
              kind="quiet"
              size="small"
              className="pointer-events-auto"
              onClick={() => {
                toast.action?.onPress();
                close(toast.id);
              }}
            >
              {toast.action.title}
            </Button>
          )}
        </div>
      )),
    [toasts, arm, hold, close],
  );
  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        aria-live="polite"
        className="no-print pointer-events-none fixed inset-x-3 top-[calc(var(--bar-height)+8px)] z-50 grid gap-2 lg:top-[calc(var(--bar-height)+24px)] lg:right-6 lg:left-auto lg:w-[420px]"
      >
        {list}
      </div>
    </ToastContext>
  );
}
