import { Form, Link, useLocation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useFrame } from '#shell/frame.ts';
import type { Notice } from '#kit/notice.ts';
import { Button } from '#ui/button.tsx';
import { useProblemWords } from './line-problem-text.tsx';

type Refusal = Extract<Notice, { kind: 'refused' }>;

/** Result of adding to the basket, for visitors without JavaScript. */
export function BasketNotice() {
  const { t, to } = useWords();
  const notice = useFrame()?.notice ?? null;
  if (notice === null || notice.kind === 'said') return null;
  if (notice.kind === 'refused') return <Refused notice={notice} />;
  return (
    <p role="status" className="mt-3 wrap-anywhere border-l-2 border-stock px-3 py-1.5">
      {t('catalogue.added', { title: notice.title, pieces: notice.qty })} ·{' '}
      <Link to={to('/basket')} className="underline">
        {t('shell.basket')}
      </Link>
    </p>
  );
}

function Refused({ notice }: { notice: Refusal }) {
  const { t, to, pieces } = useWords();
  const { pathname, search } = useLocation();
  const { text, offers } = useProblemWords(notice.problem, 'piece');
  return (
    <div
      role="alert"
      className="mt-3 flex flex-wrap items-center gap-3 border-l-2 border-error bg-error-wash px-3 py-1.5 text-error"
    >
      <p className="wrap-anywhere">
        <b>{notice.title}</b>: {text}
      </p>
      {offers.map((count) => (
        <Form key={count} method="post" action={to('/basket/add')}>
          <input type="hidden" name="product_id" value={notice.productId} />
          <input type="hidden" name="title" value={notice.title} />
          <input type="hidden" name="back" value={pathname + search} />
          <Button type="submit" name="qty" value={count} kind="quiet" size="small">
            {notice.problem.code === 'not_enough_stock'
              ? t('basket.takeAvailable', { available: pieces(count) })
              : `${t('catalogue.add')}: ${pieces(count)}`}
          </Button>
        </Form>
      ))}
    </div>
  );
}
