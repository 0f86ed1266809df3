import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import type { offersFor } from './offers.server.ts';

type Offer = Awaited<ReturnType<typeof offersFor>>[number];
type Line = Offer['lines'][number];

function OfferLine({ value, part }: Line) {
  const { t, to, money, pieces } = useWords();
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 border-t border-line py-2">
      <span className="num min-w-20 font-semibold">{value}</span>
      {part === null ? (
        <span className="text-ink-3">{t('tools.noSuitablePart')}</span>
      ) : (
        <>
          <Link to={to(`/product/${part.seo}`)} className="num text-copper-ink underline">
            {part.mpn}
          </Link>
          <span className="text-ink-2">{[part.brand, part.package].filter((word) => word !== null).join(', ')}</span>
          {part.rating !== null && <span className="text-ink-2">{t('tools.margin', part.rating)}</span>}
          <span className="num ml-auto whitespace-nowrap">
            {pieces(part.quantity, part.unit)}, {money(part.total)}
          </span>
        </>
      )}
    </li>
  );
}

/** Parts in stock for the results. If there are several sets, each shows its total. */
export function Offers({ offers }: { offers: readonly Offer[] }) {
  const { t, money } = useWords();
  return (
    <div className="mt-4 max-w-[640px]">
      <h3 className="text-14 text-ink-2">{offers.length > 1 ? t('tools.partsCheapestFirst') : t('tools.parts')}</h3>
      {offers.map(({ title, lines, total }) => (
        <div key={title} className="mt-2">
          {offers.length > 1 && (
            <h4 className="num flex flex-wrap items-baseline justify-between gap-x-4 py-1">
              <span>{title}</span>
              {total !== null && <span>{money(total)}</span>}
            </h4>
          )}
          <ul className="border-b border-line">
            {lines.map((line) => (
              <OfferLine key={line.value} value={line.value} part={line.part} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
