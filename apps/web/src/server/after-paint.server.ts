import { appVersion } from '@farad/domain/site';

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
/** Matches React Router's start script, which imports the page's modules and then the entry. */
const starter = /^(<script[^>]*) type="module" async="">(import [^]*?)<\/script>/;
const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

/** Fonts of the theme (styles/theme.css) in the notation of `document.fonts.load`. */
const fontNames = ['1em "Golos Text"', '1em "JetBrains Mono"'];

/** Script in the head. For returning visitors, who have the fonts in the cache, it lets the first paint use them. */
const knownFonts = 'try{localStorage.fonts&&delete document.documentElement.dataset.fonts}catch{}';

/**
 * Script in the head for Back and Forward before the router has started. The browser then changes the address but keeps
 * the document. The router would render the new address into the old document, so the script reloads the page.
 */
const sameAddress = `{const opened=location.pathname+location.search;
onpopstate=()=>{window.__reactRouterDataRouter||location.pathname+location.search===opened||location.reload()}}`;

/**
 * Script that runs after the page has started. It registers the service worker with the offline page, and sets the
 * colour of the browser's window when the theme changes.
 */
const afterStart = `navigator.serviceWorker?.register("/offline-worker.js?${appVersion}").catch(() => {});
new MutationObserver(() => {
for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.content = getComputedStyle(document.body).backgroundColor;
}).observe(document.documentElement, { attributeFilter: ["data-theme"] });`;

/**
 * Script that starts the page after the first paint. It fetches all modules in parallel. It switches all fonts on
 * together after all have loaded, because each single switch would shift the layout. On a first visit the root element
 * has `data-fonts` until the first scroll; until then the browser skips the layout of content far below. In a hidden
 * tab, which is never painted, the page starts immediately. Without a paint event it starts after three seconds.
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
 * Rewrites a rendered document so that scripts and fonts load after the first paint (decision 0015). Links and forms
 * work meanwhile. A document without React Router's start script is returned unchanged.
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
    `<script nonce="${nonce}">${knownFonts}\n${sameAddress}</script>`,
    html.slice(headEnd, startsAt),
    `${open} type="module" async="">${startAfterPaint(modules, imports)}</script>`,
    html.slice(startsAt + whole.length),
  ].join('');
}
