import { Link as RouterLink, type LinkProps, useLocation } from 'react-router';

/** Paths that React Router writes into `href` as they are: no `.` or `..`, no empty part, no slash at the end. */
export const writtenAsIs = /^\/(?:[\w%~-][\w.%~-]*(?:\/[\w%~-][\w.%~-]*)*)?(?:\?[^#]+)?(?:#.+)?$/;

/**
 * Query strings that React Router writes into `href` as they are, such as `?page=2`. The empty string is one of them.
 */
const searchAsIs = /^(?:\?[^#]+)?$/;

const unusual = ['relative', 'reloadDocument', 'mask', 'state', 'discover', 'viewTransition'] as const;

/** Returns the query string of a link that changes only the query; null for other links. */
function onlySearch(to: LinkProps['to']): string | null {
  if (typeof to === 'string' || Object.keys(to).length !== 1 || to.search === undefined) return null;
  return searchAsIs.test(to.search) ? to.search : null;
}

type Shown = Omit<LinkProps, 'to' | 'prefetch' | 'preventScrollReset' | 'replace'>;

function SearchLink({ search, shown: { children, ...shown } }: { search: string; shown: Shown }) {
  return (
    <a {...shown} href={useLocation().pathname + search}>
      {children}
    </a>
  );
}

/**
 * Replaces React Router's Link in the server's build (vite.config.ts). It renders the same element much faster, because
 * it adds no handlers and does not resolve absolute paths. It leaves out the mark for route discovery, which this site
 * does not use (react-router.config.ts). For paths and properties that it does not support, it renders React Router's
 * Link.
 */
export function Link(props: LinkProps) {
  const { to, prefetch: _, preventScrollReset: __, replace: ___, ...shown } = props;
  if (unusual.some((name) => props[name] !== undefined)) return <RouterLink discover="none" {...props} />;
  if (typeof to !== 'string' || !writtenAsIs.test(to)) {
    const search = onlySearch(to);
    return search === null ? <RouterLink discover="none" {...props} /> : <SearchLink search={search} shown={shown} />;
  }
  const { children, ...rest } = shown;
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}
