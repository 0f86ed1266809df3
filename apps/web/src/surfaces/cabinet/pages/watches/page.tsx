import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyList } from '#ui/empty-list.tsx';
import { CabinetPage } from '#surfaces/cabinet/cabinet-page.tsx';
import { Note } from '#surfaces/cabinet/note.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import { changeWatch, type Changed, type NamedWatch } from './change-watch.server.ts';
import { loadWatches, type ShownWatch } from './load-watches.server.ts';
import type { Route } from './+types/page';

export async function loader(visit: Route.LoaderArgs) {
  const user = await requireSignIn(visit);
  return { user, watches: await loadWatches(visit) };
}

export async function action(visit: Route.ActionArgs) {
  await requireSignIn(visit);
  return changeWatch(visit);
}

function ChangeForm({
  watch,
  intent,
  title,
  label,
}: {
  watch: NamedWatch;
  intent: string;
  title: string;
  label?: string;
}) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" replace preventScrollReset>
      {(['product_id', 'kind', 'price', 'mpn'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={watch[name]} />
      ))}
      <Button
        type="submit"
        name="intent"
        value={intent}
        kind="quiet"
        size="small"
        disabled={isBusy}
        {...(label === undefined ? {} : { 'aria-label': label })}
      >
        {title}
      </Button>
    </Form>
  );
}

function Said({ changed: { watch, isStopped, problem } }: { changed: Changed }) {
  const { t } = useWords();
  if (problem !== null) return <Note isProblem>{problem}</Note>;
  if (!isStopped) return <Note>{t('cabinet.watchesRestored', { mpn: watch.mpn })}</Note>;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 border border-line-2 bg-raised px-3 py-2">
      <p role="status">{t('cabinet.watchesStopped', { mpn: watch.mpn })}</p>
      <ChangeForm watch={watch} intent="restore" title={t('lists.undo')} />
    </div>
  );
}

function Now({ watch: { product, priceNowTitle } }: { watch: ShownWatch }) {
  const { t, pieces } = useWords();
  if (product === null) return null;
  return (
    <>
      {priceNowTitle !== null && (
        <span className="num block">{t('cabinet.watchesPriceNow', { price: priceNowTitle })}</span>
      )}
      {product.available > 0 ? (
        <span className="num text-13 text-stock">{pieces(product.available, product.unit)}</span>
      ) : (
        <span className="text-13 text-ink-2">{t('cabinet.watchesNoStock')}</span>
      )}
    </>
  );
}

function Row({ watch }: { watch: ShownWatch }) {
  const { t, to, date } = useWords();
  const { product, kind, priceTitle } = watch;
  const mpn = product?.mpn ?? '';
  return (
    <tr className="border-b border-line align-top">
      <td className="py-2.5 pr-3">
        {product === null ? (
          <span className="text-ink-2">{t('cabinet.watchesGone')}</span>
        ) : (
          <>
            <Link
              to={to(`/product/${product.seo}`)}
              prefetch="intent"
              className="font-mono font-semibold wrap-anywhere"
            >
              {mpn}
            </Link>
            <span className="block text-13 text-ink-2 max-sm:hidden">{product.about}</span>
          </>
        )}
      </td>
      <td className="py-2.5 pr-3">
        {priceTitle === null ? t('cabinet.watchesForStock') : t('cabinet.watchesForPrice', { price: priceTitle })}
      </td>
      <td className="py-2.5 pr-3 text-ink-2 max-md:hidden">{date(watch.createdAt)}</td>
      <td className="py-2.5 pr-3">
        <Now watch={watch} />
      </td>
      <td className="py-2.5 text-right">
        <ChangeForm
          watch={{ product_id: watch.product_id, kind, price: watch.price, mpn }}
          intent="stop"
          title={t('cabinet.watchesStop')}
          label={t('cabinet.watchesStopOf', { mpn })}
        />
      </td>
    </tr>
  );
}

function WatchTable({ watches }: { watches: readonly ShownWatch[] }) {
  const { t } = useWords();
  const head = 'py-2 pr-3 font-medium';
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b border-line-2 text-left text-12 text-ink-2">
          <th className={head}>{t('cabinet.watchesProduct')}</th>
          <th className={head}>{t('cabinet.watchesFor')}</th>
          <th className={`${head} max-md:hidden`}>{t('cabinet.watchesSince')}</th>
          <th className={head}>{t('cabinet.watchesNow')}</th>
          <th>
            <span className="sr-only">{t('cabinet.watchesStop')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {watches.map((watch) => (
          <Row key={`${watch.product_id} ${watch.kind}`} watch={watch} />
        ))}
      </tbody>
    </table>
  );
}

/** Page with the customer's product watches (product C13). Each can be stopped and restored. */
export default function WatchesPage() {
  const { t, to } = useWords();
  const { user, watches } = useLoaderData<typeof loader>();
  const changed = useActionData<typeof action>();
  return (
    <CabinetPage title={t('cabinet.watches')} user={user}>
      {changed !== undefined && <Said changed={changed} />}
      {watches.length > 0 ? (
        <>
          <p className="mb-3 max-w-[640px] text-ink-2">{t('cabinet.watchesLead')}</p>
          <WatchTable watches={watches} />
        </>
      ) : (
        <EmptyList title={t('cabinet.watchesNone')} hint={t('cabinet.watchesNoneHint')}>
          <Link to={to('/catalog')} className={buttonClass('primary', 'large')}>
            {t('shell.catalogue')}
          </Link>
        </EmptyList>
      )}
    </CabinetPage>
  );
}
