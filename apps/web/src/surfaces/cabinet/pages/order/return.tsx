import { sumKopecks } from '@farad/domain/money';
import { returnReasons } from '@farad/domain/order';
import { parseCount, typedNumberLengthMax } from '@farad/domain/quantities';
import { textLimits } from '@farad/domain/shared';
import { useEffect, useRef, useState } from 'react';
import { data, Form, Link, redirect, useActionData, useLoaderData, useNavigation } from 'react-router';

import { lineDrawing } from '#server/drawing.server.ts';
import { formText } from '#kit/form-text.ts';
import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { fieldClass } from '#ui/field.tsx';
import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';
import { Note } from '#surfaces/cabinet/note.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import { paidFor } from './paid-for.ts';
import { takePhotos } from './return-photos.server.ts';
import { PhotoField } from './return-photos.tsx';
import type { Route } from './+types/return';

async function loadReturnable(visit: Visit, number: string) {
  const order = orErrorPage(await apiOf(visit).order({ number }));
  const left = new Map(order.returnable.map(({ product_id, qty }) => [product_id, qty]));
  return {
    number: order.number,
    lines: order.products.flatMap((line) => {
      const { product_id, mpn, brand, title, unit, qty, total_price, discount } = line;
      const most = left.get(product_id);
      if (most === undefined) return [];
      const shown = { id: product_id, mpn, about: `${brand} · ${title}`, unit, left: most, drawing: lineDrawing(line) };
      return [{ ...shown, qty, total_price, discount }];
    }),
  };
}

export async function loader(visit: Route.LoaderArgs) {
  await requireSignIn(visit);
  return loadReturnable(visit, visit.params.number);
}

interface Refused {
  /** Id of the product with the invalid quantity; empty = the error is elsewhere. */
  readonly id: string;
  readonly problem: 'nothing' | 'notNumber' | 'tooMany' | 'told' | 'photo';
  readonly message: string;
  readonly typed: Readonly<Record<string, string>>;
  /** Ids of the photos that are already uploaded. */
  readonly photos: readonly string[];
}

export async function action(visit: Route.ActionArgs) {
  await requireSignIn(visit);
  const number = visit.params.number;
  const form = await visit.request.formData();
  const { lines } = await loadReturnable(visit, number);
  const typed = Object.fromEntries(lines.map(({ id }) => [id, formText(form, `qty-${id}`).trim()]));
  // Upload photos before checking the form. Otherwise the customer would have to choose them again after an error.
  const photos = await takePhotos(visit, number, form);
  const texts = { comment: formText(form, 'comment'), reason: formText(form, 'reason') };
  const refuse = (id: string, problem: Refused['problem'], message = '') =>
    data<Refused>({ id, problem, message, typed: { ...typed, ...texts }, photos: photos.ids }, 422);
  if (photos.problem !== null) return refuse('', 'photo', photos.problem);
  const wanted = lines.filter(({ id }) => !['', '0'].includes(typed[id] ?? ''));
  if (wanted.length === 0) return refuse('', 'nothing');
  for (const { id, left } of wanted) {
    const count = parseCount(typed[id] ?? '');
    if (count === null) return refuse(id, 'notNumber');
    if (count > left) return refuse(id, 'tooMany');
  }
  const reason = returnReasons.find((name) => name === texts.reason) ?? 'defective';
  const products = wanted.map(({ id }) => ({ product_id: id, qty: countOf(typed[id] ?? '') }));
  const sent = await apiOf(visit).returnOrder({
    number,
    body: { products, reason, comment: texts.comment, photos: [...photos.ids] },
  });
  if (sent.ok) {
    throw redirect(inLocale(localeOfPath(visit.url.pathname), `/cabinet/orders/${number}?done=returnSent`));
  }
  if (![400, 403, 409].includes(sent.status)) orErrorPage(sent);
  return refuse('', 'told', sent.error.message);
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function Line({
  line,
  refused,
  isWrong,
  onCount,
}: {
  line: Loaded['lines'][number];
  refused: Refused | undefined;
  /** True until the customer changes the rejected quantity. */
  isWrong: boolean;
  onCount: (text: string) => void;
}) {
  const { t, count, pieces, money } = useWords();
  const { id, mpn, about, left, unit } = line;
  const most = pieces(left, unit);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-2.5">
      <Drawing path={line.drawing} />
      <div className="min-w-0 flex-1">
        <b className="num font-semibold wrap-anywhere">{mpn}</b>
        <p className="text-13 text-ink-2">{about}</p>
        <p className="num text-13 text-ink-2">
          {t('order.returnPaid', { pieces: most, sum: money(paidFor(line, left)) })}
        </p>
        {isWrong && (
          <p id={`error-${id}`} className="text-13 text-error">
            {refused?.problem === 'notNumber'
              ? t('order.returnNotNumber', { left: count(left) })
              : t('order.returnTooMany', { left: most })}
          </p>
        )}
      </div>
      <label className="flex items-center justify-end gap-2 whitespace-nowrap max-sm:w-full">
        <span className="sr-only">
          {t('order.returnQuantity')}: {mpn}
        </span>
        <input
          name={`qty-${id}`}
          inputMode="numeric"
          maxLength={typedNumberLengthMax}
          defaultValue={refused?.typed[id] ?? ''}
          placeholder="0"
          autoComplete="off"
          onChange={(event) => onCount(event.currentTarget.value)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `error-${id}` : undefined}
          className={fieldClass('num h-10 w-24 text-right')}
        />
        <span className="num text-13 text-ink-2">{t('order.returnOf', { left: most })}</span>
      </label>
    </li>
  );
}

const countOf = (text: string): number => parseCount(text) ?? 0;

function ReturnForm({ lines, number }: Loaded) {
  const { t, to, money } = useWords();
  const refused = useActionData<typeof action>();
  const [counts, setCounts] = useState<Readonly<Record<string, string>>>(refused?.typed ?? {});
  const typedOf = (id: string): string => counts[id] ?? refused?.typed[id] ?? '';
  const sum = sumKopecks(lines.map((line) => paidFor(line, Math.min(countOf(typedOf(line.id)), line.left))));
  const isBusy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  // The error message is above the lines. Scroll to it and focus the invalid quantity.
  useEffect(() => {
    if (refused === undefined || refused.problem === 'photo') return;
    const boxes = Array.from(form.current?.querySelectorAll<HTMLInputElement>('input[name^=qty-]') ?? []);
    const wrong = boxes.find((box) => box.ariaInvalid === 'true');
    (wrong ?? boxes[0])?.focus({ preventScroll: true });
    (wrong ?? form.current)?.scrollIntoView({ block: wrong === undefined ? 'start' : 'center' });
  }, [refused]);
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      replace
      noValidate
      className="grid max-w-[640px] gap-4"
    >
      {refused?.problem === 'nothing' && <Note isProblem>{t('order.returnNothing')}</Note>}
      {refused?.problem === 'told' && <Note isProblem>{refused.message}</Note>}
      <ul className="border-t border-line">
        {lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            refused={refused}
            isWrong={refused?.id === line.id && typedOf(line.id).trim() === refused.typed[line.id]}
            onCount={(text) => setCounts((before) => ({ ...before, [line.id]: text }))}
          />
        ))}
      </ul>
      <p aria-live="polite" className="font-semibold empty:hidden">
        {sum > 0 ? t('order.returnSum', { sum: money(sum) }) : null}
      </p>
      <label className="grid gap-1">
        <span className="text-13 text-ink-2">{t('order.returnReason')}</span>
        <select name="reason" defaultValue={refused?.typed['reason']} className={fieldClass('h-10 text-16')}>
          {returnReasons.map((name) => (
            <option key={name} value={name}>
              {t(`order.returnReason_${name}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1">
        <span className="text-13 text-ink-2">{t('order.returnComment')}</span>
        <textarea
          name="comment"
          rows={3}
          maxLength={textLimits.comment}
          defaultValue={refused?.typed['comment'] ?? ''}
          className={fieldClass('h-auto py-2')}
        />
      </label>
      <PhotoField
        number={number}
        kept={refused?.photos ?? []}
        problem={refused?.problem === 'photo' ? refused.message : null}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy}>
          {t('order.returnSend')}
        </Button>
        <Link to={to(`/cabinet/orders/${number}`)} className={buttonClass('quiet')}>
          {t('order.backToOrder')}
        </Link>
      </div>
    </Form>
  );
}

/** Form for a return: goods, quantities and reason (product U1). */
export default function ReturnPage() {
  const { t, to } = useWords();
  const loaded = useLoaderData<typeof loader>();
  const title = t('order.returnTitle', { number: loaded.number });
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <h1 className="pt-6 pb-4">{title}</h1>
      {loaded.lines.length > 0 ? (
        <>
          <p className="mb-4 max-w-[640px] text-ink-2">
            {t('order.returnText')}{' '}
            <Link to={to('/c/vozvrat-i-obmen')} className="underline">
              {t('order.returnTerms')}
            </Link>
          </p>
          <ReturnForm {...loaded} />
        </>
      ) : (
        <>
          <Note isProblem>{t('order.returnImpossible')}</Note>
          <Link to={to(`/cabinet/orders/${loaded.number}`)} className="text-copper-ink underline">
            {t('order.backToOrder')}
          </Link>
        </>
      )}
    </>
  );
}
