import type { WireBomAssembly } from '@farad/contract/shop/boms/assembly';
import { useEffect, useRef } from 'react';
import { Form, Link, useLocation, useNavigate } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import { searchOf, type RowFilter } from './rows/row-filter.ts';

type AssemblyLine = Pick<WireBomAssembly['left'][number], 'designators' | 'asked' | 'row'>;

function Asked({ line }: { line: AssemblyLine }) {
  return (
    <p className="text-13 wrap-anywhere">
      <b className="font-mono font-semibold">{line.designators || line.row + 1}</b>{' '}
      <span className="text-ink-2">{line.asked}</span>
    </p>
  );
}

/**
 * Result of automatic selection: the chosen part of each line with its assumptions, then the lines without a choice and
 * the reasons.
 */
export function AssemblyLines({ assembly }: { assembly: WireBomAssembly }) {
  const { t, money, count } = useWords();
  const { taken, left, counts } = assembly;
  return (
    <>
      {taken.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 font-semibold">{t('boms.assemblyTaken', { count: counts.taken })}</h3>
          <ul>
            {taken.map((line) => (
              <li key={line.row} className="border-b border-line py-2">
                <Asked line={line} />
                <p className="flex flex-wrap items-baseline justify-between gap-x-4 wrap-anywhere">
                  <span>
                    <b className="font-mono text-13 font-semibold">{line.product.mpn}</b>{' '}
                    <span className="text-13 text-ink-2">
                      {[line.product.brand, line.product.package].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  <span className="num text-13">
                    × {count(line.order)} · <b>{money(kopecksOf(line.total))}</b>
                  </span>
                </p>
                {line.assumed.length > 0 && <p className="text-13 text-warn">{line.assumed.join('; ')}</p>}
              </li>
            ))}
          </ul>
          {counts.taken > taken.length && (
            <p className="py-2 text-13 text-ink-2">{t('boms.assemblyMore', { count: counts.taken - taken.length })}</p>
          )}
        </>
      )}
      {left.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 font-semibold">{t('boms.assemblyLeft', { count: counts.left })}</h3>
          <ul>
            {left.map((line) => (
              <li key={line.row} className="border-b border-line py-2">
                <Asked line={line} />
                <p className="text-13 wrap-anywhere">{line.text}</p>
              </li>
            ))}
          </ul>
          {counts.left > left.length && (
            <p className="py-2 text-13 text-ink-2">{t('boms.assemblyMore', { count: counts.left - left.length })}</p>
          )}
        </>
      )}
    </>
  );
}

/**
 * Dialog that shows the result of automatic selection before it is applied. Esc, its buttons and applying close it.
 * Without JavaScript it is part of the page.
 */
export function AssemblyDialog({
  assembly,
  base,
  filter,
}: {
  assembly: WireBomAssembly;
  base: string;
  filter: RowFilter;
}) {
  const { t, money } = useWords();
  const navigate = useNavigate();
  const { key } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const address = base + searchOf(filter);
  const close = (): void => void navigate(address, { preventScrollReset: true, replace: true });
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.matches(':modal')) return;
    element.removeAttribute('open');
    element.showModal();
    // Depends on `key` so that each request opens the dialog again, even if Esc has just closed it.
  }, [key]);
  const { counts, total } = assembly;
  return (
    <dialog ref={dialog} open onCancel={close} aria-label={t('boms.assemble')} className="bom-sheet bom-dialog">
      <h2 className="mb-2 text-20">{t('boms.assemble')}</h2>
      <p className="text-ink-2">{t('boms.assembleLead')}</p>
      {counts.taken === 0 && <p className="mt-3 font-medium">{t('boms.assembleNothing')}</p>}
      <AssemblyLines assembly={assembly} />
      <div className="bom-dialog-foot">
        {counts.taken > 0 && (
          <Form method="post" action={address} preventScrollReset>
            <Button type="submit" name="intent" value="assemble" size="large">
              {t('boms.assembleDo', { total: money(kopecksOf(total)) })}
            </Button>
          </Form>
        )}
        <Link to={address} replace preventScrollReset className={buttonClass('quiet', 'large')}>
          {t('boms.close')}
        </Link>
      </div>
    </dialog>
  );
}
