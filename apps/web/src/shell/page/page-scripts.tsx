import { Scripts } from 'react-router';

const Begun = () => (
  <>
    <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: ' ' }} />
    <script type="module" async suppressHydrationWarning dangerouslySetInnerHTML={{ __html: ' ' }} />
  </>
);

/**
 * Start scripts of a page. Only the server renders them. In the browser, empty elements take their place, so that React
 * Router's component is not part of the client code.
 */
export const PageScripts = import.meta.env.SSR ? Scripts : Begun;
