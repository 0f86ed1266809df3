/**
 * Limit of the young heap of threads that read many rows, in megabytes. Without a limit each takes 64 and keeps them
 * while idle.
 */
export const youngMb = 16;

/**
 * Limit of the old heap of such threads, in megabytes: five times what a million parts need. A limit also makes V8
 * collect earlier.
 */
export const oldMb = 1000;
