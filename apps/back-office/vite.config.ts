import { defineConfig, type Plugin } from 'vite';

/**
 * Parts of antd insert styles without the nonce of ConfigProvider (scroll lock, icons before the first render), which
 * the CSP blocks. This plugin adds the document's nonce. If a release of antd changes the patched line, the build
 * fails.
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
      if (!line.test(code)) throw new Error(`${id} is not as style-nonce expects it`);
      const nonce = `csp?.nonce ?? document.querySelector('meta[property="csp-nonce"]')?.nonce`;
      return code.replace(line, `styleNode.nonce = ${nonce} ?? '';`);
    },
  },
};

/**
 * antd's icons announce English file names to screen readers ("download Скачать"). Icons stand beside a text here, so
 * they are hidden unless they have a label. If a release of antd changes the patched line, the build fails.
 */
const silentIcons: Plugin = {
  name: 'silent-icons',
  apply: 'build',
  transform: {
    filter: { id: /@ant-design[\\/]icons[\\/]es[\\/]components[\\/]AntdIcon\.js$/ },
    handler: (code, id) => {
      const line = /role: "img",\s*"aria-label": icon\.name/;
      if (!line.test(code)) throw new Error(`${id} is not as silent-icons expects it`);
      return code.replace(line, `...(restProps['aria-label'] ? { role: 'img' } : { 'aria-hidden': true })`);
    },
  },
};

/** Libraries rarely change. Each group is a separate file, so that browsers keep it across releases. */
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
    // No inlined assets: the CSP would block them.
    assetsInlineLimit: 0,
    target: ['chrome123', 'firefox128', 'safari17.5'],
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
