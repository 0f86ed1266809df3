const bytes: ReadonlyMap<string, number> = new Map(
  Array.from(
    { length: 256 },
    (_, code) => [new TextDecoder('windows-1251').decode(Uint8Array.of(code)), code] as const,
  ),
);

/**
 * Encodes XML as windows-1251, which every version of 1C reads. Characters that it lacks become references such as
 * `&#937;`.
 */
export function encodeXml1251(xml: string): Buffer {
  const found: number[] = [];
  for (const letter of xml) {
    const code = bytes.get(letter);
    if (code === undefined) found.push(...Buffer.from(`&#${letter.codePointAt(0)};`, 'latin1'));
    else found.push(code);
  }
  return Buffer.from(found);
}
