/**
 * Limit of V8's young generation, in megabytes, for threads that read many rows. By default each would take 64 MB and
 * keep them while idle.
 */
export const youngMb = 16;

/**
 * Limit of V8's old generation, in megabytes, for threads that read many rows: five times what a million parts need.
 * With a limit, V8 also collects garbage earlier.
 */
export const oldMb = 1000;
