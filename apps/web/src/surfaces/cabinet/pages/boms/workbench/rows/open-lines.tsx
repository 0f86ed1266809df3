import type { WireBom } from '@farad/contract/shop/boms/boms';
import { Form, Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { searchOf, type RowFilter } from './row-filter.ts';

/** Bar about lines that need a decision: a link to the next such line, and two buttons that decide many in one step. */
export function OpenLines({ bom, filter, onNext }: { bom: WireBom; filter: RowFilter; onNext: () => void }) {
  const { t, count } = useWords();
  const { lines, single, canAssemble } = bom.open;
  if (lines === 0 && single === 0 && bom.counts.probable === 0) return null;
  return (
    <div className="no-print mb-2 flex flex-wrap items-center gap-2" role="group" aria-label={t('boms.openLines')}>
      <Button kind="quiet" size="small" className="only-scripted" title={t('boms.nextOpenHint')} onClick={onNext}>
        {t('boms.nextOpen')}
      </Button>
      {single > 0 && (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="accept" kind="quiet" size="small" title={t('boms.acceptHint')}>
            {t('boms.accept')} <span className="num">{count(single)}</span>
          </Button>
        </Form>
      )}
      {lines > 0 && canAssemble && (
        <Link
          to={{ search: searchOf(filter, [['assemble', '1']]) }}
          preventScrollReset
          title={t('boms.assembleHint')}
          className={buttonClass('primary', 'small')}
        >
          {t('boms.assemble')}
        </Link>
      )}
      {lines > 0 && !canAssemble && <p className="text-13 text-ink-2">{t('boms.assembleNothing')}</p>}
    </div>
  );
}
