/** The network failed, the page was left, or what answered was not the shop. */
export const isNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof SyntaxError ||
  (error instanceof DOMException && error.name === 'AbortError');

/** What a resource of the shop answers to a script of the page, in that resource's own shape; null: it did not. */
export async function askJson<Answer>(address: string, signal: AbortSignal): Promise<Answer | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? ((await response.json()) as Answer) : null;
  } catch (error) {
    if (isNoAnswer(error)) return null;
    throw error;
  }
}
