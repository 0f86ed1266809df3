import type { Answer } from '#api.ts';

export type ProviderState = Answer<'providers'>['providers'][number];

/** Calls that show something else once a connection has changed. */
export const touched = ['providers', 'carrierState', 'shopOpening', 'auditLog'] as const;
