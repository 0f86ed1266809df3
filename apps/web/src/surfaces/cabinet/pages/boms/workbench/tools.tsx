import type { WireBom } from '@farad/contract/shop/boms/boms';
import { boardNameLengthMax, bomCommentLengthMax, bomNameLengthMax, tagsLengthMax } from '@farad/domain/bom';
import { Form, Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { opensSignIn, useFrame } from '#shell/frame.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Field, fieldClass } from '#ui/field.tsx';
import { DropZone } from '../upload-form.tsx';
import { Sheet, SheetButton } from './sheet.tsx';
import { keysId } from './rows/use-row-keys.ts';

/** Links that download the list as a file. They are plain links, because the router opens pages only. */
function Output({ bom, apiBase }: { bom: WireBom; apiBase: string }) {
  const { t, locale } = useWords();
  const of = (query: string): string =>
    `${apiBase}/boms/${bom._id}/${query}${query.includes('?') ? '&' : '?'}locale=${locale}`;
  const files = [
    [of('export?format=xlsx'), t('boms.exportOwn', { format: 'XLSX' })],
    [of('export?format=csv'), t('boms.exportOwn', { format: 'CSV' })],
    [of('export?format=xlsx&columns=packing'), t('boms.exportPacking', { format: 'XLSX' })],
    [of('export?format=csv&columns=packing'), t('boms.exportPacking', { format: 'CSV' })],
    [of('export?format=csv&columns=part-db'), t('boms.exportPartDb')],
    [of('export?format=csv&columns=inventree'), t('boms.exportInvenTree')],
    [of('labels'), t('boms.labels')],
  ] as const;
  return (
    <Sheet id="bom-output" title={t('boms.output')}>
      <ul className="grid gap-2">
        {files.map(([address, title]) => (
          <li key={address}>
            <a href={address} className="text-copper-ink underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
      <Button kind="quiet" className="only-scripted mt-4" onClick={() => window.print()}>
        {t('boms.print')}
      </Button>
    </Sheet>
  );
}

function Share({ bom, siteUrl }: { bom: WireBom; siteUrl: string }) {
  const { t, to, date } = useWords();
  const { share } = bom;
  const link = share === null ? '' : siteUrl + to(`/boms/${share.token}`);
  return (
    <Sheet id="bom-share" title={t('boms.share')}>
      <p className="mb-3 text-ink-2">{t('boms.shareHint')}</p>
      {share !== null && (
        <div className="mb-3">
          <div className="flex items-center gap-1">
            <input
              readOnly
              value={link}
              aria-label={t('boms.shareLink')}
              onFocus={(event) => event.currentTarget.select()}
              className={fieldClass('w-full font-mono text-13')}
            />
            <CopyButton text={link} label={t('boms.copyLink')} copiedLabel={t('boms.copied')} />
          </div>
          <p className="mt-1 text-13 text-ink-2">
            {t(share.hasPrices ? 'boms.shareHasPrices' : 'boms.shareNoPrices')},{' '}
            {t('boms.shareUntil', { date: date(share.expiresAt) })}
          </p>
        </div>
      )}
      <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
        <input type="hidden" name="intent" value="share" />
        <Button type="submit" name="share" value="prices" kind="quiet">
          {t('boms.shareWithPrices')}
        </Button>
        <Button type="submit" name="share" value="bare" kind="quiet">
          {t('boms.shareWithout')}
        </Button>
        {share !== null && (
          <Button type="submit" name="share" value="stop" kind="bare">
            {t('boms.shareStop')}
          </Button>
        )}
      </Form>
    </Sheet>
  );
}

function Settings({ bom, base }: { bom: WireBom; base: string }) {
  const { t, to, date } = useWords();
  const action = base;
  return (
    <Sheet id="bom-settings" title={t('boms.settings')}>
      <Form method="post" preventScrollReset className="grid gap-3">
        <input type="hidden" name="intent" value="set" />
        <input type="hidden" name="part" value="name" />
        <Field
          label={t('boms.nameLabel')}
          name="name"
          defaultValue={bom.settings.name}
          required
          maxLength={bomNameLengthMax}
        />
        <Field
          label={t('boms.tagsLabel')}
          name="tags"
          defaultValue={bom.settings.tags.join(', ')}
          maxLength={tagsLengthMax}
        />
        {bom.boards.map(({ board, name }) => (
          <Field
            key={board}
            label={`${t('boms.boardName')} ${board + 1}`}
            name={`name.${board}`}
            defaultValue={name}
            required
            maxLength={boardNameLengthMax}
          />
        ))}
        {bom.boards.map(({ board }) => (
          <input key={board} type="hidden" name="board" value={board} />
        ))}
        <Button type="submit" className="justify-self-start">
          {t('boms.save')}
        </Button>
      </Form>
      <h3 className="mt-5 mb-2 font-semibold">{t('boms.revisions')}</h3>
      <ul className="grid gap-4">
        {bom.boards.map(({ board, name, revisions }) => (
          <li key={board}>
            <p className="font-medium">{name}</p>
            <ul className="mb-2 text-13 text-ink-2">
              {revisions.map(({ revision, fileName, lines, at }) => (
                <li key={revision} className="wrap-anywhere">
                  {[t('boms.revisionOf', { revision }), fileName, t('boms.lines', { count: lines }), date(at)]
                    .filter(Boolean)
                    .join(' · ')}
                </li>
              ))}
            </ul>
            <DropZone
              isSmall
              title={t('boms.newRevision')}
              hint={t('boms.newRevisionHint')}
              action={action}
              destination={{ board: String(board) }}
            />
          </li>
        ))}
        <li>
          <DropZone isSmall title={t('boms.addBoard')} hint={t('boms.addBoardHint')} action={action} />
        </li>
      </ul>
      <Form method="post" action={to('/cabinet/boms')} className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4">
        <input type="hidden" name="bom" value={bom._id} />
        <input type="hidden" name="name" value={bom.settings.name} />
        <Button type="submit" name="intent" value="copy" kind="quiet">
          {t('boms.copyList')}
        </Button>
        <Button type="submit" name="intent" value="delete" kind="quiet">
          {t('boms.deleteList')}
        </Button>
      </Form>
    </Sheet>
  );
}

function Request({ asked }: { asked: number }) {
  const { t, to } = useWords();
  const frame = useFrame();
  return (
    <Sheet id="bom-request" title={t('boms.request')}>
      <p className="mb-3 text-ink-2">{t('boms.requestHint')}</p>
      <p className="mb-3 font-semibold">
        {asked === 0 ? t('boms.requestNothing') : t('boms.requestRows', { count: asked })}
      </p>
      {asked === 0 ? null : frame?.user ? (
        <Form method="post" preventScrollReset className="grid gap-3">
          <input type="hidden" name="intent" value="request" />
          <label className="grid gap-1">
            <span className="text-13 text-ink-2">{t('boms.requestComment')}</span>
            <textarea name="comment" rows={3} maxLength={bomCommentLengthMax} className={fieldClass('!h-auto py-2')} />
          </label>
          <Button type="submit" className="justify-self-start">
            {t('boms.requestSend')}
          </Button>
        </Form>
      ) : (
        <p>
          {t('boms.signInToAsk')}{' '}
          <Link to={to('/sign-in')} {...opensSignIn(frame)} className="text-copper-ink underline">
            {t('shell.signIn')}
          </Link>
        </p>
      )}
    </Sheet>
  );
}

const keys = [
  ['j ↓', 'keyNext'],
  ['k ↑', 'keyPrevious'],
  ['n', 'keyNextOpen'],
  ['Enter', 'keyOpen'],
  ['y', 'keyTake'],
  ['x', 'keyExclude'],
  ['␣', 'keyTick'],
  ['/', 'keyFilter'],
  ['?', 'keyHelp'],
  ['Esc', 'keyClose'],
] as const;

function Keys() {
  const { t } = useWords();
  return (
    <Sheet id={keysId} title={t('boms.keys')}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
        {keys.map(([key, title]) => (
          <div key={key} className="contents">
            <dt className="num font-semibold">{key}</dt>
            <dd>{t(`boms.${title}`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

/** Buttons and menus that act on the whole list. */
export function Tools({
  bom,
  base,
  apiBase,
  siteUrl,
}: {
  bom: WireBom;
  base: string;
  apiBase: string;
  siteUrl: string;
}) {
  const { t } = useWords();
  const { notFound, notSold, undecided } = bom.totals.notOrdered;
  const isMissing = notFound + notSold + undecided > 0;
  return (
    <div className="no-print mb-3 flex flex-wrap items-center gap-2">
      <SheetButton id="bom-output">{t('boms.output')}</SheetButton>
      <SheetButton id="bom-share">{t('boms.share')}</SheetButton>
      <SheetButton id="bom-settings">{t('boms.settings')}</SheetButton>
      <SheetButton id="bom-request">{t('boms.request')}</SheetButton>
      {isMissing && (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="rematch" kind="quiet" size="small" title={t('boms.rematchHint')}>
            {t('boms.rematch')}
          </Button>
        </Form>
      )}
      <button
        type="button"
        popoverTarget={keysId}
        aria-label={t('boms.keys')}
        title={t('boms.keys')}
        className={buttonClass('bare', 'small', 'only-scripted num max-lg:hidden')}
      >
        ?
      </button>
      <Output bom={bom} apiBase={apiBase} />
      <Share bom={bom} siteUrl={siteUrl} />
      <Settings bom={bom} base={base} />
      <Request asked={bom.totals.asked} />
      <Keys />
    </div>
  );
}
