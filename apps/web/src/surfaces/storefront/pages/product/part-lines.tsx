import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { StockNote } from '#surfaces/storefront/features/product-search/table/stock-note.tsx';
import type { Part } from './present-part.server.ts';

/** List of other parts, one per line: name, note, stock and price. */
export function PartLines({ parts, noteOf }: { parts: readonly Part[]; noteOf: (part: Part) => string }) {
  const { to } = useWords();
  return (
    <ul className="border-t border-line-2">
      {parts.map((part) => (
        <li
          key={part.id}
          className="grid grid-cols-[52px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-2.5 md:grid-cols-[52px_220px_minmax(0,1fr)_120px_200px]"
        >
          <Drawing path={part.drawing} />
          <Link to={to(`/product/${part.seo}`)} prefetch="intent" className="font-mono font-semibold break-words">
            {part.mpn}
          </Link>
          <span className="text-13 text-ink-2 max-md:col-span-2 max-md:col-start-2 max-md:row-start-2">
            {noteOf(part)}
          </span>
          <span className="text-right">
            <StockNote product={part} />
          </span>
          <span className="num text-right max-md:col-span-2 max-md:col-start-2">{part.price}</span>
        </li>
      ))}
    </ul>
  );
}
