import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';

import { useWords } from '#i18n/words.tsx';

/** Takes a parameter out of the address without asking the server for the page again (product S7). */
function dropParameters(names: readonly string[]): void {
  const url = new URL(location.href);
  for (const name of names) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}

/**
 * A form in a dialog over the page. It is sent open, so that it can be used without JavaScript; with it, it becomes
 * modal and the parameters that asked for it leave the address.
 */
export function Modal({
  title,
  parameters,
  back,
  children,
}: {
  title: string;
  /** Parameters of the address that opened it. */
  parameters: readonly string[];
  /** The page that asked for it, which it leads back to; null: that of the addresses. */
  back: string | null;
  children: ReactNode;
}) {
  const { t, to } = useWords();
  const navigate = useNavigate();
  const { key } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const names = parameters.join(' ');
  const page = back ?? to('/cabinet/addresses');
  useEffect(() => {
    const box = dialog.current;
    if (box === null) return;
    if (!box.matches(':modal')) {
      box.open = false;
      box.showModal();
      box.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
    }
    dropParameters(names.split(' '));
    // Each time that it is asked for: Esc may have closed it, and the page not yet have heard of it.
  }, [names, key]);
  return (
    <dialog
      ref={dialog}
      open
      aria-label={title}
      // Esc closes it for the page too, so that it can be opened again.
      onCancel={() => void navigate(page, { replace: true, preventScrollReset: true })}
      className="static m-0 mb-6 w-full max-w-[640px] border border-line-2 bg-raised p-5 text-ink backdrop:bg-ink/20 [&:modal]:fixed [&:modal]:m-auto [&:modal]:max-h-[92dvh] [&:modal]:w-[min(640px,calc(100vw-28px))] [&:modal]:overflow-y-auto"
    >
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2>{title}</h2>
        <Link to={page} replace preventScrollReset className="text-copper-ink underline">
          {t('addresses.close')}
        </Link>
      </div>
      {children}
    </dialog>
  );
}
