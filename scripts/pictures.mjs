// `npm run pictures`: starts a shop with data and draws the pictures of the README into docs/pictures.
import { runLongBrowserTests } from './long-browser-tests.mjs';

process.exitCode = await runLongBrowserTests(['--config=pictures.config.ts'], 'line');
