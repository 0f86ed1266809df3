/** Returns true if the network failed, the request was aborted or the answer was not JSON. */
export const isNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof SyntaxError ||
  (error instanceof DOMException && error.name === 'AbortError');

/** Fetches JSON from a resource of the shop; null if that fails. */
export async function fetchJson<Answer>(address: string, signal: AbortSignal): Promise<Answer | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? ((await response.json()) as Answer) : null;
  } catch (error) {
    if (isNoAnswer(error)) return null;
    throw error;
  }
}
