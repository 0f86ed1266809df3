import { isNoAnswer } from '../kit/ask-json.ts';

let isAsked = false;

/**
 * Asks the server once per document to sign in by the visitor's cookies. Reloads the page's data after a sign-in. Opens
 * the home page if the server says so (product A2).
 */
export async function signInSilently(address: string, home: string, revalidate: () => Promise<void>): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    const response = await fetch(address, { method: 'POST', body: new URLSearchParams() });
    if (!response.ok) return;
    const { outcome } = (await response.json()) as { readonly outcome: 'signed_in' | 'guest' | 'home' };
    if (outcome === 'signed_in') await revalidate();
    if (outcome === 'home') location.assign(home);
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
  }
}
