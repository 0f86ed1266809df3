// `npm start`: builds what has changed, then runs the server in the foreground.
import { buildWeb } from './build-web.mjs';
import { runInForeground } from './foreground.mjs';

const built = await buildWeb();
process.exitCode = built === 0 ? await runInForeground(['apps/server/src/main.ts']) : built;
