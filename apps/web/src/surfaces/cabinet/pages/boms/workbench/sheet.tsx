import type { ReactNode } from 'react';

import { useWords } from '#i18n/words.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** Panel that a button opens above the page, also without JavaScript. */
export function Sheet({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const { t } = useWords();
  return (
    <div id={id} popover="auto" role="dialog" aria-label={title} className="bom-sheet">
      <div className="mb-3 flex items-start justify-between gap-4">
        <h2 className="text-20">{title}</h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('boms.close')}
          className="grid size-8 place-content-center text-ink-2 hover:text-copper"
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </div>
  );
}

/** Button that opens a sheet. */
export function SheetButton({
  id,
  kind = 'quiet',
  children,
}: {
  id: string;
  kind?: 'quiet' | 'primary';
  children: ReactNode;
}) {
  if (kind === 'primary') {
    return (
      <Button size="large" popoverTarget={id}>
        {children}
      </Button>
    );
  }
  return (
    <button type="button" popoverTarget={id} className={buttonClass('quiet', 'small')}>
      {children}
    </button>
  );
}
