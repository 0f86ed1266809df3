import { ledsMax } from '@farad/domain/calculators';
import { useLoaderData } from 'react-router';

import { localeOfPath } from '#i18n/locale-path.ts';
import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { Field } from '#ui/field.tsx';
import { Results, ToolForm, ToolHead } from '../tool-form.tsx';
import { answerSeries, calculate, calculators, dividerTolerance } from './calculate.server.ts';
import { offersFor } from './offers.server.ts';
import { Offers } from './offers.tsx';
import type { Route } from './+types/page';

export async function loader(visit: Route.LoaderArgs) {
  const { searchParams, pathname } = visit.url;
  const all = calculators.map((name) => calculate(name, searchParams, localeOfPath(pathname)));
  const offers = await offersFor(
    visit,
    all.flatMap(({ sets }) => sets),
  );
  return { all, offers, series: answerSeries, tolerance: dividerTolerance, isAsked: searchParams.has('tool') };
}

type Loaded = Awaited<ReturnType<typeof loader>>;
type Calculation = Loaded['all'][number];

function Pairs({ pairs, tolerance }: Pick<Calculation, 'pairs'> & Pick<Loaded, 'tolerance'>) {
  const { t } = useWords();
  return (
    <table className="mt-4 w-full max-w-[640px] border-b border-line" aria-label={t('tools.divider')}>
      <thead>
        <tr className="text-13 text-ink-2">
          {(['upper', 'lower', 'output', 'error', 'spread'] as const).map((name) => (
            <th key={name} scope="col" className="py-1.5 text-right font-normal first:text-left">
              {t(`tools.${name}`, { percent: tolerance })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ upper, lower, output, error, spread }) => (
          <tr key={`${upper} ${lower}`} className="num border-t border-line first:font-semibold">
            <td className="py-1.5">{upper}</td>
            <td className="py-1.5 text-right">{lower}</td>
            <td className="py-1.5 text-right">{output}</td>
            <td className="py-1.5 text-right">{error}</td>
            <td className="py-1.5 text-right">{spread}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Words = ReturnType<typeof useWords>['t'];

/** Returns the label of a field or result by its name in calculate.server.ts. */
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
    realCurrent: t('tools.realCurrent'),
    dividerCurrent: t('tools.dividerCurrent'),
    hotterPower: t('tools.hotterPower'),
    ratedPower: t('tools.ratedPower'),
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

const badBoxText = (name: string, t: Words): string =>
  name === 'count' ? t('tools.ledCountWrong', { max: ledsMax }) : t('tools.badNumber');

function CalculatorForm({
  calculation,
  offers,
  series,
  tolerance,
}: { calculation: Calculation } & Pick<Loaded, 'offers' | 'series' | 'tolerance'>) {
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
            label={[titleOf(box.name, series, t), box.unit].filter((word) => word !== '').join(', ')}
            name={box.name}
            defaultValue={box.text}
            error={box.isWrong ? badBoxText(box.name, t) : undefined}
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
      {pairs.length > 0 && <Pairs pairs={pairs} tolerance={tolerance} />}
      {offers.length > 0 && <Offers offers={offers} />}
    </section>
  );
}

/**
 * Page with calculators for Ohm's law, RC, LC, LED resistor and voltage divider. They offer parts in stock for the
 * results (product C16).
 */
export default function CalculatorsPage() {
  const { t } = useWords();
  const { all, offers, series, tolerance, isAsked } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('tools.calculatorsTitle')} description={t('tools.calculatorsLead')} isIndexed={!isAsked} />
      <ToolHead title={t('tools.calculatorsTitle')} lead={t('tools.calculatorsLead')} />
      {all.map((calculation) => (
        <CalculatorForm
          key={calculation.name}
          calculation={calculation}
          offers={calculation.sets.length > 0 ? offers : []}
          series={series}
          tolerance={tolerance}
        />
      ))}
    </>
  );
}
