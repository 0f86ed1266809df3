import { runInNewContext } from 'node:vm';

import { describe, expect, it } from 'vitest';

import { scriptsAfterPaint } from './after-paint.server.ts';

const head =
  '<html lang="ru"><head><title>Фарад</title><link rel="modulepreload" href="/assets/a.js" nonce="n"/>' +
  '<link rel="icon" href="/i.svg"/><link rel="modulepreload" href="/assets/b.js" nonce="n"/></head>';
const open = '<script nonce="n" type="module" async="">';
const imports = 'import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n';
const rest = 'window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/entry.js");';
const body = '<body><p>import "text";</p><script>1</script>';

describe('scriptsAfterPaint', () => {
  const made = scriptsAfterPaint(`${head}${body}${open}${imports}${rest}</script>`, 'n');

  it('leaves nothing in the head that loads before the paint', () => {
    expect(made).toContain('<title>Фарад</title><link rel="icon" href="/i.svg"/><script nonce="n">try');
    expect(made).toContain('<html lang="ru" data-fonts="later">');
    expect(made).not.toContain('<link rel="modulepreload"');
  });

  it('reloads the page when Back changes its address before the router starts', () => {
    const [, early = ''] = /<script nonce="n">([^]*?)<\/script>/.exec(made) ?? [];
    const page = { address: '/catalog?a=1', router: undefined as unknown, reloads: 0 };
    const browser = {
      onpopstate: (): void => undefined,
      location: {
        get pathname() {
          return page.address.split('?')[0];
        },
        get search() {
          return `?${page.address.split('?')[1] ?? ''}`;
        },
        reload: () => (page.reloads += 1),
      },
      window: {
        get __reactRouterDataRouter() {
          return page.router;
        },
      },
    };
    runInNewContext(early, browser);
    const goBack = (): void => browser.onpopstate();
    goBack();
    expect(page.reloads).toBe(0);
    page.address = '/';
    goBack();
    expect(page.reloads).toBe(1);
    page.router = {};
    goBack();
    expect(page.reloads).toBe(1);
  });

  it('imports the same modules in the same order, after fetching all of them', () => {
    expect(made).toContain('for (const href of ["/assets/a.js","/assets/b.js"])');
    const script = made.slice(made.indexOf(open));
    expect(script).not.toMatch(/^import /m);
    const order = ['await import("/assets/manifest.js");', 'const route0 = await import("/assets/root.js");', rest];
    const places = order.map((text) => script.indexOf(text));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('enables the fonts together once loaded, and fetches them after the modules', () => {
    const script = made.slice(made.indexOf(open));
    expect(script).toContain('["1em \\"Golos Text\\"","1em \\"JetBrains Mono\\""].map');
    expect(script.match(/dataset\.fonts = /g)).toHaveLength(1);
    const order = ['"modulepreload"', 'document.fonts.load', 'dataset.fonts = ', 'delete dataset.fonts'];
    const places = order.map((text) => script.indexOf(text));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('changes neither the page’s text nor the script’s position', () => {
    expect(made).toContain(`</head>${body}${open}`);
    expect(made.endsWith('</script>')).toBe(true);
  });

  it('leaves a document with another start script unchanged', () => {
    const other = `${head}${body}<script type="module" src="/start.js"></script>`;
    expect(scriptsAfterPaint(other, 'n')).toBe(other);
  });
});
