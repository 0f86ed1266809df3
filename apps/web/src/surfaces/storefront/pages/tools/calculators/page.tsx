import { ledsMax } from '@farad/domain/calculators';
import { formatQuantity } from '@farad/domain/quantities';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { localeOfPath } from '../../../../../i18n/locale-path.ts';
import { useWords } from '../../../../../i18n/words.tsx';
import { PageHead } from '../../../../../shell/page-head.tsx';
import { Field } from '../../../../../ui/field.tsx';
import { kopecksOf } from '../../../../../ui/roubles.ts';
import { apiOf, type Visit } from '../../../../../visit.server.ts';
import { Results, ToolForm, ToolHead } from '../tool-form.tsx';
import { answerSeries, calculate, calculators } from './calculate.server.ts';

/** Resistors in stock that the answers are made of. */
async function partsOf(visit: Visit, resistors: readonly number[]) {
  if (resistors.length === 0) return [];
  const answer = await apiOf(visit).partsForValues({
    body: { category: 'chip-resistors', attribute: 'resistance', values: [...resistors], pieces: 1 },
  });
  if (!answer.ok) return [];
  const locale = localeOfPath(visit.url.pathname);
  return answer.value.parts.map(({ asked, product, total }) => ({
    value: formatQuantity(asked, 'ohm', locale),
    product: product && { seo: product.seo, mpn: product.mpn, brand: product.brand.name, package: product.package },
    total,
  }));
}

export async function loader(visit: LoaderFunctionArgs) {
  const { searchParams, pathname } = visit.url;
  const all = calculators.map((name) => calculate(name, searchParams, localeOfPath(pathname)));
  const parts = await partsOf(
    visit,
    all.flatMap(({ resistors }) => resistors),
  );
  return { all, parts, series: answerSeries, isAsked: searchParams.has('tool') };
}

type Loaded = Awaited<ReturnType<typeof loader>>;
type Calculation = Loaded['all'][number];

function Parts({ parts }: { parts: Loaded['parts'] }) {
  const { t, to, money } = useWords();
  return (
    <div className="mt-4 max-w-[640px]">
      <h3 className="text-14 text-ink-2">{t('tools.parts')}</h3>
      <ul className="border-b border-line">
        {parts.map(({ value, product, total }) => (
          <li key={value} className="flex flex-wrap items-baseline gap-x-4 border-t border-line py-2">
            <span className="num min-w-20 font-semibold">{value}</span>
            {product === null || total === null ? (
              <span className="text-ink-3">{t('tools.noPart')}</span>
            ) : (
              <>
                <Link to={to(`/product/${product.seo}`)} className="num text-copper-ink underline">
                  {product.mpn}
                </Link>
                <span className="text-ink-2">
                  {product.brand}, {product.package}
                </span>
                <span className="num ml-auto">{money(kopecksOf(total))}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Pairs({ pairs }: { pairs: Calculation['pairs'] }) {
  const { t } = useWords();
  return (
    <table className="mt-4 w-full max-w-[640px] border-b border-line" aria-label={t('tools.divider')}>
      <thead>
        <tr className="text-13 text-ink-2">
          {(['upper', 'lower', 'output', 'error'] as const).map((name) => (
            <th key={name} scope="col" className="py-1.5 text-right font-normal first:text-left">
              {t(`tools.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ upper, lower, output, error }) => (
          <tr key={`${upper} ${lower}`} className="num border-t border-line first:font-semibold">
            <td className="py-1.5">{upper}</td>
            <td className="py-1.5 text-right">{lower}</td>
            <td className="py-1.5 text-right">{output}</td>
            <td className="py-1.5 text-right">{error}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Words = ReturnType<typeof useWords>['t'];

/** Words of a box or a result; names are those of the rules. */
function titleOf(name: string, series: string, t: Words): string {
  const titles: Readonly<Record<string, string>> = {
    voltage: t('tools.voltage'),
    current: t('tools.current'),
    resistance: t('tools.resistance'),
    power: t('tools.power'),
    capacitance: t('tools.capacitance'),
    inductance: t('tools.inductance'),
    supply: t('tools.supply'),
    forward: t('tools.forward'),
    count: t('tools.ledCount'),
    input: t('tools.dividerInput'),
    output: t('tools.dividerOutput'),
    total: t('tools.dividerTotal'),
    timeConstant: t('tools.timeConstant'),
    cutOff: t('tools.cutOff'),
    resonance: t('tools.resonance'),
    impedance: t('tools.impedance'),
    exactResistor: t('tools.exactResistor'),
    nearest: t('tools.nearest', { series }),
    resistorPower: t('tools.resistorPower'),
  };
  return titles[name] ?? name;
}

function problemText({ name, problem, boxes }: Calculation, t: Words): string | null {
  if (problem === 'two_are_needed') return t('tools.ohmTwo');
  if (problem !== 'impossible') return null;
  if (name === 'divider') return t('tools.dividerImpossible');
  const count = Number(boxes.find((box) => box.name === 'count')?.text);
  return count >= 1 && count <= ledsMax ? t('tools.ledImpossible') : t('tools.ledCountWrong', { max: ledsMax });
}

function CalculatorForm({
  calculation,
  parts,
  series,
}: { calculation: Calculation } & Pick<Loaded, 'parts' | 'series'>) {
  const { t } = useWords();
  const { name, boxes, rows, pairs } = calculation;
  const problem = problemText(calculation, t);
  const title = t(`tools.${name}`);
  return (
    <section id={name} aria-labelledby={`${name}-title`} className="mt-8 border-t border-line pt-5">
      <h2 id={`${name}-title`}>{title}</h2>
      {name === 'ohm' && <p className="mt-1 text-ink-2">{t('tools.ohmLead')}</p>}
      <ToolForm label={title} anchor={name}>
        <input type="hidden" name="tool" value={name} />
        {boxes.map((box) => (
          <Field
            key={box.name}
            label={titleOf(box.name, series, t)}
            name={box.name}
            defaultValue={box.text}
            error={box.isWrong ? t('tools.badNumber') : undefined}
            autoComplete="off"
          />
        ))}
      </ToolForm>
      {problem !== null && (
        <p role="alert" className="mt-3 text-error">
          {problem}
        </p>
      )}
      {rows.length > 0 && <Results rows={rows.map(([row, value]) => [titleOf(row, series, t), value] as const)} />}
      {pairs.length > 0 && <Pairs pairs={pairs} />}
      {(rows.length > 0 || pairs.length > 0) && parts.length > 0 && <Parts parts={parts} />}
    </section>
  );
}

/** Ohm's law, RC, LC, LED resistor and divider; the answers are parts in stock (product C16). */
export default function CalculatorsPage() {
  const { t } = useWords();
  const { all, parts, series, isAsked } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('tools.calculatorsTitle')} description={t('tools.calculatorsLead')} isIndexed={!isAsked} />
      <ToolHead title={t('tools.calculatorsTitle')} lead={t('tools.calculatorsLead')} />
      {all.map((calculation) => (
        <CalculatorForm
          key={calculation.name}
          calculation={calculation}
          parts={calculation.resistors.length > 0 ? parts : []}
          series={series}
        />
      ))}
    </>
  );
}
