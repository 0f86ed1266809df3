import type { Page } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/** Lighthouse's default factor. PageSpeed and `npx lighthouse` use it on every machine. */
const usualSlowdown = 4;

/**
 * Returns the factor by which a processor is slowed down to be as fast as a phone of the middle class. `index` is
 * Lighthouse's BenchmarkIndex of the processor. Lighthouse's calculator (docs/throttling.md, "Calibrating the CPU
 * slowdown") gives 4 for a fast desktop of 1533, 3 at 1300, 2 at 800, 1 at 150 and below, and straight lines between
 * them. Above 1533 the factor stays at Lighthouse's default.
 */
function phoneSlowdown(index: number): number {
  if (index >= 1300) return Math.min(3 + (index - 1300) / 233, usualSlowdown);
  if (index >= 800) return 2 + (index - 800) / 500;
  return 1 + Math.max(0, index - 150) / 650;
}

/** Measures the slowdown for this moment, because other work makes the processor slower. It takes a second. */
export const measureSlowdown = async (page: Page): Promise<number> =>
  phoneSlowdown(await page.evaluate(pageFunctions.computeBenchmarkIndex));
