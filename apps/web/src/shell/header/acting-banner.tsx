import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { useFrame } from '../frame.ts';

/**
 * Banner on every page while staff act as a customer (product A4). Its button returns to the back office, which is
 * another application, so the form loads a whole page.
 */
export function ActingBanner() {
  const { to } = useWords();
  const words = useFrame()?.actedFor?.words;
  if (!words) return null;
  return (
    <form
      method="post"
      action={to('/stop-acting')}
      aria-label={words.title}
      className="no-print sticky top-0 z-40 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 bg-ink px-3.5 py-1.5 text-13 text-paper lg:px-6"
    >
      <p>{words.text}</p>
      <Button type="submit" size="small">
        {words.stop}
      </Button>
    </form>
  );
}
