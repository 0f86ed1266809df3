/**
 * Styles that show the shop's logo instead of the default capacitor. Only a shop with a logo sends them. They are the
 * same for every logo, so that one hash in the security policy allows them. The logo itself is in variables of the root
 * element (domain, look-style.ts). The shop's name beside the logo is hidden, because the logo contains the name.
 */
export const logoStyles =
  ':has(>.mark){font-size:0}' +
  '.mark{width:var(--logo-width);max-width:36vw;height:var(--logo-height);border-radius:3px;' +
  'background:var(--logo-plate) var(--logo) 0/contain no-repeat}' +
  '.mark path{display:none}' +
  ':root[data-theme=dark] .mark{background-image:var(--logo-dark)}' +
  '@media(prefers-color-scheme:dark){:root:not([data-theme=light]) .mark{background-image:var(--logo-dark)}}';
