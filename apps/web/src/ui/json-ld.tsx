/**
 * Returns a value as JSON for a `<script>` element. Characters that could close the element or open another are
 * escaped.
 */
export const jsonForScript = (value: object | string): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Structured data for search engines. `text` must come from {@link jsonForScript}. */
export function JsonLd({ text }: { text: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
