import { Link } from 'react-router';

export interface Crumb {
  readonly title: string;
  readonly to: string;
}

/** Links from the home page down to this page. The page itself is left out, because the heading names it. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className="no-print pt-3.5 pb-1 text-13 text-ink-2">
      <ol className="flex flex-wrap gap-x-1.5 leading-6">
        {crumbs.map((crumb, index) => (
          <li key={crumb.to} className="flex gap-x-1.5">
            {index > 0 && <span aria-hidden="true">/</span>}
            <Link to={crumb.to} prefetch="intent">
              {crumb.title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
