/**
 * Room for new objects of each thread, megabytes. Without a limit a thread that reads many rows takes 64, and keeps them
 * while it waits.
 */
export const youngMb = 16;
