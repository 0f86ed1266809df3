const style = `
:root{color-scheme:light dark;--paper:#FBFBF8;--ink:#15181C;--quiet:#5B6169;--line:#DDDCD4;--copper:#B4531A;--on-copper:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#15181C;--ink:#ECEBE6;--quiet:#A3A8AF;--line:#33383F;--copper:#E08A52;--on-copper:#15181C}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 'Golos Text',system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:40px 16px 64px}
h1{font-size:28px;line-height:1.2;margin:0 0 8px}
p{margin:0}
.note{color:var(--quiet);font-size:14px;margin-bottom:24px}
a{color:var(--copper)}
.filter{margin-bottom:16px}
:focus-visible{outline:2px solid var(--copper);outline-offset:2px}
ol{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
li{padding:16px 0;border-bottom:1px solid var(--line)}
.head{display:flex;gap:12px;flex-wrap:wrap;font-size:13px;color:var(--quiet)}
.to{text-underline-offset:3px;font-family:'JetBrains Mono',ui-monospace,monospace;color:var(--ink);overflow-wrap:anywhere}
time{margin-left:auto;font-variant-numeric:tabular-nums}
h2{font-size:16px;margin:8px 0 0}
.text{white-space:pre-wrap;overflow-wrap:anywhere;margin-top:4px}
`;

/** Language of the twins' pages: English if the browser prefers it, otherwise Russian. */
export type PageLanguage = 'ru' | 'en';

export const languageOf = (acceptLanguage: string): PageLanguage => (/^\s*en\b/i.test(acceptLanguage) ? 'en' : 'ru');

/**
 * Returns the content security policy of a twin's page. It permits inline styles, and forms to these targets. The
 * target of a redirect after a form must also be among them.
 */
export const pagePolicy = (...formTargets: readonly string[]): string =>
  `default-src 'none'; style-src 'unsafe-inline'; form-action ${formTargets.join(' ') || "'none'"}; base-uri 'none'; frame-ancestors 'none'`;

export interface Page {
  readonly language: PageLanguage;
  /** Title as escaped HTML. `main` is also HTML. */
  readonly title: string;
  readonly main: string;
  /** Reloads the page, or loads `url`, after a number of seconds. Absent = the page is not reloaded. */
  readonly refresh?: { readonly seconds: number; readonly url?: string };
  readonly extraStyle?: string;
}

/** Returns a page as HTML. */
export function writePage({ language, title, main, refresh, extraStyle = '' }: Page): string {
  const meta =
    refresh === undefined
      ? ''
      : `<meta http-equiv="refresh" content="${refresh.seconds}${refresh.url === undefined ? '' : `;url=${refresh.url}`}">`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
${meta}<style>${style}${extraStyle}</style></head><body><main>${main}</main></body></html>`;
}
