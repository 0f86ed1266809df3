// Preloaded into the server by start.mjs. When the parent process is gone, the server shuts down in order, as if by
// SIGTERM. So nothing is left after `kill -9` of npm.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
