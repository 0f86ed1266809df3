// npm run lighthouse: the table of Lighthouse for the five pages that matter most; fails below the budgets.
import { runLongBrowserTests } from './long-browser-tests.mjs';

process.exitCode = await runLongBrowserTests(['lighthouse'], 'line');
