import { smdCodeMax, smdKinds, type SmdKind } from '@farad/domain/smd-code';
import { formatQuantity } from '@farad/domain/quantities';
import { Link, useLoaderData } from 'react-router';

import { localeOfPath } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { Field } from '#ui/field.tsx';
import { apiOf, orErrorPage } from '#server/visit.server.ts';
import { Choice, ToolForm, ToolHead } from '../tool-form.tsx';
import type { Route } from './+types/page';

const bodies = ['SOT-23', 'SOT-23-5', 'SOT-89', 'SOD-123', 'SOD-323', 'SMA', 'SMB', 'SMC'] as const;

const isKind = (text: string): text is SmdKind => smdKinds.some((kind) => kind === text);

export async function loader(visit: Route.LoaderArgs) {
  const { searchParams, pathname } = visit.url;
  const code = (searchParams.get('code') ?? '').trim();
  const body = bodies.find((name) => name === searchParams.get('package')) ?? '';
  const form = { code: code.slice(0, 60), package: body };
  if (code === '' || code.length > smdCodeMax) return { form, isTooLong: code !== '', found: null };
  const answer = orErrorPage(
    await apiOf(visit).smdCodes({
      query: { code, package: body },
    }),
  );
  const { resistor } = answer;
  const locale = localeOfPath(pathname);
  const found = {
    codes: answer.codes.flatMap(({ kind, product, ...rest }) =>
      isKind(kind)
        ? [
            {
              ...rest,
              kind,
              product: product && { seo: product.seo, mpn: product.mpn, brand: product.brand.name, qty: product.qty },
            },
          ]
        : [],
    ),
    resistor: resistor && {
      value: formatQuantity(resistor.ohms, 'ohm', locale),
      tolerance:
        resistor.tolerancePercent === null ? null : formatQuantity(resistor.tolerancePercent, 'percent', locale),
      notation: resistor.notation,
    },
  };
  return { form, isTooLong: false, found };
}

type Found = NonNullable<Awaited<ReturnType<typeof loader>>['found']>;

function FoundCodes({ found, code }: { found: Found; code: string }) {
  const { t, to, pieces } = useWords();
  const { codes, resistor } = found;
  if (codes.length === 0 && resistor === null) {
    return (
      <p role="status" className="mt-5 wrap-anywhere">
        {t('tools.smdNothing', { code })}
      </p>
    );
  }
  return (
    <div role="status" className="mt-5 max-w-[880px]">
      <ul className="border-b border-line">
        {codes.map((one) => (
          <li
            key={one.mpn + one.package}
            className="grid grid-cols-[72px_1fr] items-baseline gap-x-4 border-t border-line py-2 sm:grid-cols-[72px_96px_1fr_auto]"
          >
            <span className="num font-semibold">{one.code}</span>
            <span className="num text-ink-2">{one.package}</span>
            <span className="col-start-2 wrap-anywhere sm:col-start-auto">
              {one.product === null ? (
                <span className="num">{one.mpn}</span>
              ) : (
                <Link to={to(`/product/${one.product.seo}`)} className="num text-copper-ink underline">
                  {one.product.mpn}
                </Link>
              )}{' '}
              {one.product !== null && <span className="text-ink-2">{one.product.brand}, </span>}
              <span className="text-ink-2">{t(`tools.smdKind_${one.kind}`)}</span>
            </span>
            <span className="col-start-2 text-13 sm:col-start-auto sm:text-right">
              {one.product === null ? (
                <span className="text-ink-3">{t('tools.notInCatalogue')}</span>
              ) : one.product.qty > 0 ? (
                <span className="text-stock">{pieces(one.product.qty)}</span>
              ) : (
                <span className="text-ink-3">{t('tools.noPart')}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {resistor && (
        <p className="mt-4">
          {t('tools.smdResistor')}:{' '}
          <Link to={to(`/search?text=${encodeURIComponent(resistor.value)}`)} className="num font-semibold underline">
            {resistor.value}
            {resistor.tolerance !== null && ` ±${resistor.tolerance}`}
          </Link>{' '}
          <span className="text-ink-2">({t(`tools.smdNotation_${resistor.notation}`)})</span>
        </p>
      )}
    </div>
  );
}

/** Page that finds the parts with a given marking on a small package (product C16). */
export default function SmdPage() {
  const { t } = useWords();
  const { form, isTooLong, found } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('tools.smdTitle')} description={t('tools.smdLead')} isIndexed={form.code === ''} />
      <ToolHead title={t('tools.smdTitle')} lead={t('tools.smdLead')} />
      <ToolForm label={t('tools.smdTitle')} submit={t('tools.smdFind')}>
        <Field
          label={t('tools.smdCode')}
          name="code"
          defaultValue={form.code}
          error={isTooLong ? t('tools.smdTooLong', { max: smdCodeMax }) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder="1AM"
          className="num"
        />
        <Choice
          label={t('tools.package')}
          name="package"
          value={form.package}
          options={[
            { value: '', title: t('tools.anyPackage') },
            ...bodies.map((name) => ({ value: name, title: name })),
          ]}
        />
      </ToolForm>
      {found && <FoundCodes found={found} code={form.code} />}
    </>
  );
}
