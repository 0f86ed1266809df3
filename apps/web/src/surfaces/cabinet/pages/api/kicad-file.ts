/**
 * Returns KiCad's configuration file for this shop's parts library as the address of a download link
 * (dev-docs.kicad.org, "HTTP Libraries").
 */
export function kicadFile(shop: string, rootUrl: string, token: string): string {
  const library = {
    meta: { version: 1.0 },
    name: shop,
    description: `${shop}: parts in stock`,
    source: {
      type: 'REST_API',
      api_version: 'v1',
      root_url: rootUrl,
      token,
      timeout_parts_seconds: 60,
      timeout_categories_seconds: 3600,
    },
  };
  return `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(library, null, 2))}`;
}
