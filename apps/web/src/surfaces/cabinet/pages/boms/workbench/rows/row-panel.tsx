import {
  bomSearchLengthMax,
  designatorsLengthMax,
  lineDescriptionLengthMax,
  lineFieldLengthMax,
} from '@farad/domain/bom';
import { typedNumberLengthMax } from '@farad/domain/quantities';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Form } from 'react-router';

import { fetchJson } from '#kit/ask-json.ts';
import { formText } from '#kit/form-text.ts';
import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox, fieldClass } from '#ui/field.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import { PartFacts } from './row-cells.tsx';
import type { RowRoom } from './row-room.ts';
import { rowActions, type RowPanelView, type ShownAlternative, type ShownRow } from './shown-row.ts';
import { rowTitle, type RowFields } from './use-row-changes.ts';

/** Hidden fields that name the row in a form. Without JavaScript, the page's action needs them. */
function RowMarks({ row }: { row: ShownRow }) {
  return (
    <>
      <input type="hidden" name="intent" value="row" />
      <input type="hidden" name="row" value={row.row} />
    </>
  );
}

function Alternative({ one, row, room }: { one: ShownAlternative; row: ShownRow; room: RowRoom }) {
  const { t, money, count } = useWords();
  const { product, quantities } = one;
  const isChosen = row.product?.id === product.id;
  const choose = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void room.change(
      row,
      { product_id: product.id },
      {
        product,
        quantities,
        suggestion: null,
        status: 'exact',
        reason: 'chosen',
        rules: [],
        differences: [],
        assumed: [],
        unknownNumber: null,
        missing: null,
        near: 0,
        flags: [],
      },
    );
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-b border-line py-2.5 md:grid-cols-[minmax(0,1fr)_150px_130px_110px]">
      <div className="max-md:col-span-2">
        <PartFacts part={product} price={quantities.unitPrice} />
      </div>
      <p className="text-13">
        <span className="text-ink-2">{t(`boms.reason_${one.reason}`)}</span>
        {one.verdict !== null && (
          <b className={`block font-medium ${one.verdict === 'drop_in' ? 'text-stock' : 'text-ink'}`}>
            {t(`boms.verdict_${one.verdict}`)}
          </b>
        )}
        {one.isOtherPackage && (
          <b className="block font-medium text-warn">{t('boms.otherPackage', { package: product.package ?? '—' })}</b>
        )}
      </p>
      <p className="num text-right">
        {quantities.total === null ? '—' : <b>{money(kopecksOf(quantities.total))}</b>}
        <span className="block text-12 text-ink-2">× {count(quantities.order)}</span>
      </p>
      <Form method="post" preventScrollReset onSubmit={choose} className="justify-self-end max-md:col-span-2">
        <RowMarks row={row} />
        <input type="hidden" name="product_id" value={product.id} />
        <Button
          type="submit"
          kind={isChosen ? 'quiet' : 'primary'}
          size="small"
          aria-pressed={isChosen}
          aria-label={isChosen ? undefined : t('boms.choosePartOf', { mpn: product.mpn })}
        >
          {t(isChosen ? 'boms.chosen' : 'boms.choose')}
        </Button>
      </Form>
    </li>
  );
}

/** Products to choose from: alternatives for the row, or search results. */
function Options({
  row,
  view,
  room,
  address,
}: {
  row: ShownRow;
  view: RowPanelView | null;
  room: RowRoom;
  address: string;
}) {
  const { t } = useWords();
  const [found, setFound] = useState<RowPanelView | null>(null);
  const asking = useRef<AbortController>(null);
  const shown = found ?? view;
  const search = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = formText(new FormData(event.currentTarget), 'find');
    asking.current?.abort();
    asking.current = new AbortController();
    const ask = fetchJson<RowPanelView>(`${address}?text=${encodeURIComponent(text)}`, asking.current.signal);
    void ask.then((answer) => answer && setFound(answer));
  };
  return (
    <div>
      <h3 className="mb-2 font-semibold">{t('boms.panelAlternatives')}</h3>
      <Form method="get" preventScrollReset role="search" onSubmit={search} className="flex gap-2">
        <input type="hidden" name="row" value={row.row} />
        <input
          name="find"
          defaultValue={view?.text || row.asked.words || (row.asked.mpn ?? '')}
          aria-label={t('boms.panelSearch')}
          placeholder={t('boms.panelSearch')}
          autoComplete="off"
          spellCheck={false}
          maxLength={bomSearchLengthMax}
          className={fieldClass('flex-1')}
        />
        <Button type="submit" kind="quiet">
          {t('boms.find')}
        </Button>
      </Form>
      <div aria-live="polite">
        {shown === null && <p className="py-3 text-13 text-ink-2">{t('boms.loadingRows')}</p>}
        {shown?.alternatives.length === 0 && <p className="py-3 text-13 text-ink-2">{t('boms.panelNone')}</p>}
        {shown !== null && shown.alternatives.length > 0 && (
          <ul className="lg:max-h-[420px] lg:overflow-y-auto">
            {shown.alternatives.map((one) => (
              <Alternative key={one.product.id} one={one} row={row} room={room} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Other actions on a row. */
function RowActions({ row, room }: { row: ShownRow; room: RowRoom }) {
  const { t } = useWords();
  const press = (fields: RowFields, guess: Partial<ShownRow> = {}) => void room.change(row, fields, guess);
  return (
    <div className="flex flex-wrap gap-2">
      {rowActions.map((action) => (
        <Form
          key={action}
          method="post"
          preventScrollReset
          onSubmit={(event) => {
            event.preventDefault();
            press({ action }, action === 'exclude' ? { action, status: 'excluded' } : { action });
          }}
        >
          <RowMarks row={row} />
          <Button
            type="submit"
            name="action"
            value={action}
            kind="quiet"
            size="small"
            aria-pressed={row.action === action}
            className="aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper !h-auto min-h-7 !whitespace-normal"
          >
            {t(`boms.action_${action}`)}
          </Button>
        </Form>
      ))}
      {row.product !== null && (
        <Form
          method="post"
          preventScrollReset
          onSubmit={(event) => {
            event.preventDefault();
            press({ product_id: '' }, { product: null });
          }}
        >
          <RowMarks row={row} />
          <input type="hidden" name="product_id" value="" />
          <Button type="submit" kind="bare" size="small">
            {t('boms.unchoose')}
          </Button>
        </Form>
      )}
    </div>
  );
}

const edited = ['designators', 'mpn', 'maker', 'value', 'package', 'description', 'note'] as const;

/** Maximum length of the fields whose texts may be longer than `lineFieldLengthMax`. */
const longer: Readonly<Partial<Record<(typeof edited)[number], number>>> = {
  designators: designatorsLengthMax,
  description: lineDescriptionLengthMax,
};

/** Form to correct the text of a line. After saving, the server matches the line again. */
function EditForm({ row, room }: { row: ShownRow; room: RowRoom }) {
  const { t } = useWords();
  const id = useId();
  const was = { ...row.asked, designators: row.designators };
  // Send changed fields only. The designators field shows a shortened text, which must not be saved.
  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const fields = [...form].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const changed = fields.filter(([name, value]) => !(name in was) || value !== (was[name as keyof typeof was] ?? ''));
    void room.change(row, Object.fromEntries(changed));
  };
  return (
    <Form method="post" preventScrollReset onSubmit={save} className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
      <RowMarks row={row} />
      {edited.map((name) => (
        <label
          key={name}
          className={`grid gap-0.5 ${name === 'designators' || name === 'description' ? 'sm:col-span-2' : ''}`}
        >
          <span className="text-12 text-ink-2">{t(`boms.field_${name}`)}</span>
          <input
            name={name}
            defaultValue={was[name] ?? ''}
            maxLength={longer[name] ?? lineFieldLengthMax}
            autoComplete="off"
            spellCheck={false}
            className={fieldClass()}
          />
        </label>
      ))}
      <label className="grid gap-0.5">
        <span className="text-12 text-ink-2">{t('boms.quantityPerBoard')}</span>
        <input
          name="quantity"
          defaultValue={row.quantities.perBoard}
          inputMode="numeric"
          autoComplete="off"
          maxLength={typedNumberLengthMax}
          className={fieldClass('font-mono')}
        />
      </label>
      <div className="self-end">
        <input type="hidden" name="hasDnp" value="1" />
        <Checkbox name="isDnp" value="1" defaultChecked={row.isDnp} id={id}>
          {t('boms.field_dnp')}
        </Checkbox>
      </div>
      <Button type="submit" className="justify-self-start sm:col-span-2">
        {t('boms.saveAndFind')}
      </Button>
    </Form>
  );
}

/** Panel below a row: alternatives, actions, and the form to correct the line. */
export function RowPanel({ row, view, room }: { row: ShownRow; view: RowPanelView | null; room: RowRoom }) {
  const { t } = useWords();
  const panel = useRef<HTMLElement>(null);
  const title = t('boms.panelTitle', { row: rowTitle(row) });
  const { isAlive } = room;
  useEffect(() => {
    if (isAlive) panel.current?.querySelector<HTMLElement>('input[name="find"]')?.focus({ preventScroll: true });
  }, [isAlive]);
  return (
    <section ref={panel} aria-label={title} className="grid gap-x-8 gap-y-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Options key={row.row} row={row} view={view} room={room} address={room.panelResource(row.row)} />
      <div className="grid content-start gap-4">
        <div>
          <h3 className="mb-2 font-semibold">{t('boms.colActions')}</h3>
          <RowActions row={row} room={room} />
        </div>
        <details open={row.status === 'error'}>
          <summary className="font-semibold text-copper-ink">{t('boms.editRow')}</summary>
          <div className="mt-2">
            <EditForm
              key={JSON.stringify([row.asked, row.designators, row.quantities.perBoard])}
              row={row}
              room={room}
            />
          </div>
        </details>
      </div>
    </section>
  );
}
