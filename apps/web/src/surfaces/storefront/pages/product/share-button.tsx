import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';

/**
 * Button that opens the device's dialog for sharing the page's address. If there is none, it copies the address.
 * Without JavaScript it is hidden.
 */
export function ShareButton({ title }: { title: string }) {
  const { t } = useWords();
  const toast = useToast();
  const share = async () => {
    const { origin, pathname } = window.location;
    const url = origin + pathname;
    if ('share' in navigator) {
      // If the visitor cancels, the promise rejects with AbortError. Do not copy the address then.
      const isShared = await navigator.share({ title, url }).then(
        () => true,
        (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
      );
      if (isShared) return;
    }
    await navigator.clipboard.writeText(url);
    toast({ text: t('product.linkCopied') });
  };
  return (
    <Button kind="quiet" className="only-scripted no-print max-sm:px-1.5" onClick={() => void share()}>
      {t('catalogue.share')}
    </Button>
  );
}
