import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';

const tools = {
  colours: { address: '/tools/colour-code', title: 'catalogue.toolColours' },
  series: { address: '/tools/series', title: 'catalogue.toolSeries' },
  leadedSeries: { address: '/tools/series?kind=leaded', title: 'catalogue.toolSeries' },
  capacitorSeries: { address: '/tools/series?kind=capacitors', title: 'catalogue.toolSeries' },
  markings: { address: '/tools/smd', title: 'catalogue.toolMarkings' },
  calculators: { address: '/tools/calculators', title: 'catalogue.toolCalculators' },
} as const;

type ToolName = keyof typeof tools;

/**
 * Category slug → tools that suit it (product C16). Other categories use the tools of the nearest parent in this list.
 */
const toolsOf: Readonly<Record<string, readonly ToolName[]>> = {
  resistors: ['colours', 'series', 'calculators'],
  'through-hole-resistors': ['colours', 'leadedSeries', 'calculators'],
  capacitors: ['capacitorSeries', 'calculators'],
  diodes: ['markings'],
  transistors: ['markings'],
  'power-ics': ['markings'],
  leds: ['calculators'],
};

/** Links to the tools that suit a category. Renders nothing if there are none. */
export function CategoryTools({ path }: { path: readonly { readonly slug: string }[] }) {
  const { t, to } = useWords();
  const nearest = path.findLast(({ slug }) => slug in toolsOf);
  if (nearest === undefined) return null;
  return (
    <p className="no-print mt-2 text-13 text-ink-2">
      {t('catalogue.tools')}:{' '}
      {(toolsOf[nearest.slug] ?? []).map((name, index) => (
        <span key={name}>
          {index > 0 && ' · '}
          <Link to={to(tools[name].address)} className="text-copper-ink">
            {t(tools[name].title)}
          </Link>
        </span>
      ))}
    </p>
  );
}
