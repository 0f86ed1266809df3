const edges = /^[\s,.;:–—-]+|[\s,.;:–—-]+$/g;
const prepositions = new Set(['на', 'в', 'во', 'по']);

/**
 * Returns the part of a pickup point's name that its address does not contain, such as "Постамат". Empty = the name
 * only repeats the address.
 */
export function pointName(name: string, address: string): string {
  const at = name.toLowerCase().indexOf(address.toLowerCase());
  if (address === '' || at === -1) return name;
  const rest = [name.slice(0, at), name.slice(at + address.length)]
    .map((part) => part.replace(edges, ''))
    .filter((part) => part !== '' && !prepositions.has(part.toLowerCase()));
  return rest.join(', ');
}
