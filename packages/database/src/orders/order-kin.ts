import { sql, type RawBuilder } from 'kysely';

/** Selects ids of all orders that were one order before it was split, including `orderId` itself. */
export const orderKin = (orderId: number): RawBuilder<{ id: number }> => sql`
  with recursive kin (id) as (
    select ${orderId}::bigint
    union
    select other.id from kin join orders own on own.id = kin.id
      join orders other on other.split_from = own.id or other.id = own.split_from
  )
  select id from kin`;
