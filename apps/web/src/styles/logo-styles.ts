/**
 * Styles that show the shop's logo instead of the capacitor. Only a shop with a logo sends them. They are the same for
 * every logo, so that the security policy allows them by one hash; the logo itself is in variables of the root element
 * (domain, look-style.ts). A logo contains the name, so the name beside it is hidden.
 */
export const logoStyles =
  ':has(>.mark){font-size:0}' +
  '.mark{width:var(--logo-width);max-width:36vw;height:var(--logo-height);border-radius:3px;' +
  'background:var(--logo-plate) var(--logo) 0/contain no-repeat}' +
  '.mark path{display:none}' +
  ':root[data-theme=dark] .mark{background-image:var(--logo-dark)}' +
  '@media(prefers-color-scheme:dark){:root:not([data-theme=light]) .mark{background-image:var(--logo-dark)}}';
