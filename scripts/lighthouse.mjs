// npm run lighthouse: prints the Lighthouse table of the five most important pages; fails below the budgets.
import { runLongBrowserTests } from './long-browser-tests.mjs';

process.exitCode = await runLongBrowserTests(['lighthouse'], 'line');
