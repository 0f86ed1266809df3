import { Link as RouterLink, type LinkProps, useLocation } from 'react-router';

/** Paths that React Router writes into `href` as they are: no `.` or `..`, no empty part, no slash at the end. */
const writtenAsIs = /^\/(?:[\w%~-][\w.%~-]*(?:\/[\w%~-][\w.%~-]*)*)?(?:\?[^#]+)?(?:#.+)?$/;

/** Searches that React Router writes as they are. */
const searchAsIs = /^(?:\?[^#]+)?$/;

const unusual = ['relative', 'reloadDocument', 'mask', 'state', 'discover', 'viewTransition'] as const;

/** Returns the search of a link that changes nothing else of the address; null = it is another link. */
function onlySearch(to: LinkProps['to']): string | null {
  if (typeof to === 'string' || Object.keys(to).length !== 1 || to.search === undefined) return null;
  return searchAsIs.test(to.search) ? to.search : null;
}

type Shown = Omit<LinkProps, 'to' | 'prefetch' | 'preventScrollReset' | 'replace'>;

function SearchLink({ search, shown: { children, ...shown } }: { search: string; shown: Shown }) {
  return (
    <a {...shown} href={useLocation().pathname + search} data-discover="true">
      {children}
    </a>
  );
}

/**
 * Link of React Router for rendering on the server: the same element by a fraction of the work, because it has no
 * handlers and does not resolve paths that are whole already. vite.config.ts puts it into the server's build. Links that
 * it does not know are left to React Router.
 */
export function Link(props: LinkProps) {
  const { to, prefetch: _, preventScrollReset: __, replace: ___, ...shown } = props;
  if (unusual.some((name) => props[name] !== undefined)) return <RouterLink {...props} />;
  if (typeof to !== 'string' || !writtenAsIs.test(to)) {
    const search = onlySearch(to);
    return search === null ? <RouterLink {...props} /> : <SearchLink search={search} shown={shown} />;
  }
  const { children, ...rest } = shown;
  return (
    <a {...rest} href={to} data-discover="true">
      {children}
    </a>
  );
}
