import type { Answer } from '#api.ts';

export type ProviderState = Answer<'providers'>['providers'][number];

/** Calls whose cached answers are fetched again after the settings of a service change. */
export const touched = ['providers', 'carrierState', 'shopOpening', 'auditLog'] as const;
