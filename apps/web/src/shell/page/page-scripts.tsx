import { Scripts } from 'react-router';

const Begun = () => (
  <>
    <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: ' ' }} />
    <script type="module" async suppressHydrationWarning dangerouslySetInnerHTML={{ __html: ' ' }} />
  </>
);

/**
 * Start scripts of a page. The browser finds them in the document, so their component is not part of the client code.
 */
export const PageScripts = import.meta.env.SSR ? Scripts : Begun;
