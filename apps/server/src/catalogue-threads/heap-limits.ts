/**
 * Room for new objects of threads that read many rows, megabytes. Without a limit each takes 64 and keeps them while it
 * waits.
 */
export const youngMb = 16;
