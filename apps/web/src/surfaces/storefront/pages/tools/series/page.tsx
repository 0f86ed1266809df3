import { formatQuantity } from '@farad/domain/quantities';
import { kitValuesMax } from '@farad/domain/series-kit';
import { translators } from '@farad/wording/server';
import { data, Form, Link, redirect, useActionData, useLoaderData } from 'react-router';

import { formText } from '#kit/form-text.ts';
import { inLocale, localeOfPath } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox, Field } from '#ui/field.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { Choice, ToolForm, ToolHead } from '../tool-form.tsx';
import { kitKinds, kitPackages, kitSeries, readSeriesForm, seriesForm } from './read-series-form.ts';
import type { Route } from './+types/page';

export async function loader(visit: Route.LoaderArgs) {
  const { searchParams, pathname } = visit.url;
  const form = seriesForm(searchParams);
  const nothing = { form, problem: null, kit: null };
  if (!searchParams.has('series')) return nothing;
  const read = readSeriesForm(form);
  if ('code' in read) return { ...nothing, problem: read };
  const { category, attribute, unit } = kitKinds[form.kind];
  const answer = orErrorPage(
    await apiOf(visit).partsForValues({
      body: {
        ...read,
        values: [...read.values],
        category,
        attribute,
        package: form.package,
        mayReplace: form.mayReplace,
      },
    }),
  );
  const locale = localeOfPath(pathname);
  const rows = answer.parts.map(({ asked, value, product, quantity, total }) => ({
    asked: formatQuantity(asked, unit, locale),
    instead: value === null || value === asked ? null : formatQuantity(value, unit, locale),
    part:
      product === null || quantity === null || total === null
        ? null
        : {
            id: product._id,
            seo: product.seo,
            mpn: product.mpn,
            brand: product.brand.name,
            unit: product.unit,
            quantity,
            total,
          },
  }));
  return { form, problem: null, kit: { rows, total: answer.total } };
}

const lineForm = /^([1-9]\d{0,9}):([1-9]\d{0,7})$/;

export async function action(visit: Route.ActionArgs) {
  const form = await visit.request.formData();
  const products = form.getAll('line').flatMap((line) => {
    const [, id, qty] = lineForm.exec(typeof line === 'string' ? line : '') ?? [];
    return id === undefined ? [] : [{ product_id: id, qty: Number(qty) }];
  });
  const locale = localeOfPath(visit.url.pathname);
  if (products.length === 0) return data({ reason: translators[locale]('tools.noPart') }, { status: 422 });
  const added = await apiOf(visit).addToBasket({ body: { products } });
  if (!added.ok) {
    const at = Number(/^products\.(\d+)\./.exec(added.error.field ?? '')?.[1] ?? -1);
    const named = formText(form, `name.${products[at]?.product_id ?? ''}`).slice(0, 80);
    return data({ reason: [named, added.error.message].filter((part) => part !== '').join(': ') }, { status: 422 });
  }
  return redirect(inLocale(locale, '/basket'), 303);
}

type Kit = NonNullable<Awaited<ReturnType<typeof loader>>['kit']>;

function KitRow({ row }: { row: Kit['rows'][number] }) {
  const { t, to, pieces, money } = useWords();
  const { part } = row;
  return (
    <tr className="border-t border-line align-baseline">
      <th scope="row" className="num py-2 pr-4 text-left font-semibold whitespace-nowrap">
        {row.instead ?? row.asked}
        {row.instead !== null && (
          <span className="block font-sans text-12 font-normal text-warn">
            {t('tools.replaced', { asked: row.asked })}
          </span>
        )}
      </th>
      {part === null ? (
        <td colSpan={3} className="py-2 text-ink-3">
          {t('tools.noPart')}
        </td>
      ) : (
        <>
          <td className="py-2 pr-4 wrap-anywhere">
            <Link to={to(`/product/${part.seo}`)} className="num">
              {part.mpn}
            </Link>{' '}
            <span className="text-ink-2">{part.brand}</span>
          </td>
          <td className="num py-2 pr-4 text-right whitespace-nowrap">{pieces(part.quantity, part.unit)}</td>
          <td className="num py-2 text-right whitespace-nowrap">{money(kopecksOf(part.total))}</td>
        </>
      )}
    </tr>
  );
}

function KitTable({ kit }: { kit: Kit }) {
  const { t, money } = useWords();
  const refused = useActionData<typeof action>();
  const found = kit.rows.flatMap(({ part }) => (part === null ? [] : [part]));
  return (
    <section className="mt-6 max-w-[880px]" aria-label={t('tools.parts')}>
      <p role="status" className="text-ink-2">
        {t('tools.kitFound', { count: found.length, of: kit.rows.length })}
      </p>
      {refused && (
        <p role="alert" className="mt-3 border-l-2 border-error bg-error-wash px-3 py-1.5 wrap-anywhere text-error">
          {t('tools.notAdded', { reason: refused.reason })}
        </p>
      )}
      <table className="mt-3 w-full border-b border-line">
        <thead>
          <tr className="text-13 text-ink-2">
            <th scope="col" className="py-1.5 pr-4 text-left font-normal">
              {t('tools.value')}
            </th>
            <th scope="col" className="py-1.5 pr-4 text-left font-normal">
              {t('tools.part')}
            </th>
            <th scope="col" className="py-1.5 pr-4 text-right font-normal">
              {t('tools.quantity')}
            </th>
            <th scope="col" className="py-1.5 text-right font-normal">
              {t('tools.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {kit.rows.map((row) => (
            <KitRow key={row.asked} row={row} />
          ))}
        </tbody>
      </table>
      {found.length > 0 && (
        <Form method="post" className="mt-4 flex flex-wrap items-center justify-between gap-4">
          {found.map((part) => (
            <input key={part.id} type="hidden" name="line" value={`${part.id}:${part.quantity}`} />
          ))}
          {found.map((part) => (
            <input key={part.id} type="hidden" name={`name.${part.id}`} value={part.mpn} />
          ))}
          <p className="text-16">
            {t('tools.kitTotal')}: <b className="num">{money(kopecksOf(kit.total))}</b>
          </p>
          <Button type="submit" size="large">
            {t('tools.addKit')}
          </Button>
        </Form>
      )}
    </section>
  );
}

/** Page that adds a kit to the basket: one part for each value of a series, all in one package (product C16). */
export default function SeriesPage() {
  const { t } = useWords();
  const { form, problem, kit } = useLoaderData<typeof loader>();
  const wrong = problem?.code === 'bad_number' ? problem.field : null;
  const errorOf = (field: typeof wrong) => (wrong === field ? t('tools.badNumber') : undefined);
  return (
    <>
      <PageHead title={t('tools.seriesTitle')} description={t('tools.seriesLead')} />
      <ToolHead title={t('tools.seriesTitle')} lead={t('tools.seriesLead')} />
      <ToolForm label={t('tools.seriesTitle')} submit={t('tools.build')}>
        <Choice
          label={t('tools.seriesKind')}
          name="kind"
          value={form.kind}
          options={[
            { value: 'resistors', title: t('tools.seriesKind_resistors') },
            { value: 'leaded', title: t('tools.seriesKind_leaded') },
            { value: 'capacitors', title: t('tools.seriesKind_capacitors') },
          ]}
        />
        <Choice
          label={t('tools.series')}
          name="series"
          value={form.series}
          options={kitSeries.map((name) => ({ value: name, title: name }))}
        />
        <Field
          label={t('tools.from')}
          name="from"
          defaultValue={form.from}
          error={errorOf('from')}
          autoComplete="off"
        />
        <Field label={t('tools.to')} name="to" defaultValue={form.to} error={errorOf('to')} autoComplete="off" />
        <Choice
          label={t('tools.package')}
          name="package"
          value={form.package}
          options={[
            { value: '', title: t('tools.anyPackage') },
            ...kitPackages.map((name) => ({ value: name, title: name })),
          ]}
        />
        <Field
          label={t('tools.tolerance')}
          name="tolerance"
          defaultValue={form.tolerance}
          error={errorOf('tolerance')}
          inputMode="decimal"
          autoComplete="off"
        />
        <Field
          label={t('tools.pieces')}
          name="pieces"
          defaultValue={form.pieces}
          error={errorOf('pieces')}
          inputMode="numeric"
          autoComplete="off"
        />
        <Checkbox name="replace" value="1" defaultChecked={form.mayReplace} className="min-h-10 text-13">
          {t('tools.mayReplace')}
        </Checkbox>
      </ToolForm>
      {problem?.code === 'too_many' && (
        <p role="alert" className="mt-4 text-error">
          {t('tools.tooManyValues', { count: problem.count, max: kitValuesMax })}
        </p>
      )}
      {problem?.code === 'no_values' && (
        <p role="alert" className="mt-4 text-error">
          {t('tools.noValues', { series: form.series })}
        </p>
      )}
      {kit && <KitTable kit={kit} />}
    </>
  );
}
