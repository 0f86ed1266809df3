import { defineConfig, type Plugin } from 'vite';

/**
 * Some parts of antd write a style without the nonce that ConfigProvider knows (the lock of scrolling, icons before the
 * first render); the policy refuses it. Here each style takes the nonce of the document. A release that moves the line
 * fails the build.
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
 * Icons of antd tell readers of the screen their English file names ("download Скачать"). Here they stand beside words
 * and are silent, unless they are given a name. A release that moves the line fails the build.
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

/** Libraries change seldom: each group is a file of its own that browsers keep from release to release. */
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
    // Nothing within scripts and styles that the content policy would refuse.
    assetsInlineLimit: 0,
    target: ['chrome123', 'firefox128', 'safari17.5'],
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
