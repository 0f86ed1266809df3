import type { WireBomListItem } from '@farad/contract/shop/boms/boms';
import { bomStatuses, bomNameLengthMax } from '@farad/domain/bom';
import type { ReactNode } from 'react';
import { data, Form, Link, redirect, useActionData, useLoaderData } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { opensSignIn, useFrame } from '#shell/frame.ts';
import { PageHead } from '#shell/page/page-head.tsx';
import { Button } from '#ui/button.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import { apiOf, appContext, orErrorPage, type Visit } from '#server/visit.server.ts';
import { CabinetPage } from '#surfaces/cabinet/cabinet-page.tsx';
import { Note } from '#surfaces/cabinet/note.tsx';
import { readForm } from './read-form.server.ts';
import { StatusSign } from './status.tsx';
import { upload } from './upload.server.ts';
import { UploadForms } from './upload-form.tsx';
import type { Route } from './+types/page';

export async function loader(visit: Route.LoaderArgs) {
  const { boms, most } = orErrorPage(await apiOf(visit).boms());
  return { boms, most, apiBase: visit.context.get(appContext).apiBase };
}

type Outcome =
  | { readonly kind: 'problem'; readonly text: string }
  | { readonly kind: 'deleted'; readonly id: string; readonly name: string }
  | { readonly kind: 'restored' };

const problem = (text: string, status: number) => data<Outcome>({ kind: 'problem', text }, { status });

async function changeList(visit: Visit, form: FormData) {
  const api = apiOf(visit);
  const [intent, bomId] = [formText(form, 'intent'), formText(form, 'bom')];
  if (intent === 'copy') {
    const copied = await api.copyBom({ bomId, body: {} });
    return copied.ok ? redirect(visit.url.pathname) : problem(copied.error.message, copied.status);
  }
  const outcome =
    intent === 'restore' ? await api.restoreBom({ bomId, body: {} }) : await api.removeBom({ bomId, body: {} });
  if (!outcome.ok) return problem(outcome.error.message, outcome.status);
  if (intent === 'restore') return data<Outcome>({ kind: 'restored' });
  return data<Outcome>({ kind: 'deleted', id: bomId, name: formText(form, 'name').slice(0, bomNameLengthMax) });
}

export async function action(visit: Route.ActionArgs) {
  const form = await readForm(visit);
  if (form === null) return problem('', 400);
  if (formText(form, 'intent') !== 'upload') return changeList(visit, form);
  const uploaded = await upload(visit, form, null);
  if (!uploaded.ok) return problem(uploaded.problem, uploaded.status);
  return redirect(inLocale(localeOfPath(visit.url.pathname), `/cabinet/boms/${uploaded.id}`));
}

function ListButton({ list, intent }: { list: Pick<WireBomListItem, '_id' | 'name'>; intent: 'copy' | 'delete' }) {
  const { t } = useWords();
  const words = {
    copy: [t('boms.copyList'), t('boms.copyOf', { name: list.name })],
    delete: [t('boms.deleteList'), t('boms.deleteOf', { name: list.name })],
  } as const;
  const [title, label] = words[intent];
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="bom" value={list._id} />
      <input type="hidden" name="name" value={list.name} />
      <Button type="submit" name="intent" value={intent} kind="quiet" size="small" aria-label={label}>
        {title}
      </Button>
    </Form>
  );
}

function Counts({ list }: { list: WireBomListItem }) {
  const { t, count } = useWords();
  if (list.state === 'mapping' || list.state === 'refused') {
    return <span className="text-warn">{t(`boms.state_${list.state}`)}</span>;
  }
  if (list.state !== 'ready') return <span className="text-ink-2">{t(`boms.${list.state}`)}…</span>;
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-0.5">
      {bomStatuses
        .filter((status) => list.counts[status] > 0)
        .map((status) => (
          <li key={status} title={t(`boms.status_${status}`)} className="inline-flex items-center gap-1">
            <StatusSign status={status} />
            <span className="num">{count(list.counts[status])}</span>
            <span className="sr-only">{t(`boms.status_${status}`)}</span>
          </li>
        ))}
    </ul>
  );
}

function ListRow({ list }: { list: WireBomListItem }) {
  const { t, to, money, date } = useWords();
  const isList = list.state !== 'refused';
  return (
    <tr className="border-b border-line align-top max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:py-3">
      <td className="py-2.5 pr-3 max-md:col-span-2 max-md:p-0">
        <Link to={to(`/cabinet/boms/${list._id}`)} className="text-14 font-semibold wrap-anywhere">
          {list.name}
        </Link>
        <p className="flex flex-wrap gap-x-2 text-13 text-ink-2">
          {isList && <span>{t('boms.lines', { count: list.lines })}</span>}
          {(isList ? list.boards : []).map((board, at) => (
            <span key={`${at} ${board.name}`} className="wrap-anywhere">
              · {board.name} × {board.count}
            </span>
          ))}
          {list.isShared && <span>· {t('boms.isShared')}</span>}
          {list.tags.map((tag) => (
            <span key={tag} className="border border-line-2 px-1.5 text-12 leading-5">
              {tag}
            </span>
          ))}
        </p>
        {list.worseLines > 0 && (
          <p className="text-13 text-warn" title={t('boms.worseHint')}>
            {t('boms.worse', { count: list.worseLines })}
          </p>
        )}
      </td>
      <td className="py-2.5 pr-3 text-13 max-md:col-span-2 max-md:px-0 max-md:py-1">
        <Counts list={list} />
      </td>
      <td className="num py-2.5 pr-3 text-right font-semibold max-md:p-0 max-md:text-left">
        {list.total === null || !isList ? '' : money(kopecksOf(list.total))}
      </td>
      <td className="py-2.5 pr-3 text-13 text-ink-2 max-md:p-0">{date(list.changedAt)}</td>
      <td className="py-2 text-right max-md:col-span-2 max-md:px-0">
        <span className="inline-flex gap-2">
          {isList && <ListButton list={list} intent="copy" />}
          <ListButton list={list} intent="delete" />
        </span>
      </td>
    </tr>
  );
}

function Lists({ boms, most }: { boms: readonly WireBomListItem[]; most: number }) {
  const { t } = useWords();
  if (boms.length === 0) {
    return (
      <div className="mt-8 border border-dashed border-line-2 px-6 py-8 text-center">
        <p className="text-16 font-semibold">{t('boms.empty')}</p>
        <p className="mt-1 text-ink-2">{t('boms.emptyHint')}</p>
      </div>
    );
  }
  const head = 'py-2 pr-3 font-medium';
  return (
    <>
      <table className="mt-8 w-full border-collapse max-md:block">
        <caption className="sr-only">{t('bomPages.myLists')}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-line-2 text-left text-12 text-ink-2">
            <th className={head}>{t('boms.listName')}</th>
            <th className={head}>{t('boms.listLines')}</th>
            <th className={`${head} text-right`}>{t('boms.listTotal')}</th>
            <th className={head}>{t('boms.listChanged')}</th>
            <th>
              <span className="sr-only">{t('boms.colActions')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {boms.map((list) => (
            <ListRow key={list._id} list={list} />
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-13 text-ink-2">{t('boms.mostLists', { most })}</p>
    </>
  );
}

function Said({ outcome }: { outcome: Outcome }) {
  const { t } = useWords();
  if (outcome.kind === 'problem') return <Note isProblem>{outcome.text || t('boms.noFile')}</Note>;
  if (outcome.kind === 'restored') return <Note>{t('boms.restored')}</Note>;
  return (
    <Form
      method="post"
      preventScrollReset
      className="mb-4 flex flex-wrap items-center gap-3 border border-line-2 bg-raised px-3 py-2"
    >
      <input type="hidden" name="bom" value={outcome.id} />
      <p role="status" className="wrap-anywhere">
        {t('boms.deleted', { name: outcome.name })}
      </p>
      <Button type="submit" name="intent" value="restore" kind="quiet" size="small">
        {t('boms.undo')}
      </Button>
    </Form>
  );
}

/**
 * Frame of the page. A signed-in customer gets the cabinet's frame; a guest gets a plain one that tells how long lists
 * are stored.
 */
function Room({ children }: { children: ReactNode }) {
  const { t, to } = useWords();
  const frame = useFrame();
  const title = t('boms.title');
  if (frame?.user) {
    return (
      <CabinetPage title={title} user={{ phone: frame.user.phone, email: frame.user.email }}>
        {children}
      </CabinetPage>
    );
  }
  return (
    <div className="mx-auto max-w-[1100px] pt-6">
      <PageHead title={title} isIndexed={false} />
      <h1 className="pb-2">{title}</h1>
      <p className="pb-4 text-ink-2">
        {t('boms.guestKept')}{' '}
        <Link
          to={to(`/sign-in?back=${encodeURIComponent(to('/cabinet/boms'))}`)}
          {...opensSignIn(frame)}
          className="text-copper-ink underline"
        >
          {t('boms.signInToKeep')}
        </Link>
      </p>
      {children}
    </div>
  );
}

/** Page with the visitor's parts lists, and upload forms. */
export default function BomsPage() {
  const { t, to } = useWords();
  const { boms, most, apiBase } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <Room>
      {outcome !== undefined && <Said outcome={outcome} />}
      <UploadForms apiBase={apiBase} />
      <p className="mt-4 flex flex-wrap gap-x-5 text-13">
        <Link to={to('/cabinet/boms/own-stock')} className="text-copper-ink underline">
          {t('boms.ownStock')}
        </Link>
        <Link to={to('/c/bom')} className="text-copper-ink underline">
          {t('boms.about')}
        </Link>
      </p>
      <Lists boms={boms} most={most} />
    </Room>
  );
}
