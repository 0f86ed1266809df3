import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';

import { useWords } from '#i18n/words.tsx';

/** Removes query parameters from the address bar without a request to the server (product S7). */
function dropParameters(names: readonly string[]): void {
  const url = new URL(location.href);
  for (const name of names) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}

/**
 * Dialog with a form. The server renders it open, so it works without JavaScript. With JavaScript it becomes modal, and
 * the parameters that open it are removed from the address bar.
 */
export function Modal({
  title,
  parameters,
  back,
  children,
}: {
  title: string;
  /** Query parameters that open the dialog. */
  parameters: readonly string[];
  /** Path of the page to return to; null = the addresses page. */
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
    // Depends on `key` so that each request opens the dialog again, even if Esc has just closed it.
  }, [names, key]);
  return (
    <dialog
      ref={dialog}
      open
      aria-label={title}
      // Esc also leaves the dialog's address, so that a link can open the dialog again.
      onCancel={() => void navigate(page, { replace: true, preventScrollReset: true })}
      className="static m-0 mb-6 w-full max-w-[640px] border border-line-2 bg-raised p-5 text-ink backdrop:bg-[#0003] [&:modal]:fixed [&:modal]:m-auto [&:modal]:max-h-[92dvh] [&:modal]:w-[min(640px,calc(100vw-28px))] [&:modal]:overflow-y-auto"
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
