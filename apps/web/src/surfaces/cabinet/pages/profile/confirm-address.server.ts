import type { Client } from '@farad/contract/client';
import { normaliseEmail, normalisePhone } from '@farad/domain/customer';

import { formText } from '#kit/form-text.ts';

/** Kind of contact in the profile. */
export type Contact = 'phone' | 'email';

/** State of a form that sends and checks a code. A non-empty `challenge` means that a code was sent. */
export interface CodeState {
  readonly contact: Contact;
  readonly challenge: string;
  /** New phone or e-mail as typed; empty if the code goes to the customer's present one. */
  readonly address: string;
  /** Normalised phone or e-mail that the code was sent to. */
  readonly sentTo: string;
  readonly isAddressChanged: boolean;
  /** Error text of the API; empty = no error. */
  readonly problem: string;
}

const isContact = (text: string): text is Contact => text === 'phone' || text === 'email';

function readState(form: FormData, contact: Contact): CodeState {
  return {
    contact,
    challenge: formText(form, 'challenge'),
    address: formText(form, 'address'),
    sentTo: formText(form, 'sent_to'),
    isAddressChanged: false,
    problem: '',
  };
}

type Sent = Awaited<ReturnType<Client['sendProofCode']>>;

/**
 * Returns the form's state after a code was requested. If the API refuses to send another code, the previous one stays
 * valid.
 */
const afterSend = (state: CodeState, sent: Sent, sentTo: string): CodeState =>
  sent.ok ? { ...state, challenge: sent.value.code, sentTo } : { ...state, problem: sent.error.message };

/**
 * Confirms the customer's identity: sends a code to their phone or e-mail, or checks the typed code. Returns null once
 * the code is correct.
 */
export async function proofStep(api: Client, form: FormData): Promise<CodeState | null> {
  const named = formText(form, 'contact');
  const state = readState(form, isContact(named) ? named : 'phone');
  const { contact, challenge } = state;
  if (formText(form, 'step') !== 'proof_check') {
    return afterSend(state, await api.sendProofCode({ body: { contact } }), '');
  }
  const code = formText(form, 'code').trim();
  const proved = await api.prove({ body: { contact, sessionId: challenge, code } });
  return proved.ok ? null : { ...state, problem: proved.error.message };
}

function normalised(contact: Contact, address: string): string {
  const result = contact === 'phone' ? normalisePhone(address) : normaliseEmail(address);
  return result.ok ? result.value : address;
}

/**
 * Changes the phone or e-mail: sends a code to the new one, or checks the typed code. Returns null once it is changed.
 * Returns `proof` if the customer must confirm their identity first.
 */
export async function contactStep(api: Client, contact: Contact, form: FormData): Promise<CodeState | 'proof' | null> {
  const state = readState(form, contact);
  const { address, challenge, sentTo } = state;
  if (formText(form, 'step') !== 'check') {
    const sent = await api.sendContactCode({ body: { contact, address: address.slice(0, 254) || '-' } });
    if (!sent.ok && sent.error.code === 'proof_missing') return 'proof';
    return afterSend(state, sent, normalised(contact, address));
  }
  if (normalised(contact, address) !== sentTo) return { ...state, isAddressChanged: true };
  const code = formText(form, 'code').trim();
  const set = await api.setContact({ body: { contact, address: sentTo, sessionId: challenge, code } });
  if (set.ok) return null;
  return set.error.code === 'proof_missing' ? 'proof' : { ...state, problem: set.error.message };
}
