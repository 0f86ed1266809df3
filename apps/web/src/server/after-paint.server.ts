import { appVersion } from '@farad/domain/site';

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
/** React Router's own start of a page: imports of the page's modules, then the entry's. */
const starter = /^(<script[^>]*) type="module" async="">(import [^]*?)<\/script>/;
const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

/** Of the theme (styles/theme.css), as `document.fonts` takes them. */
const fontNames = ['1em "Golos Text"', '1em "JetBrains Mono"'];

/** In the head: whoever has been here has the fonts, so that they are in the first paint. */
const knownFonts = 'try{localStorage.fonts&&delete document.documentElement.dataset.fonts}catch{}';

/**
 * Last of all: a page for when there is no network (a worker of the server; a browser whose storage is closed does
 * without), and the colour of the window, which follows a change of the theme.
 */
const afterStart = `navigator.serviceWorker?.register("/offline-worker.js?${appVersion}").catch(() => {});
new MutationObserver(() => {
for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.content = getComputedStyle(document.body).backgroundColor;
}).observe(document.documentElement, { attributeFilter: ["data-theme"] });`;

/**
 * What is done once the page is painted: its modules are fetched, all of them at a time, and started. The fonts that its
 * text needs are put on when all of them are here: each that came alone would lay the whole page out anew. The mark of a
 * first visit stays until somebody scrolls; by it, what is far below is not laid out yet. A page that nobody looks at is
 * not painted and does not wait; a browser that does not tell of a paint waits for three seconds.
 */
const startAfterPaint = (modules: readonly string[], imports: string): string => `let begin = async () => {
begin = () => {};
for (const href of ${JSON.stringify(modules)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
const text = document.getElementById("content")?.textContent;
Promise.allSettled(${JSON.stringify(fontNames)}.map((name) => document.fonts.load(name, text))).then(() => {
const { dataset } = document.documentElement;
if (dataset.fonts) dataset.fonts = "here";
try { localStorage.fonts = 1 } catch {}
addEventListener("scroll", () => delete dataset.fonts, { once: true, passive: true });
});
${imports}
${afterStart}
};
new PerformanceObserver((seen) => seen.getEntriesByName("first-contentful-paint").length && begin()).observe({ type: "paint", buffered: true });
setTimeout(() => begin(), document.hidden ? 0 : 3000);`;

/**
 * A rendered document whose scripts and fonts do not compete with its first paint (decision 0015): they are neither
 * fetched nor run before. Links and forms work meanwhile. A document that starts otherwise than React Router does it
 * stays as it is.
 */
export function scriptsAfterPaint(html: string, nonce: string): string {
  const headEnd = html.indexOf('</head>');
  const startsAt = html.lastIndexOf('<script');
  const start = starter.exec(html.slice(startsAt));
  if (headEnd === -1 || start === null) return html;
  const modules: string[] = [];
  const head = html.slice(0, headEnd).replace(preload, (_, href: string) => {
    modules.push(href);
    return '';
  });
  const [whole, open = '', text = ''] = start;
  const imports = text.replace(staticImport, (_, name: string | undefined, from: string) =>
    name === undefined ? `await import(${from});` : `const ${name} = await import(${from});`,
  );
  return [
    head.replace(/<html [^>]*/, '$& data-fonts="later"'),
    `<script nonce="${nonce}">${knownFonts}</script>`,
    html.slice(headEnd, startsAt),
    `${open} type="module" async="">${startAfterPaint(modules, imports)}</script>`,
    html.slice(startsAt + whole.length),
  ].join('');
}
