const edges = /^[\s,.;:–—-]+|[\s,.;:–—-]+$/g;
const prepositions = new Set(['на', 'в', 'во', 'по']);

/** What the name of a pickup point says beyond its address, such as "Постамат"; empty: nothing. */
export function pointName(name: string, address: string): string {
  const at = name.toLowerCase().indexOf(address.toLowerCase());
  if (address === '' || at === -1) return name;
  const rest = [name.slice(0, at), name.slice(at + address.length)]
    .map((part) => part.replace(edges, ''))
    .filter((part) => part !== '' && !prepositions.has(part.toLowerCase()));
  return rest.join(', ');
}
