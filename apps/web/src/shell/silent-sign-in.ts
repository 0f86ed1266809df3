import { isNoAnswer } from '../kit/ask-json.ts';

let isAsked = false;

/** Checks the session on the server. Goes to the home page if the server asks for it (product A2). */
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
