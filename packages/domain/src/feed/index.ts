export { robotsText } from './robots.ts';
export { securityText } from './security-text.ts';
export {
  sitemapEnd,
  sitemapEntries,
  sitemapIndex,
  sitemapPagesMax,
  sitemapStart,
  type SitemapFile,
  type SitemapPage,
} from './sitemap.ts';
export { ymlEnd, ymlOffer, ymlStart, type YmlWords } from './write-yml.ts';
