import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';

/** Gives the page's address to another program of the device, else copies it. Shown only where scripts run. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useWords();
  const toast = useToast();
  const share = async () => {
    const { origin, pathname } = window.location;
    const url = origin + pathname;
    if ('share' in navigator) {
      // Rejected where the visitor thinks better of it.
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
    <Button kind="quiet" className="only-scripted no-print" onClick={() => void share()}>
      {t('catalogue.share')}
    </Button>
  );
}
