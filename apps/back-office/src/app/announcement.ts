import type { NewOrders } from '@farad/contract/office/orders/orders';

const toneSeconds = 0.14;
const tones = [660, 880];
const loudness = 0.15;

/** Plays two short tones. Does nothing where the browser allows no sound yet. */
export async function chime(): Promise<void> {
  try {
    const audio = new AudioContext();
    await audio.resume();
    const gain = audio.createGain();
    gain.gain.value = loudness;
    gain.connect(audio.destination);
    for (const [at, frequency] of tones.entries()) {
      const tone = audio.createOscillator();
      tone.frequency.value = frequency;
      tone.connect(gain);
      tone.start(audio.currentTime + at * toneSeconds);
      tone.stop(audio.currentTime + (at + 1) * toneSeconds);
    }
    setTimeout(() => void audio.close(), 1000);
  } catch {
    // No sound device, or the person has not touched the page yet: the notice on the page remains.
  }
}

/** Returns true if the browser lets the page show notices on the desktop. */
const mayNotify = (): boolean => typeof Notification !== 'undefined' && Notification.permission === 'granted';

/** Asks for permission to show notices on the desktop, if the browser has them and the person has not decided yet. */
export async function askToNotify(): Promise<void> {
  if (typeof Notification !== 'undefined' && Notification.permission === 'default') {
    await Notification.requestPermission();
  }
}

/**
 * Shows a notice on the desktop. Notices with the same tag replace each other, so that several open tabs show only one.
 */
export function notifyOnDesktop(title: string, text: string, onOpen: () => void): void {
  if (!mayNotify()) return;
  const notice = new Notification(title, { body: text, tag: 'orders' });
  notice.addEventListener('click', () => {
    window.focus();
    onOpen();
    notice.close();
  });
}

/**
 * Returns the orders to announce, or null if there are none. `since` = the answer that was handled last; undefined =
 * the page has just been opened, and nothing is announced yet.
 */
export const toAnnounce = (since: string | undefined, answer: NewOrders): NewOrders | null =>
  since === undefined || answer.last === since || answer.count === 0 ? null : answer;

/**
 * Returns the lines below the title: a line for each order. The number is left out if only one order is announced,
 * because the title has it.
 */
export const linesOf = ({ count, orders }: NewOrders, money: (roubles: number) => string): readonly string[] =>
  orders.map(({ number, total, name }) =>
    [count === 1 ? '' : number, name, money(total)].filter((part) => part !== '').join(' · '),
  );
