/**
 * Room for new objects of threads that read many rows, megabytes. Without a limit each takes 64 and keeps them while it
 * waits.
 */
export const youngMb = 16;

/**
 * Old objects of such threads, megabytes: five times what a million parts need. A thread that has a limit collects
 * sooner.
 */
export const oldMb = 1000;
