// npm run pictures: draws the pictures of the README from a running shop into docs/pictures.
import { runLongBrowserTests } from './long-browser-tests.mjs';

process.exitCode = await runLongBrowserTests(['--config=pictures.config.ts'], 'line');
