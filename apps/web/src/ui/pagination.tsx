import { Link } from 'react-router';

import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';

interface Step {
  readonly title: string;
  /** Query of the page to link to; null = there is no such page. */
  readonly search: string | null;
}

/** Links to numbered pages. null in `pages` is shown as a gap. */
export function Pagination({
  label,
  previous,
  next,
  pages,
  hash = '',
}: {
  label: string;
  /** Id of the element to scroll to on the linked page. */
  hash?: string;
  previous: Step;
  next: Step;
  pages: readonly ({ readonly title: string; readonly search: string; readonly isCurrent: boolean } | null)[];
}) {
  return (
    <nav aria-label={label} className="no-print flex flex-wrap items-center gap-1.5 py-6">
      <StepLink step={previous} hash={hash} rel="prev" turned />
      {pages.map((page, index) =>
        page === null ? (
          <span key={`gap-${pages[index - 1]?.title}`} className="px-1 text-ink-3">
            …
          </span>
        ) : (
          <Link
            key={page.title}
            to={{ search: page.search, hash }}
            aria-current={page.isCurrent ? 'page' : undefined}
            className={buttonClass(
              'quiet',
              'medium',
              'num min-w-9 !px-2 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper',
            )}
          >
            {page.title}
          </Link>
        ),
      )}
      <StepLink step={next} hash={hash} rel="next" />
    </nav>
  );
}

function StepLink({ step, hash, rel, turned = false }: { step: Step; hash: string; rel: string; turned?: boolean }) {
  if (step.search === null) return null;
  return (
    <Link
      to={{ search: step.search, hash }}
      rel={rel}
      aria-label={step.title}
      className={buttonClass('quiet', 'medium', '!px-2')}
    >
      <Icon name="chevronRight" className={turned ? 'rotate-180' : ''} />
    </Link>
  );
}
