/** Content codings of answers, the best first. */
const codings = ['br', 'gzip', 'identity'] as const;

export type Coding = (typeof codings)[number];

/** Returns the best of the offered codings that the client accepts. */
export function codingFor(acceptEncoding: string | undefined, offered: readonly Coding[] = codings): Coding {
  const taken = (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((item) => item.trim())
    .filter((item) => !/;\s*q=0(?:\.0*)?$/.test(item))
    .map((item) => item.split(';', 1)[0]);
  return offered.find((coding) => taken.includes(coding)) ?? 'identity';
}
