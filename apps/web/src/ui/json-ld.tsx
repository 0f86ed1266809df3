/** Serialises JSON for a `<script>` element. The result cannot close the element or open another. */
export const jsonForScript = (value: object | string): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Structured data for search engines. The text comes from {@link jsonForScript}. */
export function JsonLd({ text }: { text: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
