import { sql } from 'kysely';

/** SQL of the buyer's name and surname in a row of `orders`; '' = neither is known. */
export const contactName = sql<string>`trim(coalesce(contact->>'name', '') || ' ' || coalesce(contact->>'surname', ''))`;
