import { connect } from '@farad/database/connection/connect';
import { usualOpenOrderRules, type OpenOrderRules } from '@farad/domain/order';

const noLimits: OpenOrderRules = {
  ...usualOpenOrderRules,
  mostOrders: 0,
  mostRoubles: 0,
  firstRoubles: 0,
};

/** Removes the limit for unpaid orders. Some tests place hundreds of orders for a few people. */
export async function letOrdersStayOpen(databaseUrl: string): Promise<void> {
  const { pool, close } = connect(databaseUrl);
  try {
    await pool.query(
      `insert into setting (key, value) values ('open_orders', $1)
       on conflict (key) do update set value = excluded.value`,
      [JSON.stringify(noLimits)],
    );
  } finally {
    await close();
  }
}
