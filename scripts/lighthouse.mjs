// `npm run lighthouse`: prints the Lighthouse scores of the five most important pages. Fails if one is below its
// budget.
import { runLongBrowserTests } from './long-browser-tests.mjs';

process.exitCode = await runLongBrowserTests(['lighthouse'], 'line');
