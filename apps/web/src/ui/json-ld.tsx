/**
 * Returns a value as JSON for a `<script>` element. Characters that could close the element or open another are
 * escaped.
 */
export const jsonForScript = (value: object | string): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Structured data for search engines. `text` must come from {@link jsonForScript}. undefined = the server has rendered
 * it (rendered-once.server.ts), and the browser leaves it as it is.
 */
export function JsonLd({ text = '' }: { text?: string | undefined }) {
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
