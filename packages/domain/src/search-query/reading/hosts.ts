import type { CategoryScope } from './scope.ts';

/**
 * Slugs of kinds to which other parts are connected. In a query, such a kind often only states the purpose: `датчик
 * температуры для arduino` asks for a sensor.
 */
const hosts: ReadonlySet<string> = new Set(['microcontrollers', 'development-boards', 'programmable-logic']);

export const isHostScope = ({ slugs }: CategoryScope): boolean => slugs.every((slug) => hosts.has(slug));
