import type { CategoryScope } from './scope.ts';

/** Slugs of kinds to which other parts are connected. In a query, they often only state the purpose. */
const hosts: ReadonlySet<string> = new Set(['microcontrollers', 'development-boards', 'programmable-logic']);

export const isHostScope = ({ slugs }: CategoryScope): boolean => slugs.every((slug) => hosts.has(slug));
