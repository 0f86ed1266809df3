import type { ComponentType } from 'react';

import { loadPartWords } from '../i18n/load-words.ts';

type Part = ComponentType<{ onClose: () => void }>;

const signIn = () => import('../surfaces/storefront/features/sign-in/late.tsx');
const chat = () => import('../surfaces/storefront/features/chat/panel.tsx');

/** Loaders of the dialogs above a page. They run on demand or after a delay (product S5). */
export const lateExtras = {
  dialog: async (): Promise<Part> => (await Promise.all([signIn(), loadPartWords('signIn')]))[0].SignInDialog,
  offer: async (): Promise<Part> => (await Promise.all([signIn(), loadPartWords('signIn')]))[0].SignInOffer,
  language: async (): Promise<Part> => (await import('./language-hint.tsx')).LanguageHint,
  chat: async (): Promise<Part> => (await Promise.all([chat(), loadPartWords('chat')]))[0].ChatPanel,
} as const;

export type LatePartName = keyof typeof lateExtras;
