/**
 * Returns the URL of an image. A path gets one of the image hosts, always the same for this path (product C3,
 * IMAGE_URLS). Without image hosts, the path is returned, and the site itself serves the image. A complete URL is
 * returned unchanged.
 */
export function imageAddress(hosts: readonly string[], path: string): string {
  if (hosts.length === 0 || !path.startsWith('/')) return path;
  let sum = 0;
  for (let index = 0; index < path.length; index += 1) sum = (sum * 31 + path.charCodeAt(index)) % 65_521;
  return `${hosts[sum % hosts.length] ?? ''}${path}`;
}
