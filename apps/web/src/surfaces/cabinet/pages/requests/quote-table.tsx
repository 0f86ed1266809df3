import type { WireQuote, WireRequest } from '@farad/contract/shop/requests';
import { roublesToUnitPrice } from '@farad/domain/money';
import { formatUnitPrice } from '@farad/wording/format';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { kopecksOf } from '#ui/roubles.ts';

type Asked = WireRequest['lines'][number];
type Answer = WireQuote['lines'][number];
type Offer = NonNullable<Answer['offer']>;

/** Returns a function that formats the price of one piece from roubles. */
function useUnitPrice(): (roubles: number) => string {
  const { locale } = useWords();
  return (roubles) => {
    const price = roublesToUnitPrice(roubles);
    return price.ok ? `${formatUnitPrice(price.value, locale)} ₽` : String(roubles);
  };
}

/** Part number and maker. A part of the catalogue links to its page. */
function PartName({ seo, part, maker }: { seo: string | null; part: string; maker: string }) {
  const { to } = useWords();
  const look = 'font-mono font-semibold wrap-anywhere';
  return (
    <>
      {seo === null ? (
        <span className={look}>{part}</span>
      ) : (
        <Link to={to(`/product/${seo}`)} prefetch="intent" className={look}>
          {part}
        </Link>
      )}
      {maker !== '' && <span className="block text-13 text-ink-2">{maker}</span>}
    </>
  );
}

/** Table cell with one requested part. */
export function RequestedLine({ line }: { line: Asked }) {
  const { t, pieces } = useWords();
  const unitPrice = useUnitPrice();
  return (
    <>
      <PartName seo={line.seo} part={line.part} maker={line.maker} />
      <span className="block text-13 text-ink-2">
        {pieces(line.qty)}
        {line.wished_price !== null && `, ${t('requests.wished', { price: unitPrice(line.wished_price) })}`}
      </span>
      {line.note !== '' && <span className="block text-13 wrap-anywhere text-ink-2">{line.note}</span>}
    </>
  );
}

/** Delivery time of an offered line. `isOpen` = the quote can still be accepted. */
function Term({ offer, isOpen }: { offer: Offer; isOpen: boolean }) {
  const { t, pieces } = useWords();
  const { qty, available, leadDays, unit } = offer;
  // If stock covers an open quote, the lead time does not matter. Otherwise show it.
  if (leadDays !== null && (!isOpen || available < qty)) {
    const term = t('requests.leadDays', { count: leadDays });
    if (!isOpen || available === 0) return term;
    return t('requests.partLead', { available: pieces(available, unit), term });
  }
  if (isOpen && available < qty) return <span className="text-error">{t('requests.soldMeanwhile')}</span>;
  return <span className="text-stock">{t('requests.inStock')}</span>;
}

function OfferCells({ answer, isOpen }: { answer: Answer; isOpen: boolean }) {
  const { t, money, pieces } = useWords();
  const unitPrice = useUnitPrice();
  const { offer, note } = answer;
  const cell = 'py-2.5 pr-3 max-md:block max-md:py-0.5 max-md:pr-0';
  if (offer === null) {
    return (
      <td className={`${cell} max-md:pt-3`} colSpan={4}>
        <span className="text-ink-2">{t('requests.notOffered')}</span>
        <span className="block text-13 wrap-anywhere">{note}</span>
      </td>
    );
  }
  return (
    <>
      <td className={`${cell} max-md:pt-3`}>
        <PartName seo={offer.seo} part={offer.mpn} maker={offer.brand} />
        <span className="block text-13 text-ink-2">{pieces(offer.qty, offer.unit)}</span>
        {note !== '' && <span className="block text-13 wrap-anywhere">{note}</span>}
      </td>
      <td className={cell}>
        <Term offer={offer} isOpen={isOpen} />
      </td>
      <td className={`num ${cell} whitespace-nowrap md:text-right`}>
        <span className="font-sans text-ink-2 md:hidden">{t('requests.unitPrice')}: </span>
        {unitPrice(offer.current_price)}
      </td>
      <td className="num py-2.5 font-semibold whitespace-nowrap max-md:block max-md:py-0.5 md:text-right">
        {money(kopecksOf(offer.total_price))}
      </td>
    </>
  );
}

/** Table of requested lines, each with the shop's offer. `isOpen` = the quote can still be accepted. */
export function QuoteTable({ request, quote, isOpen }: { request: WireRequest; quote: WireQuote; isOpen: boolean }) {
  const { t, money } = useWords();
  const head = 'py-2 pr-3 font-medium';
  return (
    <table className="w-full border-collapse max-md:block">
      <thead className="max-md:hidden">
        <tr className="border-b border-line-2 text-left text-12 text-ink-2">
          <th className={head}>{t('requests.asked')}</th>
          <th className={head}>{t('requests.offer')}</th>
          <th className={head}>{t('requests.term')}</th>
          <th className={`${head} text-right`}>{t('requests.unitPrice')}</th>
          <th className="py-2 text-right font-medium">{t('requests.lineTotal')}</th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {request.lines.map((line) => {
          const answer = quote.lines.find(({ position }) => position === line.position);
          return (
            <tr key={line.position} className="border-b border-line align-top max-md:block max-md:py-3">
              <td className="py-2.5 pr-4 max-md:block max-md:border-l-2 max-md:border-line-2 max-md:py-0 max-md:pl-3 md:w-[32%]">
                <RequestedLine line={line} />
              </td>
              {answer !== undefined && <OfferCells answer={answer} isOpen={isOpen} />}
            </tr>
          );
        })}
      </tbody>
      <tfoot className="max-md:block">
        <tr className="max-md:flex max-md:items-baseline max-md:justify-between">
          <td colSpan={4} className="py-3 pr-3 font-semibold md:text-right">
            {t('requests.totalOf')}
          </td>
          <td className="num py-3 text-right text-20 font-semibold whitespace-nowrap">
            {money(kopecksOf(quote.total_price))}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
