import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { useFrame } from './frame.ts';

/** Above every page while staff act as a customer (product A4). A document of its own follows: the back office. */
export function ActingBanner() {
  const { t, to } = useWords();
  const actedFor = useFrame()?.actedFor;
  if (!actedFor) return null;
  return (
    <form
      method="post"
      action={to('/stop-acting')}
      aria-label={t('shell.acting')}
      className="no-print sticky top-0 z-40 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 bg-ink px-3.5 py-1.5 text-13 text-paper lg:px-6"
    >
      <p>{t('shell.actingText', actedFor)}</p>
      <Button type="submit" size="small">
        {t('shell.actingStop')}
      </Button>
    </form>
  );
}
