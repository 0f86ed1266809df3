import { connect } from '@farad/database/connection/connect';
import { migrate } from '@farad/database/connection/migrate';
import { startEmbedded } from '@farad/database/embedded/embedded';

/** A database for one shop. */
export interface ShopDatabase {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Opens a database for a shop. `folder` is empty and becomes the data folder of its server. */
export type OpenDatabase = (folder: string) => Promise<ShopDatabase>;

/** Opens an empty database on a server of its own. */
export const openOwnDatabase: OpenDatabase = (folder) => startEmbedded({ dataDir: folder });

/**
 * Returns a function that opens databases on one server, whose folder is `folder`. Each is a copy of one migrated
 * database, because a server and a schema of its own take seconds each.
 */
export function sharedDatabases(folder: string): { readonly open: OpenDatabase; readonly close: () => Promise<void> } {
  const start = async (): Promise<ShopDatabase> => {
    const server = await startEmbedded({ dataDir: folder });
    await migrate(server.url);
    return server;
  };
  let started: Promise<ShopDatabase> | undefined;
  let count = 0;
  const open = async (): Promise<ShopDatabase> => {
    const { url } = await (started ??= start());
    const [template, own] = [new URL(url), new URL(url)];
    own.pathname = `shop_${(count += 1)}`;
    const { pool, close } = connect(new URL('/postgres', url).href, { size: 1 });
    try {
      await pool.query(
        `create database ${own.pathname.slice(1)} template ${template.pathname.slice(1)} strategy file_copy`,
      );
    } finally {
      await close();
    }
    return { url: own.href, stop: () => Promise.resolve() };
  };
  return { open, close: async () => (await started)?.stop() };
}
