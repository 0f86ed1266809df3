import { defineConfig, type Plugin } from 'vite';

/**
 * Adds the document's nonce to styles that antd inserts without it (scroll lock, icons before the first render). The
 * CSP would block them. If a release of antd changes the patched line, the build fails.
 */
const styleNonce: Plugin = {
  name: 'style-nonce',
  apply: 'build',
  transform: {
    filter: {
      id: /@rc-component[\\/]util[\\/]es[\\/]Dom[\\/]dynamicCSS\.js$|@ant-design[\\/]icons[\\/]es[\\/]cssUtils\.js$/,
    },
    handler: (code, id) => {
      const line = /if \(csp\?\.nonce\) \{\s*styleNode\.nonce = csp\??\.nonce;\s*\}/;
      if (!line.test(code)) throw new Error(`${id}: expected the line that style-nonce patches`);
      const nonce = `csp?.nonce ?? document.querySelector('meta[property="csp-nonce"]')?.nonce`;
      return code.replace(line, `styleNode.nonce = ${nonce} ?? '';`);
    },
  },
};

/**
 * Hides antd's icons from screen readers unless they have a label. They would read out an English file name ("download
 * Скачать"), and there is a text beside each icon. If a release of antd changes the patched line, the build fails.
 */
const silentIcons: Plugin = {
  name: 'silent-icons',
  apply: 'build',
  transform: {
    filter: { id: /@ant-design[\\/]icons[\\/]es[\\/]components[\\/]AntdIcon\.js$/ },
    handler: (code, id) => {
      const line = /role: "img",\s*"aria-label": icon\.name/;
      if (!line.test(code)) throw new Error(`${id}: expected the line that silent-icons patches`);
      return code.replace(line, `...(restProps['aria-label'] ? { role: 'img' } : { 'aria-hidden': true })`);
    },
  },
};

/** Libraries are in separate files. They rarely change, so browsers can keep them in the cache across releases. */
const groups = [
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler|@tanstack)[\\/]/,
    priority: 3,
  },
  { name: 'zod', test: /[\\/]node_modules[\\/]zod[\\/]/, priority: 2 },
];

export default defineConfig({
  base: '/admin/',
  html: { cspNonce: '%NONCE%' },
  plugins: [styleNonce, silentIcons],
  build: {
    outDir: 'build',
    // Do not inline assets as `data:` addresses, because the CSP would block them.
    assetsInlineLimit: 0,
    target: ['chrome123', 'firefox128', 'safari17.5'],
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
