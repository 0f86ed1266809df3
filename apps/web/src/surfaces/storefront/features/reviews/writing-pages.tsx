import { useWords } from '#i18n/words.tsx';
import { Pagination } from '#ui/pagination.tsx';

const around = 2;

/** Returns the page numbers to link to: the first, the last, the current one and its neighbours; null = a gap. */
function offered(page: number, pages: number): (number | null)[] {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= around,
  );
  return numbers.flatMap((number, index) => (number - (numbers[index - 1] ?? 0) > 1 ? [null, number] : [number]));
}

/** Links to the pages of reviews or questions. Each is an address of the product page. */
export function WritingPages({ name, page, pages }: { name: 'reviews' | 'questions'; page: number; pages: number }) {
  const { t, count } = useWords();
  if (pages < 2) return null;
  const search = (number: number) => `?${name}=${number}`;
  return (
    <Pagination
      label={t(name === 'reviews' ? 'writing.reviewPages' : 'writing.questionPages')}
      hash={name}
      previous={{ title: t('catalogue.previousPage'), search: page > 1 ? search(page - 1) : null }}
      next={{ title: t('catalogue.nextPage'), search: page < pages ? search(page + 1) : null }}
      pages={offered(Math.min(page, pages), pages).map((number) =>
        number === null ? null : { title: count(number), search: search(number), isCurrent: number === page },
      )}
    />
  );
}
