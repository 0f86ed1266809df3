// Preloaded into the server by start.mjs: when the process that started it is gone, the server ends in order,
// as if by SIGTERM. So nothing stays behind after `kill -9` of npm.
process.channel?.unref();
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
