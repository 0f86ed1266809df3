import { isRouteErrorResponse } from 'react-router';

/**
 * Returns the value of Retry-After for a page that shows one of these errors, in seconds; null = the errors name no
 * time. `errors`: errors of the page by route id.
 */
export function retryAfterOf(errors: Readonly<Record<string, unknown>> | null): number | null {
  for (const error of Object.values(errors ?? {})) {
    const details: unknown = isRouteErrorResponse(error) ? error.data : null;
    if (typeof details !== 'object' || details === null) continue;
    const seconds: unknown = Reflect.get(details, 'retryAfterSeconds');
    if (typeof seconds === 'number') return seconds;
  }
  return null;
}
