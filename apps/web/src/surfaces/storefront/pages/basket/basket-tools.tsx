import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** Links that download the basket as a spreadsheet or PDF. */
export function BasketTools({ basketId, apiBase }: { basketId: string; apiBase: string }) {
  const { t, locale } = useWords();
  const file = (format: string) => `${apiBase}/baskets/${basketId}/file?format=${format}&language=${locale}`;
  return (
    <div className="no-print mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-13">
      <span className="inline-flex items-center gap-2">
        <Icon name="document" className="text-ink-3" />
        <span className="text-ink-2">{t('baskets.takeAway')}:</span>
        {/* Plain links, because these are downloads and not pages. */}
        <a href={file('xlsx')} download className="text-copper-ink underline">
          XLSX
        </a>
        <a href={file('csv')} download className="text-copper-ink underline">
          CSV
        </a>
      </span>
      <Button kind="quiet" size="small" className="only-scripted" onClick={() => print()}>
        {t('baskets.print')}
      </Button>
    </div>
  );
}
