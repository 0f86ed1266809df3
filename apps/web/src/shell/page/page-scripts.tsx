import { Scripts } from 'react-router';

const Begun = () => (
  <>
    <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: ' ' }} />
    <script type="module" async suppressHydrationWarning dangerouslySetInnerHTML={{ __html: ' ' }} />
  </>
);

/** The scripts that begin a page. A browser finds them in the document, and needs no code to make them. */
export const PageScripts = import.meta.env.SSR ? Scripts : Begun;
